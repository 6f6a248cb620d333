import { progressMade, type CompletionWay } from '../../content/events.ts'
import { stepAt } from '../../content/progress/rules.ts'
import { lockLearner, setProgress } from '../../content/progress/service.ts'
import type { Call } from '../../context.ts'
import { conflict, notFound } from '../../contract/problems.ts'
import { recordAudit, recordUnchanged } from '../../audit/service.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publish } from '../../event.ts'
import { saveAttempt, type AttemptPatch, type SavedAttempt } from './attempt-service.ts'
import { findOpenActivity } from './activity-session-store.ts'
import * as store from './attempt-store.ts'
import { forgetSeen, savePages, type SeenPages } from './page-store.ts'
import { isReached, isRead, launchKind } from '../rules.ts'
import { mustSeeAsset, type AssetRow } from '../service.ts'

/** Marks an asset as done by the caller. @throws 404, 409 `marked-automatically` */
export async function readMyAsset(call: Call, assetId: string): Promise<void> {
  const asset = await findManual(call, assetId)
  await inTransaction(call, (call) => complete(call, asset, 'learner'))
}

/** Takes the mark of being done off. @throws 404, 409 `marked-automatically` */
export async function unreadMyAsset(call: Call, assetId: string): Promise<void> {
  const asset = await findManual(call, assetId)
  if (asset.status !== 'completed') return recordUnchanged(call)
  await inTransaction(call, async (call) => {
    const progress = { ...ofCaller(call, assetId), status: 'reopened' as const, now: call.context.now() }
    const changes = await setProgress(call, progress)
    if (!changes.some(({ type }) => type === 'uncompleted')) return recordUnchanged(call)
    await recordState(call, asset, 'opened')
  })
}

/** Keeps where the caller is in a recording, in seconds; before they open it, and after they are to begin again, that completes nothing. @returns how far they are now @throws 404, 409 `not-a-recording` */
export async function updateMyAssetPosition(
  call: Call,
  assetId: string,
  place: { position: number; duration: number | null },
): Promise<'notstarted' | 'opened' | 'completed'> {
  const asset = await mustSeeAsset(call, assetId)
  const kind = launchKind(asset)
  if (kind !== 'video' && kind !== 'audio')
    throw conflict('not-a-recording', 'Only a video or an audio recording has a position to continue from.')
  const duration = asset.duration ?? place.duration
  const isDone = asset.markAsDone === 'automatic' && isReached(place.position, duration)
  const step = duration ? stepAt(place.position / duration) : 0
  return inTransaction(call, async (call) => {
    const { memberId } = call.caller
    const target = { memberId, assetId, position: place.position, step }
    // Whoever lets them begin again holds them too: what an open window says after that must not complete anything.
    await lockLearner(call, memberId)
    const { status, stepBefore } = await store.savePosition(call.db, target)
    if (status === 'notstarted') {
      recordUnchanged(call)
      return status
    }
    if (step > stepBefore)
      await publish(call, progressMade, {
        memberId,
        changes: [{ type: 'progressed', contentId: assetId, step }],
        askingIds: [],
      })
    if (isDone) {
      await complete(call, asset, 'automatic')
      return 'completed'
    }
    // Where somebody is in a recording changes by the second; only being done with it is a change worth a line.
    recordUnchanged(call)
    return status === 'completed' ? 'completed' : 'opened'
  })
}

/** Keeps where the caller is in a document, and what they have seen of it; before they open it, and after they are to begin again, nothing is kept. @returns how far they are now @throws 404, 409 `not-a-pdf` */
export async function updateMyAssetPages(
  call: Call,
  assetId: string,
  pages: Pick<SeenPages, 'page' | 'pageCount' | 'seen'>,
): Promise<'notstarted' | 'opened' | 'completed'> {
  const asset = await mustSeeAsset(call, assetId)
  if (launchKind(asset) !== 'pdf')
    throw conflict('not-a-pdf', 'Only a PDF that the hub shows has pages to continue from.')
  const { pageCount } = pages
  const seen = pages.seen.filter(({ first, last }) => first <= last)
  const owner = ofCaller(call, assetId)
  return inTransaction(call, async (call) => {
    await lockLearner(call, owner.memberId)
    const saved = await savePages(call.db, { ...owner, ...pages, page: Math.min(pages.page, pageCount), seen })
    if (!saved) {
      recordUnchanged(call)
      return 'notstarted'
    }
    const step = stepAt(saved.seenCount / pageCount)
    if (step > saved.stepBefore) await setProgress(call, { ...owner, status: 'opened', step, now: call.context.now() })
    if (asset.markAsDone === 'automatic' && isRead(saved.seenCount, pageCount, asset.requiredPagesPercent)) {
      await forgetSeen(call.db, owner)
      await complete(call, asset, 'automatic')
      return 'completed'
    }
    recordUnchanged(call)
    return saved.status === 'completed' ? 'completed' : 'opened'
  })
}

/** How far the caller's attempt is. @throws 404 for one that is not theirs */
export async function getMyAssetAttempt(call: Call, assetId: string, attemptId: string) {
  const asset = await mustSeeAsset(call, assetId)
  const found = await store.findState(call.db, { memberId: call.caller.memberId, assetId, attemptId })
  if (!found) throw notFound()
  const openActivityId = await findOpenActivity(call.db, attemptId)
  return {
    ...found,
    openActivityId,
    userContentStatus: asset.status === 'completed' ? ('completed' as const) : ('opened' as const),
  }
}

/** Stores the newest state of the caller's attempt. @throws 404 for an asset that they may not see, and as saveAttempt */
export async function updateMyAssetAttempt(
  call: Call,
  assetId: string,
  attemptId: string,
  patch: AttemptPatch,
): Promise<SavedAttempt> {
  await mustSeeAsset(call, assetId)
  const { memberId, sessionId } = call.caller
  return saveAttempt(call, { memberId, sessionId, assetId, attemptId }, patch)
}

async function findManual(call: Call, assetId: string): Promise<AssetRow> {
  const asset = await mustSeeAsset(call, assetId)
  if (asset.markAsDone === 'automatic')
    throw conflict('marked-automatically', 'The hub marks this as done automatically, so you cannot do it yourself.')
  return asset
}

/** What is completed already changes only where it is asked for once more. */
async function complete(call: Call, asset: AssetRow, way: CompletionWay): Promise<void> {
  const progress = { ...ofCaller(call, asset.id), status: 'completed' as const, way, now: call.context.now() }
  const changes = await setProgress(call, progress)
  if (!changes.some(({ type }) => type === 'completed')) return recordUnchanged(call)
  await recordState(call, asset, 'completed')
}

function recordState(call: Call, asset: AssetRow, status: 'opened' | 'completed'): Promise<void> {
  const details = [{ property: 'userContentStatus', oldValue: asset.status ?? 'notstarted', value: status }]
  return recordAudit(call, {
    action: 'UPDATE',
    objectType: 'asset',
    objectId: asset.id,
    objectName: asset.name,
    details,
  })
}

function ofCaller(call: Call, assetId: string) {
  return { memberId: call.caller.memberId, assetId }
}
