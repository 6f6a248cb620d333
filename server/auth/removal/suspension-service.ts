import { recordAudit, recordUnchanged } from '../../audit/service.ts'
import type { Call, HubCall } from '../../context.ts'
import { conflict, notFound } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockHub } from '../../hubs/service.ts'
import { recordSecurityEvents, type Acting } from '../../security/service.ts'
import { refuseOutranking } from '../../users/rank-rules.ts'
import { displayName } from '../../users/rules.ts'
import { clearCallerCache } from '../sessions/identity-service.ts'
import { endSessions } from '../sessions/session-end-service.ts'
import * as store from '../suspension-store.ts'

/**
 * Shuts somebody out of the hub and ends their sessions and API tokens in it.
 * @throws 403 `user-outranks-you`, 404, 409 `own-account` or `last-admin`
 */
export async function createUserSuspension(call: Call, userId: string): Promise<void> {
  await inTransaction(call, async (call) => {
    // Of two admins who shut each other out at once, one stays.
    await lockHub(call)
    const person = await mustFind(call, userId)
    if (person.id === call.caller.memberId)
      throw conflict('own-account', 'You cannot suspend your own account. Ask another admin.')
    if (person.suspendedAt) return recordUnchanged(call)
    await mustLeaveAdmin(call, person.id)
    await shutOut(call, [person.id])
    await record(call, person, true)
  })
  clearCallerCache(call)
}

/** Lets somebody in again. @throws 403 `user-outranks-you`, 404 */
export async function deleteUserSuspension(call: Call, userId: string): Promise<void> {
  await inTransaction(call, async (call) => {
    const person = await mustFind(call, userId)
    if (!person.suspendedAt) return recordUnchanged(call)
    await endSuspensions(call, [person.id])
    await record(call, person, false)
  })
}

/** Shuts people out, in the transaction of the call, which holds the hub and clears what is kept of callers. */
export async function shutOut(call: HubCall & Acting, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  await store.suspend(call.db, memberIds, call.context.now())
  await endSessions(call, { memberIds, actorId: call.caller?.memberId ?? null, ended: 'accessEnded' })
  await recordSecurityEvents(
    call,
    memberIds.map((memberId) => ({ type: 'accountSuspended', memberId })),
  )
}

/** Lets people in again, in the transaction of the call. */
export async function endSuspensions(call: Acting, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  await store.unsuspend(call.db, memberIds)
  await recordSecurityEvents(
    call,
    memberIds.map((memberId) => ({ type: 'accountUnsuspended', memberId })),
  )
}

/** Whether somebody but these members could act for the people of the hub. */
export function wouldLeaveAdmin({ db }: Pick<Call, 'db'>, memberIds: readonly string[]): Promise<boolean> {
  return store.hasOtherAdmin(db, memberIds)
}

/** @throws 409 `last-admin` where nobody but this member could act for the people of the hub */
export async function mustLeaveAdmin({ db }: Pick<Call, 'db'>, memberId: string): Promise<void> {
  if (await wouldLeaveAdmin({ db }, [memberId])) return
  throw conflict('last-admin', 'Nobody else in the hub holds user_write. Give it to another admin first.')
}

async function mustFind(call: Call, userId: string): Promise<store.SuspendedRow> {
  const person = await store.lockMember(call.db, userId)
  if (!person) throw notFound()
  refuseOutranking(call.caller, person)
  return person
}

function record(call: Call, person: store.SuspendedRow, isSuspended: boolean): Promise<void> {
  return recordAudit(call, {
    action: 'UPDATE',
    objectType: 'user',
    objectId: person.id,
    objectName: displayName(person),
    details: [{ property: 'suspended', oldValue: !isSuspended, value: isSuspended }],
  })
}
