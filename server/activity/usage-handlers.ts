import type { HandlersOf } from '../contract/handlers.ts'
import { getAssetStats, getPlaylistStats } from './usage-service.ts'
import * as wire from './usage-wire.ts'

/** The operations of playlists and assets that answer from the log. */
export const usageHandlers: Pick<HandlersOf<'playlists'>, 'getPlaylistStats'> &
  Pick<HandlersOf<'assets'>, 'getAssetStats'> = {
  async getPlaylistStats({ call, params, query, respond }) {
    return respond(200, wire.playlistStats(await getPlaylistStats(call, params.playlistId, query.duration)))
  },

  async getAssetStats({ call, params, query, respond }) {
    return respond(200, wire.assetStats(await getAssetStats(call, params.assetId, query.duration)))
  },
}
