import { asNewcomer } from '../../access/rights.ts'
import type { Call } from '../../context.ts'
import { fileUrl } from '../../files/serve/link-service.ts'
import { newId } from '../../platform/ids.ts'
import { launchKind } from '../rules.ts'
import { getAsset, type ShownAsset } from '../service.ts'
import {
  findCourse,
  linkOf,
  notReady,
  played,
  playedCourse,
  siteUrl,
  subtitlesOf,
  type Launched,
  type LaunchedAttempt,
} from './launch-service.ts'

/** An asset as learners see it, for those who look after it: published or not, and nothing of it is kept. */

/**
 * An asset as somebody finds it who has done nothing yet, and how it is played.
 * @throws 404, also for a deleted one, 409 `file-not-ready`
 */
export async function previewAsset(call: Call, assetId: string): Promise<{ asset: ShownAsset; launched: Launched }> {
  const asset = await getAsset(asNewcomer(call, undefined), assetId, false)
  return { asset, launched: await look(call, asset) }
}

async function look(call: Call, asset: ShownAsset): Promise<Launched> {
  const { id: assetId, fileId, openInIframe } = asset
  const kind = launchKind(asset)
  if (kind === 'link') return linkOf(asset)
  if (!fileId || asset.fileStatus !== 'ready') throw notReady()
  const opened = { assetId, fileId, isTrial: true as const }
  if (kind === 'scorm')
    return playedCourse(call, {
      course: await findCourse(call, fileId),
      opened,
      attempt: firstAttempt(fileId),
      openInIframe,
    })
  const isRecording = kind === 'video' || kind === 'audio'
  return {
    ...played(kind, kind === 'site' ? await siteUrl(call, opened) : fileUrl(call, opened), openInIframe),
    subtitles: isRecording ? subtitlesOf(call, asset, { isTrial: true }) : [],
    pages: kind === 'pdf' ? { page: null, seen: [], requiredPercent: asset.requiredPagesPercent } : null,
  }
}

/** One that no table has. */
function firstAttempt(fileId: string): Omit<LaunchedAttempt, 'launchId'> {
  const nothing = { sequence: 0, currentActivityId: null, activities: [], sequencing: null, shared: [] }
  return { ...nothing, id: newId(), fileId, number: 1, status: 'opened' }
}
