import { eraseAccount } from '../auth/removal/account-erasure-service.ts'
import { clearCallerCache } from '../auth/sessions/identity-service.ts'
import { beginErasure } from '../auth/removal/user-removal-service.ts'
import { eraseComments } from '../comments/service.ts'
import type { Call, HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { indexNames } from '../users/name-index-service.ts'
import * as store from './erasure-store.ts'
import type { JobKind } from '../job-kind.ts'
import { beginJob, type Job } from '../jobs/service.ts'
import { deleteExportFiles } from './export-service.ts'
import { replacePicture } from './profile-picture-service.ts'

/** Removing what the hub keeps of somebody, for good. */

/**
 * Removes somebody from the hub and begins removing their data.
 * @throws 400 `confirmation-mismatch`, 403 `user-outranks-you`, 404, 409 `last-admin`, `own-account` or `user-erased`
 */
export async function eraseUser(call: Call, userId: string, confirmation: string): Promise<Job> {
  const job = await inTransaction(call, async (call) => {
    const id = await beginErasure(call, userId, confirmation)
    return beginJob(call, { kind: 'eraseUser', input: { userId: id }, items: [{ type: 'person', id, name: ERASED }] })
  })
  clearCallerCache(call)
  return job
}

/** What stays is told of nobody: no job and no text keeps the name. */
const ERASED = 'Deleted user'

export const erasure: JobKind<{ userId: string }> = {
  isUnstoppable: true,
  // Its beginning is listed.
  isUnlisted: true,
  result: ({ userId }) => ({ type: 'page', href: `/manage/people/${userId}` }),

  async run(call, { userId }) {
    await erasePerson(call, userId)
    return [{ state: 'done' }]
  },
}

/** Removes what is kept of somebody, all of it or nothing; done already, it does nothing. */
export function erasePerson(call: HubCall, memberId: string): Promise<void> {
  return inTransaction(call, async (call) => {
    const person = await store.lockToErase(call.db, memberId)
    if (!person) return
    await replacePicture(call, person.id, null)
    await deleteExportFiles(call, person.id)
    await eraseComments(call, person.id, ERASED)
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
