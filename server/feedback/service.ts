import type { Call } from '../context.ts'
import { badInput, conflict, notFound } from '../contract/problems.ts'
import { isDuplicate, isUnknownReference } from '../db/transaction.ts'
import { newId } from '../platform/ids.ts'
import * as store from './store.ts'

export interface NewFeedback {
  type: string
  refId: string
  rating: boolean
  comment?: string | null
}

/** Says what the caller thinks of a skill in their own analysis. @throws 400 `unknown-reference`, 409 for a second time */
export async function createMyFeedback(
  call: Call,
  { type, refId, rating, comment = null }: NewFeedback,
): Promise<string> {
  const { caller, context, db } = call
  const id = newId()
  const row = { id, memberId: caller.memberId, type, refId, rating, now: context.now() }
  try {
    await store.insertFeedback(db, { ...row, comment: comment && comment.toWellFormed() })
  } catch (error) {
    if (isUnknownReference(error))
      throw badInput('unknown-reference', '/refId', 'There is no such skill in the analysis of your meetings.')
    if (isDuplicate(error, 'ref_id'))
      throw conflict('conflict', 'You gave feedback on this skill already. Change that one.')
    throw error
  }
  return id
}

/** @throws 404 also for what another person gave */
export async function getMyFeedback({ db, caller }: Call, id: string): Promise<store.FeedbackRow> {
  const row = await store.findFeedback(db, caller.memberId, id)
  if (!row) throw notFound()
  return row
}

/** Changes what is given and leaves the rest. @throws 404 also for what another person gave */
export async function updateMyFeedback(
  { db, caller, context }: Call,
  id: string,
  { rating, comment }: store.Change,
): Promise<void> {
  const to = { rating, comment: comment && comment.toWellFormed() }
  if (!(await store.updateFeedback(db, caller.memberId, id, to, context.now()))) throw notFound()
}

/** Deletes it for good. @throws 404 also for what another person gave */
export async function deleteMyFeedback({ db, caller }: Call, id: string): Promise<void> {
  if (!(await store.deleteFeedback(db, caller.memberId, id))) throw notFound()
}
