import type { HandlersOf } from '../contract/handlers.ts'
import { etag, versionFrom } from '../contract/etag.ts'
import { pageAnswer } from '../contract/page-answer.ts'
import { launchMyAssetActivity } from './attempts/activity-launch-service.ts'
import { createMyAssetAttempt, listMyAssetAttempts } from './attempts/attempt-list-service.ts'
import { duplicateContent } from './admin/asset-copy-service.ts'
import * as admin from './admin/asset-service.ts'
import * as jobs from '../jobs/wire.ts'
import * as deletion from '../playlists/content-deletion-service.ts'
import { bytesOf } from './file-handlers.ts'
import { getAssetRecording } from './asset-file-service.ts'
import { launchMyAsset } from './attempts/launch-service.ts'
import { listAssets } from './admin/asset-library-service.ts'
import * as packages from './packages/asset-package-service.ts'
import * as trials from './packages/package-trial-service.ts'
import { assetPackage } from './packages/package-wire.ts'
import * as markAsDone from './admin/mark-as-done-service.ts'
import * as progress from './attempts/progress-service.ts'
import * as service from './service.ts'
import { renewMyAssetLaunch } from './visit-service.ts'
import * as cues from './subtitles/subtitle-cue-service.ts'
import * as subtitles from './subtitles/subtitle-service.ts'
import { getAssetVersions } from './admin/version-service.ts'
import * as wire from './wire.ts'

