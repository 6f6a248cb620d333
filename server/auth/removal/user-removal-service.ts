import { recordAudit, recordUnchanged } from '../../audit/service.ts'
import type { Call, HubCall } from '../../context.ts'
import { badInput, conflict, notFound } from '../../contract/problems.ts'
import { mustBeRestorable } from '../../contract/restorable.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publish } from '../../event.ts'
import { lockHub } from '../../hubs/service.ts'
import { recordSecurityEvent, recordSecurityEvents, type Acting } from '../../security/service.ts'
import { membersRemoved, membersRestored } from '../../users/events.ts'
import { restorePeople } from '../../users/newcomer-service.ts'
import { refuseOutranking } from '../../users/rank-rules.ts'
import { displayName } from '../../users/rules.ts'
import { clearCallerCache } from '../sessions/identity-service.ts'
import * as store from './user-removal-store.ts'
import { sessionLife } from '../rules.ts'
import { endSessions } from '../sessions/session-end-service.ts'
import { countSessions } from '../sessions/session-store.ts'
import { mustLeaveAdmin } from './suspension-service.ts'
import { lockMember } from '../suspension-store.ts'
import { deleteApiTokens } from '../tokens/token-service.ts'

/** Removing people from a hub and bringing them back, and ending what they are signed in with. */

/** Removes somebody; nothing changes for who is removed already. @throws 403 `user-outranks-you`, 404, 409 `own-account` or `last-admin` */
export async function deleteUser(call: Call, userId: string): Promise<void> {
  await inTransaction(call, async (call) => {
    // Of two admins who remove each other at once, one stays.
    await lockHub(call)
    const person = await mustFindAny(call, userId)
    if (person.id === call.caller.memberId)
      throw conflict('own-account', 'You cannot remove your own account. Ask another admin.')
    if (person.isDeleted) return recordUnchanged(call)
    await mustLeaveAdmin(call, person.id)
    await removePeople(call, [person.id])
    await record(call, 'DELETE', person)
  })
}

/** Brings somebody back; nothing changes for who is there. @throws 403 `user-outranks-you`, 404, 409 `no-longer-restorable` or `user-erased` */
export async function restoreUser(call: Call, userId: string): Promise<void> {
  await inTransaction(call, async (call) => {
    await lockHub(call)
    const person = await mustFindAny(call, userId)
    if (!person.isDeleted) return recordUnchanged(call)
    if (person.erasedAt) throw conflict('user-erased', 'The data of this person was erased and cannot be restored.')
    mustBeRestorable(person.deletedAt, call.context.now())
    await bringBack(call, [person.id])
    await record(call, 'RESTORE', person)
  })
}

type Removing = HubCall & Acting & Parameters<typeof recordAudit>[0]

/** Removes people, in the transaction of the call, which holds the hub. */
export async function removePeople(call: Removing, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  await store.remove(call.db, memberIds, call.context.now())
  await publish(call, membersRemoved, { memberIds, actorId: call.caller?.memberId ?? null })
  await deleteApiTokens(call, memberIds)
  await recordSecurityEvents(
    call,
    memberIds.map((memberId) => ({ type: 'accountDeleted', memberId })),
  )
}

/** Brings people back with their teams and rights, in the transaction of the call. */
export async function bringBack(call: Removing, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return
  await restorePeople(call, memberIds)
  await publish(call, membersRestored, { memberIds })
  await recordSecurityEvents(
    call,
    memberIds.map((memberId) => ({ type: 'accountRestored', memberId })),
  )
}

/**
 * Removes somebody whose data is to be removed as well. @param confirmation their address @returns their id
 * @throws 400 `confirmation-mismatch`, 403 `user-outranks-you`, 404, 409 `last-admin`, `own-account` or `user-erased`
 */
export function beginErasure(call: Call, userId: string, confirmation: string): Promise<string> {
  return inTransaction(call, async (call) => {
    await lockHub(call)
    const person = await mustFindAny(call, userId)
    if (person.id === call.caller.memberId)
      throw conflict('own-account', 'You cannot erase your own account. Ask another admin.')
    if (person.erasedAt) throw conflict('user-erased', 'The data of this person was erased already.')
    if (confirmation.trim().toLowerCase() !== person.email.toLowerCase())
      throw badInput(
        'confirmation-mismatch',
        '/confirmation',
        'That is not the e-mail address of this person. Type it in full.',
      )
    await mustLeaveAdmin(call, person.id)
    if (!person.isDeleted) await removePeople(call, [person.id])
    await store.markErased(call.db, person.id, call.context.now())
    await recordSecurityEvent(call, { type: 'accountErased', memberId: person.id })
    await record(call, 'DELETE', person)
    return person.id
  })
}

/** Signs people out of this hub everywhere, in the transaction of the call. */
export async function signOutEverywhere(call: HubCall & Acting, memberIds: readonly string[]): Promise<void> {
  await endSessions(call, { memberIds, actorId: call.caller?.memberId ?? null, ended: 'byAdmin' })
  await recordSecurityEvents(
    call,
    memberIds.map((memberId) => ({ type: 'sessionEnded', memberId, details: { sessions: 'all' } })),
  )
}

export interface SessionsEnded {
  sessionCount: number
  tokenCount: number
}

/** Signs somebody out of this hub everywhere. @param withTokens whether their API tokens end as well @throws 403 `user-outranks-you`, 404 */
export async function deleteUserSessions(call: Call, userId: string, withTokens: boolean): Promise<SessionsEnded> {
  const ended = await inTransaction(call, async (call) => {
    const person = await lockMember(call.db, userId)
    if (!person) throw notFound()
    refuseOutranking(call.caller, person)
    const sessionCount = await countSessions(call.db, { memberId: person.id, ...sessionLife(call.context.now()) })
    await endSessions(call, { memberIds: [person.id], actorId: call.caller.memberId, ended: 'byAdmin' })
    const tokenCount = withTokens ? await deleteApiTokens(call, [person.id]) : 0
    await recordEnds(call, person, { sessionCount, tokenCount })
    return { sessionCount, tokenCount }
  })
  clearCallerCache(call)
  return ended
}

async function recordEnds(
  call: Call,
  person: { id: string; firstName: string; lastName: string; email: string },
  { sessionCount, tokenCount }: SessionsEnded,
): Promise<void> {
  if (sessionCount > 0)
    await recordSecurityEvent(call, { type: 'sessionEnded', memberId: person.id, details: { sessions: 'all' } })
  const counts = { sessions: sessionCount, apiTokens: tokenCount }
  const details = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([property, oldValue]) => ({ property, oldValue, value: 0 }))
  await recordAudit(call, {
    action: 'UPDATE',
    objectType: 'user',
    objectId: person.id,
    objectName: displayName(person),
    details,
  })
}

async function mustFindAny(call: Call, userId: string): Promise<store.RemovedRow> {
  const person = await store.lockAnyMember(call.db, userId)
  if (!person) throw notFound()
  refuseOutranking(call.caller, person)
  return person
}

function record(call: Call, action: 'DELETE' | 'RESTORE', person: store.RemovedRow): Promise<void> {
  return recordAudit(call, { action, objectType: 'user', objectId: person.id, objectName: displayName(person) })
}
