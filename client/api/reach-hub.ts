import { i18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { getMyAsset } from '../../generated/client/assets/assets.ts'
import { HubProblem } from './hub-problem.ts'
import { sendKeptWork } from './kept-work.ts'
import { refreshAfter } from './refresh.ts'
import { viewAs } from './view-as.ts'
import { forgetAllKept, forgetKept, listKept, updateKept, type KeptAsset } from './kept-assets.ts'
import { keepCode, startWorker } from './worker.ts'

export { forgetAllKept }

/** What waits for the hub, now that it can be reached. What fails waits for the next time. @param userId who is signed in */
export async function reachHub(client: QueryClient, userId: string): Promise<void> {
  await sendWork(client, userId).catch(() => undefined)
  // Nothing of somebody who is only looked at is kept.
  if ('caches' in window && !viewAs()) await bringKeptUpToDate(userId).catch(() => undefined)
}

async function sendWork(client: QueryClient, userId: string): Promise<void> {
  const count = await sendKeptWork(userId)
  if (count > 0) await refreshAfter(client, 'updateMyAssetAttempt')
}

/** Makes the hub open without a connection, and takes from the device what the person may no longer have, or somebody else left. */
async function bringKeptUpToDate(userId: string): Promise<void> {
  await startWorker()
  const kept = await listKept()
  if (kept.some(({ session }) => session.user.id !== userId)) return forgetAllKept()
  // A new version of the hub has new code.
  await keepCode(i18n.locale, kept.length > 0)
  for (const each of kept) await bringUpToDate(each)
}

async function bringUpToDate(kept: KeptAsset): Promise<void> {
  const { id, fileId } = kept.asset
  try {
    const asset = await getMyAsset(id)
    const isSame = asset.fileId === fileId && asset.downloadUrl !== null
    await (isSame ? updateKept({ ...kept, asset }) : forgetKept(id))
  } catch (error) {
    if (error instanceof HubProblem && [403, 404].includes(error.status)) await forgetKept(id)
  }
}
