import type { AssetLaunch } from '../../generated/client/model/assetLaunch.ts'
import { isDoneByOpening, keptStatus, placeToGoOn } from '../../server/assets/rules.ts'
import { parentsOf } from './cards.ts'
import { demoCourse, openAttempt } from './courses.ts'
import type { MockHub } from './hub.ts'
import { findFile, kindOf, media } from './media.ts'
import { conflict } from './problems.ts'
import { setProgress, stateOf } from './progress.ts'
import type { AssetRow, PersonRow } from './rows.ts'
import { settle } from './uploads.ts'

/**
 * Opens an asset: marks it as opened and says how it is played.
 * @param playlistId the playlist in which it is opened @throws 409 `file-not-ready`
 */
export function launch(hub: MockHub, me: PersonRow, asset: AssetRow, playlistId?: string): AssetLaunch {
  const kind = kindOf(hub, asset)
  const url = addressOf(hub, asset)
  const course = kind === 'scorm' ? demoCourse(hub, asset) : null
  const attempt = course && openAttempt(hub, me, asset)
  const isDone = isDoneByOpening(kind, asset.markAsDoneMode, asset.scormSettings?.completeWhen ?? 'completed')
  setProgress(hub, me, asset, isDone ? 'completed' : 'opened', placeOf(hub, me, asset, playlistId))
  const state = stateOf(hub, me, asset.id)
  if (attempt) state.scormStatus = keptStatus(state.scormStatus, attempt.status)
  const isRecording = kind === 'video' || kind === 'audio'
  return {
    kind,
    url: course?.playerUrl ?? url,
    openInIframe: asset.openInIframe,
    subtitles: isRecording ? subtitlesOf(hub, asset) : [],
    position: isRecording ? placeToGoOn(state.position, asset.duration) : null,
    course,
    attempt,
  }
}

/** Where no playlist is named and one alone holds the asset, that is the one to go back to. */
function placeOf(hub: MockHub, me: PersonRow, asset: AssetRow, playlistId?: string): string | undefined {
  const parents = parentsOf(hub, me, asset.id)
  if (playlistId) return parents.find(({ id }) => id === playlistId)?.id
  return parents.length === 1 ? parents[0]?.id : undefined
}

function subtitlesOf(hub: MockHub, asset: AssetRow): AssetLaunch['subtitles'] {
  return asset.subtitles.map(({ locale, fileId }) => ({
    id: fileId,
    locale,
    url: findFile(hub, fileId)?.url ?? `/api/asset/${asset.id}/subtitle/${fileId}`,
  }))
}

function addressOf(hub: MockHub, asset: AssetRow): string {
  if (asset.webUrl) return asset.webUrl
  const file = findFile(hub, asset.fileId)
  if (!file || settle(hub, file).fileStatus !== 'ready')
    throw conflict('file-not-ready', 'The file of this asset is not ready yet. Try again in a moment.')
  if (asset.type === 'zip') return file.url ?? media.site
  if (kindOf(hub, asset) === 'download') return `/api/asset/${asset.id}/download`
  return file.url ?? `/api/asset/${asset.id}/file`
}
