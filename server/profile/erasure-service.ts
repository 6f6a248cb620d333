import { eraseAccount } from '../auth/account-erasure-service.ts'
import { beginErasure } from '../auth/user-removal-service.ts'
import { eraseComments } from '../comments/service.ts'
import type { Call, HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { indexNames } from '../users/name-index-service.ts'
import * as store from './erasure-store.ts'
import { deleteExportFiles } from './export-service.ts'
import { replacePicture } from './picture-service.ts'

/** Removing what the hub keeps of somebody, for good. */

/** By when everything is gone at the latest, which the law gives and the job needs nothing of. */
const DUE_MS = 30 * 86_400_000

/**
 * Removes somebody from the hub and begins removing their data. @returns by when it is gone
 * @throws 400 `confirmation-mismatch`, 403 `user-outranks-you`, 404, 409 `last-admin`, `own-account` or `user-erased`
 */
export async function eraseUser(call: Call, userId: string, confirmation: string): Promise<Date> {
  const id = await beginErasure(call, userId, confirmation)
  await sendErasure(call, id)
  return new Date(call.context.now().getTime() + DUE_MS)
}

/** Without an answer it waits until the schedule comes to it (see jobs.ts). */
async function sendErasure({ context, hub }: HubCall, memberId: string): Promise<void> {
  try {
    await context.jobs.send('erase-person', { domainId: hub.domainId, memberId })
  } catch (error) {
    context.log.warn({ err: error, member: memberId }, 'an erasure waits because the queue does not answer')
  }
}

/** Removes what is kept of somebody, all of it or nothing; done already, it does nothing. */
export function erasePerson(call: HubCall, memberId: string): Promise<void> {
  return inTransaction(call, async (call) => {
    const person = await store.lockToErase(call.db, memberId)
    if (!person) return
    await replacePicture(call, person.id, null)
    await deleteExportFiles(call, person.id)
    await eraseComments(call, person.id)
    await store.deleteRows(call.db, person)
    await store.emptyRows(call.db, person.id)
    await store.emptyMember(call.db, person.id)
    await indexNames(call, [person.id])
    if (person.accountId) await eraseAccount(call, person.accountId)
  })
}

/** Takes up again what a stopped process left undone. */
export async function maintainErasures(call: HubCall): Promise<void> {
  for (const id of await store.listToErase(call.db)) await erasePerson(call, id)
}
