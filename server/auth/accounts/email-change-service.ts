import { recordAudit, recordUnchanged } from '../../audit/service.ts'
import type { Call, HubCall, PublicCall } from '../../context.ts'
import { badInput, conflict, notFound } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMails } from '../../emails/service.ts'
import { publish } from '../../event.ts'
import { hashOf, newId, newSecret } from '../../platform/ids.ts'
import { recordSecurityEvent } from '../../security/service.ts'
import { membersChanged, peopleChanged } from '../../users/events.ts'
import { indexNames } from '../../users/name-index-service.ts'
import { refuseOutranking } from '../../users/rank-rules.ts'
import { displayName } from '../../users/rules.ts'
import { findById } from '../account-store.ts'
import * as store from './email-change-store.ts'
import { mustBeProvedByAccount } from '../factors/factor-service.ts'
import { clearCallerCache } from '../sessions/identity-service.ts'
import { withdrawInvitations } from './invitation-service.ts'
import { isWaiting } from '../join-store.ts'
import { tokenInvalid } from '../passwords/password-rules.ts'
import { EMAIL_CHANGE_MS } from '../rules.ts'
import { endMyOtherSessions } from '../sessions/session-end-service.ts'
import { lockMember, type SuspendedRow } from '../suspension-store.ts'

/**
 * Another address of an account. Whoever asks for it, it counts only once its owner follows the link that was mailed to it,
 * signed in to the account: otherwise an admin of one hub could take over an account of all hubs.
 */

interface Addressed {
  memberId: string
  email: string
  firstName: string
  lastName: string
  locale: string
}

/** @throws 400 `email-unchanged`, 403 `step-up-required` */
export async function createMyEmailChange(call: Call, email: string): Promise<void> {
  mustBeProvedByAccount(call.caller)
  await inTransaction(call, (call) => request(call, call.caller, email))
}

/** @throws 400 `email-unchanged`, 403 `user-outranks-you`, 404, 409 `email-not-usable` for somebody who has not accepted yet */
export async function createUserEmailChange(call: Call, userId: string, email: string): Promise<void> {
  await inTransaction(call, async (call) => {
    const person = await mustFind(call, userId)
    if (await isWaiting(call.db, userId)) return correct(call, person, email)
    const known = await findById(call.db, userId)
    if (!known)
      throw conflict('email-not-usable', 'Somebody who is suspended cannot prove an address. Let them in first.')
    await request(call, known, email)
    await record(call, person, null, 'requested')
  })
}

/** Nobody has an account here, so nothing but the row of this hub changes. */
async function correct(call: Call, person: SuspendedRow, email: string): Promise<void> {
  if (!(await store.setAddress(call.db, person.id, email))) throw notUsable()
  await withdrawInvitations(call, { memberIds: [person.id] })
  await indexNames(call, [person.id])
  await record(call, person, 'entered', 'changed')
}

async function request(call: Call, person: Addressed, email: string): Promise<void> {
  if (email.toLowerCase() === person.email.toLowerCase())
    throw badInput('email-unchanged', '/email', 'This is the address that the account has already.')
  const [secret, cancelSecret, now] = [newSecret(), newSecret(), call.context.now()]
  await store.putEmailChange(call.db, {
    memberId: person.memberId,
    email,
    fromEmail: person.email,
    requestedBy: call.caller.memberId,
    tokenHash: hashOf(secret),
    cancelHash: hashOf(cancelSecret),
    now,
    expiresAt: new Date(now.getTime() + EMAIL_CHANGE_MS),
  })
  await recordSecurityEvent(call, { type: 'emailChangeRequested', memberId: person.memberId })
  await queueMails(call, [
    mailTo(person, email, 'emailChange', `${call.hub.origin}/confirm-email?token=${secret}`),
    mailTo(person, person.email, 'emailChangeAsked', `${call.hub.origin}/cancel-email-change?token=${cancelSecret}`),
  ])
}

/** Gives the caller's account the address that the token proves. @throws 400 `token-invalid`, 409 `email-not-usable` */
export async function finishMyEmailChange(call: Call, token: string): Promise<void> {
  mustBeProvedByAccount(call.caller)
  const { memberId, accountId } = call.caller
  await inTransaction(call, async (call) => {
    const asked = { memberId, tokenHash: hashOf(token), now: call.context.now() }
    const change = await store.takeEmailChange(call.db, asked)
    if (!change) throw tokenInvalid()
    if (!(await store.changeEmail(call.db, accountId, change.fromEmail, change.email))) throw notUsable()
    await endMyOtherSessions(call)
    await indexNames(call, [memberId])
    await publish(call, peopleChanged, { memberIds: [memberId] })
    await recordSecurityEvent(call, { type: 'emailChanged', memberId })
    await record(call, { ...call.caller, id: memberId }, 'requested', 'changed')
    const link = `${call.hub.origin}/profile#sessions`
    const addresses = [change.email, change.fromEmail]
    await queueMails(
      call,
      addresses.map((address) => mailTo(call.caller, address, 'emailChanged', link)),
    )
  })
  clearCallerCache(call)
  await publish(call, membersChanged, null)
}

export async function deleteMyEmailChange(call: Call): Promise<void> {
  await store.deleteEmailChange(call.db, call.caller.memberId)
}

/** @throws 403 `user-outranks-you`, 404 */
export async function deleteUserEmailChange(call: Call, userId: string): Promise<void> {
  await inTransaction(call, async (call) => {
    const person = await mustFind(call, userId)
    if (!(await store.deleteEmailChange(call.db, userId))) return recordUnchanged(call)
    await record(call, person, 'requested', null)
  })
}

/** For who reads the mail at the old address. @throws 400 `token-invalid` */
export async function cancelEmailChange(call: PublicCall, token: string): Promise<void> {
  if (!(await store.cancelByToken(call.db, hashOf(token), call.context.now()))) throw tokenInvalid()
}

async function mustFind(call: Call, userId: string): Promise<SuspendedRow> {
  const person = await lockMember(call.db, userId)
  if (!person) throw notFound()
  refuseOutranking(call.caller, person)
  return person
}

/** The list of changes tells no address: an admin who reads it need not know where somebody is reached. */
function record(
  call: Call,
  person: { id: string; email: string; firstName: string; lastName: string },
  oldValue: string | null,
  value: string | null,
): Promise<void> {
  return recordAudit(call, {
    action: 'UPDATE',
    objectType: 'user',
    objectId: person.id,
    objectName: displayName(person),
    details: [{ property: 'email', oldValue, value }],
  })
}

function mailTo(
  person: Addressed,
  address: string,
  template: 'emailChange' | 'emailChangeAsked' | 'emailChanged',
  link: string,
) {
  const { memberId, locale } = person
  const to = { name: displayName(person), address }
  return { effectKey: `${template}:${newId()}`, template, locale, memberId, to, link, resendIfUncertain: true }
}

const notUsable = () => conflict('email-not-usable', 'This address cannot be used. Choose another one.')

/** Forgets the new addresses of members that wait for their proof, in the transaction of the call. */
export function forgetEmailChanges(
  { db }: Pick<HubCall, 'db'>,
  { memberIds }: { memberIds: readonly string[] },
): Promise<void> {
  return store.deleteEmailChanges(db, memberIds)
}
