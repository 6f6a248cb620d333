import type { Call } from '../../context.ts'
import { conflict, notFound } from '../../contract/problems.ts'
import { readPage, type Page, type PageQuery } from '../../db/page.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockLearner } from '../../content/progress/service.ts'
import { recordUnchanged } from '../../audit/service.ts'
import { newId } from '../../platform/ids.ts'
import * as store from './attempt-list-store.ts'
import { findNewest, insertAttempt } from './attempt-store.ts'
import { launchKind } from '../rules.ts'
import { mustSeeAsset } from '../service.ts'
import { forgetShared } from './shared-store.ts'

export type { AttemptSummary } from './attempt-list-store.ts'

/** The caller's attempts at a course. @throws 404 for what they may not see */
export async function listMyAssetAttempts(
  call: Call,
  assetId: string,
  page: PageQuery,
): Promise<Page<store.AttemptSummary>> {
  const { scormSettings } = await mustSeeAsset(call, assetId)
  return pageOf(call, { memberId: call.caller.memberId, assetId, kept: scormSettings?.keptScore ?? 'best' }, page)
}

/** Somebody's attempts at a course. @param isBounded whether the caller has to see the course themselves @throws 404 */
export async function listAttemptsOf(
  call: Call,
  { memberId, assetId, isBounded }: { memberId: string; assetId: string; isBounded: boolean },
  page: PageQuery,
): Promise<Page<store.AttemptSummary>> {
  if (isBounded) await mustSeeAsset(call, assetId)
  const found = await store.findSettings(call.db, assetId)
  if (!found) throw notFound()
  return pageOf(call, { memberId, assetId, kept: found.settings?.keptScore ?? 'best' }, page)
}

function pageOf({ db }: Call, whose: Parameters<typeof store.listAttempts>[1], page: PageQuery) {
  return readPage(store.listAttempts(db, whose, page), store.countAttempts(db, whose.memberId, whose.assetId))
}

/**
 * Begins the course anew for the caller; what they completed stays completed. An attempt that is still untouched is answered again.
 * @throws 404, 409 `start-again-not-allowed`, `file-not-ready`
 */
export async function createMyAssetAttempt(call: Call, assetId: string): Promise<{ id: string; number: number }> {
  const asset = await mustSeeAsset(call, assetId)
  const { memberId } = call.caller
  if (launchKind(asset) !== 'scorm' || !asset.scormSettings?.canStartAgain) throw notAllowed()
  const { fileId } = asset
  if (!fileId || asset.fileStatus !== 'ready')
    throw conflict('file-not-ready', 'The file is still being prepared, or cannot be used. Try again in a moment.')
  return inTransaction(call, async (call) => {
    // Two windows that ask at once begin one attempt.
    await lockLearner(call, memberId)
    const newest = await findNewest(call.db, memberId, assetId)
    if (!newest || asset.status === 'notstarted') throw notAllowed()
    recordUnchanged(call)
    if (newest.fileId === fileId && newest.sequence === 0 && newest.launchId === null) return newest
    const attempt = { id: newId(), memberId, assetId, fileId, number: newest.number + 1, now: call.context.now() }
    await forgetShared(call.db, memberId, assetId)
    await insertAttempt(call.db, attempt)
    return attempt
  })
}

function notAllowed() {
  return conflict('start-again-not-allowed', 'This course cannot be started again, or was not begun yet.')
}
