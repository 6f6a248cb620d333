import type { Call } from '../../context.ts'
import { notFound } from '../../contract/problems.ts'
import type { ScormCourse } from '../../files/package/manifest-codec.ts'
import { keepTrial, mustBePackage } from '../../files/package-service.ts'
import { fileOriginOf, packageUrl, playerUrl } from '../../files/serve/link-service.ts'
import { urlsOf, type LaunchedCourse } from '../attempts/launch-service.ts'
import { mustHaveFile } from './asset-package-service.ts'

/** Trial runs of packages: the browser of somebody who edits the asset opens each page for a while, and nothing of it is kept but what went wrong. */

export interface TrialLaunch {
  fileId: string
  title: string
  version: '1.2' | '2004' | null
  playerUrl: string
  contentOrigin: string
  pages: { id: string; title: string; url: string; isSco: boolean; launchData: string | null }[]
  pageCount: number
  /** The whole course; null where it has no pages that speak SCORM. */
  course: LaunchedCourse | null
}

/** As many as somebody waits for. */
const MAX_PAGES = 40

/** What it takes to run the package of an asset once. @throws 404, also for an asset whose file is no package or is not ready */
export async function getAssetPackageTrial(call: Call, assetId: string): Promise<TrialLaunch> {
  const { fileId, name } = await mustHaveFile(call, assetId)
  const { title, startPath, scorm } = await mustBePackage(call, fileId)
  const opened = { fileId, assetId, isTrial: true as const }
  const root = packageUrl(call, opened, '')
  const version = versionOf(scorm)
  const player = playerUrl(call, opened)
  const pages = scorm
    ? scorm.activities.flatMap(({ id, title, path, isSco, launchData }) => {
        const url = path === null ? null : new URL(path, root)
        // What lies at another host opens in a window of its own.
        if (url?.origin !== new URL(root).origin) return []
        return [{ id, title, url: url.href, isSco: isSco && version !== null, launchData }]
      })
    : [{ id: 'start', title: title ?? name, url: new URL(startPath, root).href, isSco: false, launchData: null }]
  return {
    fileId,
    title: title ?? name,
    version,
    playerUrl: player,
    contentOrigin: fileOriginOf(call, opened),
    pages: pages.slice(0, MAX_PAGES),
    pageCount: pages.length,
    course: scorm && version ? { course: scorm, playerUrl: player, urls: urlsOf(scorm, root) } : null,
  }
}

/** Keeps what a trial run saw. @throws 404, also for a file that the asset no longer has */
export async function updateAssetPackageTrial(
  call: Call,
  assetId: string,
  { fileId, ...seen }: { fileId: string } & Parameters<typeof keepTrial>[2],
): Promise<void> {
  const asset = await mustHaveFile(call, assetId)
  if (asset.fileId !== fileId) throw notFound()
  await keepTrial(call, fileId, seen)
}

/** Units of cmi5 and activities of Tin Can report by statements, for which a trial has no credential. */
function versionOf(scorm: ScormCourse | null): TrialLaunch['version'] {
  return scorm?.version === '1.2' || scorm?.version === '2004' ? scorm.version : null
}
