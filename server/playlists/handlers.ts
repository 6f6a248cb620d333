import type { HandlersOf } from '../contract/handlers.ts'
import { etag, versionFrom } from '../contract/etag.ts'
import * as admin from './playlist-service.ts'
import * as contributions from './contribution-service.ts'
import { duplicatePlaylists } from './playlist-copy-service.ts'
import * as deletion from './content-deletion-service.ts'
import * as drafts from './draft-service.ts'
import * as history from './history-service.ts'
import * as jobs from '../jobs/wire.ts'
import * as pins from './pin-service.ts'
import { previewPlaylist } from './playlist-preview-service.ts'
import * as service from './service.ts'
import * as removal from './topic-removal-service.ts'
import { updatePlaylist } from './update-service.ts'
import * as wire from './wire.ts'

export const playlistHandlers: Omit<HandlersOf<'playlists'>, 'getPlaylistStats'> = {
  async listMyPlaylists({ call, query, respond }) {
    const page = await service.listMyPlaylists(call, query)
    return respond(200, wire.playlistPage(page, query.offset, call.hub.domainId))
  },

  async getMyPlaylist({ call, params, respond }) {
    return respond(200, wire.playlist(await service.getMyPlaylist(call, params.playlistId), call.hub.domainId))
  },

  async getMyPlaylistDetails({ call, params, respond }) {
    return respond(200, wire.playlist(await service.getMyPlaylist(call, params.playlistId), call.hub.domainId))
  },

  async listMyPlaylistContents({ call, params, query, respond }) {
    const page = await service.listMyPlaylistContents(call, params.playlistId, query)
    return respond(200, wire.contentsPage(page, query.offset))
  },

  async addMyPlaylistContents({ call, params, body, respond }) {
    await contributions.addMyPlaylistContents(call, params.playlistId, body.contentIds)
    return respond(200, { success: true })
  },

  async removeMyPlaylistContent({ call, params, respond }) {
    await contributions.removeMyPlaylistContent(call, params.playlistId, params.contentId)
    return respond(200, { success: true })
  },

  async saveMyPlaylist({ call, params, respond }) {
    await service.saveMyPlaylist(call, params.playlistId)
    return respond(200, { success: true })
  },

  async unsaveMyPlaylist({ call, params, respond }) {
    await service.unsaveMyPlaylist(call, params.playlistId)
    return respond(200, { success: true })
  },

  async likeMyPlaylist({ call, params, body, respond }) {
    await service.likeMyPlaylist(call, params.playlistId, body.isLiked)
    return respond(200, { success: true })
  },

  async listPlaylists({ call, query, teams, respond }) {
    const page = await admin.listPlaylists(call, query, teams)
    return respond(200, wire.adminPage(page, query))
  },

  async createPlaylist({ call, body, respond }) {
    const id = await admin.createPlaylist(call, body)
    return respond(201, { success: true, id })
  },

  async previewPlaylist({ call, params, query, respond }) {
    return respond(200, wire.preview(await previewPlaylist(call, params.playlistId, query), query.offset))
  },

  async listPlaylistContents({ call, params, query, respond }) {
    const page = await admin.listPlaylistContents(call, params.playlistId, query)
    return respond(200, wire.contentsPage(page, query.offset), { etag: etag(page.version) })
  },

  async updatePlaylistContents({ call, params, query, headers, body, respond }) {
    const expected = versionFrom(headers['if-match'])
    const version = await admin.updatePlaylistContents(call, params.playlistId, expected, body, query.acceptedLosses)
    return respond(200, { success: true }, { etag: etag(version) })
  },

  async getPlaylistContentsDraft({ call, params, respond }) {
    const { draft, etag } = await drafts.getPlaylistContentsDraft(call, params.playlistId)
    return respond(200, wire.ownContentsDraft(draft), { etag })
  },

  async savePlaylistContentsDraft({ call, params, headers, body, respond }) {
    const { savedAt, etag } = await drafts.savePlaylistContentsDraft(call, params.playlistId, headers['if-match'], body)
    return respond(200, { success: true, savedTime: savedAt.toISOString() }, { etag })
  },

  async deletePlaylistContentsDraft({ call, params, headers, respond }) {
    const etag = await drafts.deletePlaylistContentsDraft(call, params.playlistId, headers['if-match'])
    return respond(200, { success: true }, { etag })
  },

  async getPlaylistVersions({ call, params, respond }) {
    return respond(200, wire.versions(await history.getPlaylistVersions(call, params.playlistId)))
  },

  async getPlaylistVersion({ call, params, respond }) {
    return respond(200, wire.version(await history.getPlaylistVersion(call, params.playlistId, params.version)))
  },

  async getPlaylist({ call, params, query, respond }) {
    const playlist = await admin.getPlaylist(call, params.playlistId, query.includeDeleted)
    return respond(200, wire.editedPlaylist(playlist, call.hub.domainId), { etag: etag(playlist.version) })
  },

  async updatePlaylist({ call, params, headers, body, respond }) {
    const version = await updatePlaylist(call, params.playlistId, versionFrom(headers['if-match']), body)
    return respond(200, { success: true }, { etag: etag(version) })
  },

  async getPlaylistLosses({ call, params, respond }) {
    return respond(200, wire.losses(await deletion.getPlaylistLosses(call, params.playlistId)))
  },

  async deletePlaylist({ call, params, query, respond }) {
    await deletion.deletePlaylist(call, params.playlistId, query.acceptedLosses)
    return respond(200, { success: true })
  },

  async restorePlaylist({ call, params, respond }) {
    await deletion.restorePlaylist(call, params.playlistId)
    return respond(200, { success: true })
  },

  async previewPlaylistTopicRemoval({ call, query, body, respond }) {
    const { change, token } = await removal.previewPlaylistTopicRemoval(call, body)
    return respond(200, jobs.changePreviewPage(change, query, token))
  },

  async removePlaylistTopics({ call, body, respond }) {
    return respond(202, jobs.job(await removal.removePlaylistTopics(call, body)))
  },

  async duplicatePlaylists({ call, body, respond }) {
    return respond(201, { success: true, items: await duplicatePlaylists(call, body) })
  },

  async pinPlaylists({ call, body, respond }) {
    await pins.pinPlaylists(call, body)
    return respond(200, { success: true })
  },

  async unpinPlaylists({ call, body, respond }) {
    await pins.unpinPlaylists(call, body)
    return respond(200, { success: true })
  },

  async rankPinnedPlaylist({ call, body, respond }) {
    await pins.rankPinnedPlaylist(call, body)
    return respond(200, { success: true })
  },
}
