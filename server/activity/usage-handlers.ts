import type { HandlersOf } from '../contract/handlers.ts'
import { getTeamAssetHistory, getUserAssetStats } from './people-usage-service.ts'
import { getAssetStats, getPlaylistStats } from './usage-service.ts'
import * as wire from './usage-wire.ts'

/** The operations of other nouns that answer from the log. */
export const usageHandlers: Pick<HandlersOf<'playlists'>, 'getPlaylistStats'> &
  Pick<HandlersOf<'assets'>, 'getAssetStats'> &
  Pick<HandlersOf<'users'>, 'getUserAssetStats'> &
  Pick<HandlersOf<'teams'>, 'getTeamAssetHistory'> = {
  async getPlaylistStats({ call, params, query, respond }) {
    return respond(200, wire.playlistStats(await getPlaylistStats(call, params.playlistId, query.duration)))
  },

  async getAssetStats({ call, params, query, respond }) {
    return respond(200, wire.assetStats(await getAssetStats(call, params.assetId, query.duration)))
  },

  async getUserAssetStats({ call, params, query, respond }) {
    return respond(200, await getUserAssetStats(call, params.userId, query.duration))
  },

  async getTeamAssetHistory({ call, params, query, respond }) {
    return respond(200, await getTeamAssetHistory(call, params.teamId, query.duration))
  },
}
