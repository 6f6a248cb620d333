import type { AssetLaunch } from '../../generated/client/model/assetLaunch.ts'
import { demoCourse, openAttempt } from './courses.ts'
import type { MockHub } from './hub.ts'
import { findFile, isRecording, kindOf } from './media.ts'
import { conflict } from './problems.ts'
import { findState, setProgress } from './progress.ts'
import type { AssetRow, PersonRow } from './rows.ts'
import { settle } from './uploads.ts'

/** Opens an asset: marks it as opened and says how it is played. @throws 409 `file-not-ready` */
export function launch(hub: MockHub, me: PersonRow, asset: AssetRow): AssetLaunch {
  const url = addressOf(hub, asset)
  setProgress(hub, me, asset, isDoneByOpening(asset) ? 'completed' : 'opened')
  const kind = kindOf(asset)
  const course = kind === 'scorm' ? demoCourse(hub, asset) : null
  return {
    kind,
    url: course?.playerUrl ?? url,
    openInIframe: asset.openInIframe,
    subtitles: asset.subtitles.map(({ locale, fileId }) => ({
      id: fileId,
      locale,
      url: findFile(hub, fileId)?.url ?? `/api/asset/${asset.id}/subtitle/${fileId}`,
    })),
    position: isRecording(asset) ? (findState(hub, me, asset.id)?.position ?? null) : null,
    course,
    attempt: course && openAttempt(hub, me, asset),
  }
}

function addressOf(hub: MockHub, asset: AssetRow): string {
  if (asset.webUrl) return asset.webUrl
  const file = findFile(hub, asset.fileId)
  if (!file || settle(hub, file).fileStatus !== 'ready')
    throw conflict('file-not-ready', 'The file of this asset is not ready yet. Try again in a moment.')
  return file.url ?? `/api/asset/${asset.id}/file`
}

/** A course and a recording are done when they say so or end; with all else there is nothing more to wait for. */
function isDoneByOpening(asset: AssetRow): boolean {
  if (asset.type === 'scorm') return asset.scormSettings?.completeWhen === 'opened'
  return asset.markAsDoneMode === 'automatic' && !isRecording(asset)
}
