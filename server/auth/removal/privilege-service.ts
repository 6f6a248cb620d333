import { recordAudit, recordUnchanged, type AuditDetail } from '../../audit/service.ts'
import type { Call, Privilege } from '../../context.ts'
import type { IfMatch } from '../../contract/etag.ts'
import { mustBeState, stateTag } from '../../contract/state-tag.ts'
import { badInput, conflict, notFound, Problem } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockHub } from '../../hubs/service.ts'
import { recordSecurityEvent } from '../../security/service.ts'
import { refuseOutranking } from '../../users/rank-rules.ts'
import { displayName } from '../../users/rules.ts'
import { clearCallerCache } from '../sessions/identity-service.ts'
import * as store from '../privilege-store.ts'
import { mustLeaveAdmin } from './suspension-service.ts'

/** What admins may do, and who says so. */

export interface Rights {
  isAdmin: boolean
  privileges: readonly Privilege[]
}

/** Somebody's rights, also of who was removed. @throws 404 */
export async function getUserPrivileges({ db }: Call, userId: string): Promise<Rights & { etag: string }> {
  const person = await store.findPrivileges(db, userId)
  if (!person) throw notFound()
  return { isAdmin: person.isAdmin, privileges: person.privileges as Privilege[], etag: tagOf(person) }
}

/**
 * Replaces somebody's rights. @returns the new ETag
 * @throws 400 `privilege-without-admin`, 403 `privilege-not-held` or `user-outranks-you`, 404, 409 `last-admin` or `own-account`, 412, 428
 */
export async function updateUserPrivileges(
  call: Call,
  userId: string,
  ifMatch: IfMatch,
  { isAdmin, privileges }: Rights,
): Promise<string> {
  if (!isAdmin && privileges.length)
    throw badInput(
      'privilege-without-admin',
      '/privileges',
      'Only an admin can hold privileges. Make the person an admin, or send none.',
    )
  const etag = await inTransaction(call, async (call) => {
    // Of two admins who take user_write from each other at once, one keeps it.
    await lockHub(call)
    const before = await store.lockPrivileges(call.db, userId)
    if (!before) throw notFound()
    refuseOutranking(call.caller, before)
    mustBeState(ifMatch, stateOf(before))
    const next = { isAdmin, privileges: privileges.toSorted() }
    await refuseUnfit(call, before, next)
    const details = changesOf(before, next)
    if (details.length === 0) recordUnchanged(call)
    else {
      await store.setPrivileges(call.db, before.id, next)
      await record(call, before, details)
    }
    return tagOf(next)
  })
  clearCallerCache(call)
  return etag
}

type State = Pick<store.PrivilegesRow, 'isAdmin' | 'privileges'>

const stateOf = ({ isAdmin, privileges }: State) => [isAdmin, privileges.toSorted()]
const tagOf = (state: State) => stateTag(stateOf(state))

async function refuseUnfit(call: Call, before: store.PrivilegesRow, next: State): Promise<void> {
  const given = next.privileges.filter((right) => !before.privileges.includes(right))
  const missing = given.find((right) => !call.caller.privileges.has(right as Privilege))
  if (missing !== undefined)
    throw new Problem(
      403,
      'privilege-not-held',
      `You cannot give ${missing}, which you do not hold. Ask an admin who holds it.`,
    )
  const loses = (right: string) => before.privileges.includes(right) && !next.privileges.includes(right)
  if (loses('user_write')) await mustLeaveAdmin(call, before.id)
  if (before.id === call.caller.memberId && next.privileges.length === 0)
    throw conflict('own-account', 'You cannot take your own last right. Ask another admin.')
}

function changesOf(before: State, next: State): AuditDetail[] {
  const textOf = ({ privileges }: State) => privileges.toSorted().join(', ') || null
  const details = [
    { property: 'isAdmin', oldValue: before.isAdmin, value: next.isAdmin },
    { property: 'privileges', oldValue: textOf(before), value: textOf(next) },
  ]
  return details.filter(({ oldValue, value }) => oldValue !== value)
}

async function record(call: Call, person: store.PrivilegesRow, details: AuditDetail[]): Promise<void> {
  await recordSecurityEvent(call, { type: 'privilegesChanged', memberId: person.id })
  await recordAudit(call, {
    action: 'UPDATE',
    objectType: 'userPrivileges',
    objectId: person.id,
    objectName: displayName(person),
    details,
  })
}