export const assetHandlers: Omit<HandlersOf<'assets'>, 'getAssetStats'> = {
  async getAssetVersions({ call, params, respond }) {
    return respond(200, wire.versions(await getAssetVersions(call, params.assetId)))
  },

  async getAssetPackage({ call, params, respond }) {
    return respond(200, assetPackage(await packages.getAssetPackage(call, params.assetId), call.hub))
  },

  async updateAssetPackage({ call, params, body, respond }) {
    await packages.updateAssetPackage(call, params.assetId, body.allowedHosts)
    return respond(200, { success: true })
  },

  async getAssetPackageTrial({ call, params, respond }) {
    const { course, ...trial } = await trials.getAssetPackageTrial(call, params.assetId)
    return respond(200, { ...trial, course: course && wire.courseOf(course) })
  },

  async updateAssetPackageTrial({ call, params, body, respond }) {
    await trials.updateAssetPackageTrial(call, params.assetId, body)
    return respond(200, { success: true })
  },

  async listAssetPackageFiles({ call, params, query, respond }) {
    const page = await packages.listAssetPackageFiles(call, params.assetId, query)
    return respond(
      200,
      pageAnswer(page, query.offset, (file) => file),
    )
  },

  async listMyAssets({ call, query, respond }) {
    return respond(200, wire.assetPage(await service.listMyAssets(call, query), query.offset))
  },

  async getMyAsset({ call, params, respond }) {
    const row = await service.getMyAsset(call, params.assetId)
    return respond(200, wire.asset(row), { etag: etag(row.version) })
  },

  async getMyAssetInPlaylist({ call, params, respond }) {
    return respond(
      200,
      wire.assetInPlaylist(await service.getMyAssetInPlaylist(call, params.assetId, params.playlistId)),
    )
  },

  async listMyAssetParentPlaylists({ call, params, query, respond }) {
    return respond(
      200,
      wire.parentPage(await service.listMyAssetParentPlaylists(call, params.assetId, query), query.offset),
    )
  },

  async getMyAssetStatus({ call, params, respond }) {
    return respond(200, wire.status(await service.getMyAssetStatus(call, params.assetId)))
  },

  async saveMyAsset({ call, params, respond }) {
    await service.saveMyAsset(call, params.assetId)
    return respond(200, { success: true })
  },

  async unsaveMyAsset({ call, params, respond }) {
    await service.unsaveMyAsset(call, params.assetId)
    return respond(200, { success: true })
  },

  async likeMyAsset({ call, params, body, respond }) {
    const { rated_like, rating = null, message = null } = body
    await service.likeMyAsset(call, params.assetId, { isLiked: rated_like === 1, rating, message })
    return respond(200, { success: true })
  },

  async readMyAsset({ call, params, respond }) {
    await progress.readMyAsset(call, params.assetId)
    return respond(200, { success: true })
  },

  async unreadMyAsset({ call, params, respond }) {
    await progress.unreadMyAsset(call, params.assetId)
    return respond(200, { success: true })
  },

  async updateMyAssetPosition({ call, params, body, respond }) {
    return respond(200, {
      success: true,
      userContentStatus: await progress.updateMyAssetPosition(call, params.assetId, body),
    })
  },

  async updateMyAssetPages({ call, params, body, respond }) {
    return respond(200, {
      success: true,
      userContentStatus: await progress.updateMyAssetPages(call, params.assetId, body),
    })
  },

  async launchMyAsset({ call, params, query, respond }) {
    return respond(200, wire.launch(await launchMyAsset(call, params.assetId, query.playlistId)))
  },

  async renewMyAssetLaunch({ call, params, respond }) {
    await renewMyAssetLaunch(call, params.assetId)
    return respond(200, { success: true })
  },

  async listMyAssetAttempts({ call, params, query, respond }) {
    return respond(200, wire.attemptPage(await listMyAssetAttempts(call, params.assetId, query), query.offset))
  },

  async createMyAssetAttempt({ call, params, respond }) {
    const { id, number } = await createMyAssetAttempt(call, params.assetId)
    return respond(201, { success: true, id, number })
  },

  async getMyAssetAttempt({ call, params, respond }) {
    return respond(200, await progress.getMyAssetAttempt(call, params.assetId, params.attemptId))
  },

  async launchMyAssetActivity({ call, params, body, respond }) {
    return respond(200, await launchMyAssetActivity(call, params.assetId, params.attemptId, body))
  },

  async updateMyAssetAttempt({ call, params, body, respond }) {
    return respond(200, {
      success: true,
      ...(await progress.updateMyAssetAttempt(call, params.assetId, params.attemptId, body)),
    })
  },

  async listAssets({ call, query, teams, respond }) {
    return respond(200, wire.adminPage(await listAssets(call, query, teams), query))
  },

  async createAsset({ call, body, respond }) {
    const { id, fileStatus } = await admin.createAsset(call, body)
    return respond(
      201,
      { success: true, id, fileStatus: fileStatus as 'processing' | 'ready' | null },
      { etag: etag(1) },
    )
  },

  async updateAsset({ call, params, headers, body, respond }) {
    const version = await admin.updateAsset(call, params.assetId, versionFrom(headers['if-match']), body)
    return respond(200, { success: true }, { etag: etag(version) })
  },

  async getAsset({ call, params, query, respond }) {
    const row = await service.getAsset(call, params.assetId, query.includeDeleted)
    return respond(200, wire.asset(row), { etag: etag(row.version) })
  },

  async deleteAsset({ call, params, respond }) {
    await deletion.deleteAsset(call, params.assetId)
    return respond(200, { success: true })
  },

  async restoreAsset({ call, params, respond }) {
    await deletion.restoreAsset(call, params.assetId)
    return respond(200, { success: true })
  },

  async previewAssetMarkAsDoneReset({ call, query, respond }) {
    const preview = await markAsDone.previewAssetMarkAsDoneReset(call, query)
    return respond(200, wire.resetPreview(preview, query.offset))
  },

  async listAssetSubtitles({ call, params, query, respond }) {
    const page = await subtitles.listAssetSubtitles(call, params.assetId, query)
    return respond(200, wire.subtitlePage(page, query.offset))
  },

  async updateSubtitle({ call, params, body, respond }) {
    await subtitles.updateSubtitle(call, params.id, body.language)
    return respond(200, { success: true })
  },

  async deleteSubtitle({ call, params, respond }) {
    await subtitles.deleteSubtitle(call, params.id)
    return respond(200, { success: true })
  },

  async restoreSubtitle({ call, params, respond }) {
    await subtitles.restoreSubtitle(call, params.id)
    return respond(200, { success: true })
  },

  async getAssetRecording({ call, params, headers, respond }) {
    const answer = await bytesOf(call, await getAssetRecording(call, params.assetId), headers)
    return answer.status === 304
      ? respond(304, undefined, answer.headers)
      : respond(answer.status, answer.stream, answer.headers)
  },

  async getSubtitleCues({ call, params, respond }) {
    return respond(200, wire.subtitleCues(await cues.getSubtitleCues(call, params.id)))
  },

  async updateSubtitleCues({ call, params, body, respond }) {
    const id = await cues.updateSubtitleCues(call, params.id, wire.editedCues(body.cues))
    return respond(200, { success: true, id })
  },

  async createAssetSubtitle({ call, params, body, respond }) {
    const { language } = body
    const id = await cues.createAssetSubtitle(call, params.assetId, { language, cues: wire.editedCues(body.cues) })
    return respond(201, { success: true, id })
  },

  async resetAssetMarkAsDoneModes({ call, body, respond }) {
    return respond(202, jobs.job(await markAsDone.resetAssetMarkAsDoneModes(call, body.previewToken)))
  },
}

/** What makes content of both kinds. */
export const copyHandlers: Pick<HandlersOf<'content'>, 'duplicateContent'> = {
  async duplicateContent({ call, body, respond }) {
    const items = await duplicateContent(call, body.contentIds)
    return respond(201, { success: true, items: items.map(wire.copy) })
  },
}
