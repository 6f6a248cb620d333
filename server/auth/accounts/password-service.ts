import type { Call, Caller, HubCall, PublicCall } from '../../context.ts'
import { badInput } from '../../contract/problems.ts'
import { recordAudit } from '../../audit/service.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMails, startSending } from '../../emails/service.ts'
import { recordSecurityEvent, type SecurityEventType } from '../../security/service.ts'
import { hashOf, newId, newSecret } from '../../platform/ids.ts'
import { findByEmail, findById, setPasswordHash, type Credentials } from '../account-store.ts'
import { proveAddress } from './address-service.ts'
import { deleteFailedGuesses, guessed, isRightPassword } from '../passwords/guess-service.ts'
import { displayName } from '../../users/rules.ts'
import { callerFrom, clearCallerCache, NO_SESSION, ownSession } from '../sessions/identity-service.ts'
import * as links from './link-store.ts'
import { linkOf, newLink } from './link-token.ts'
import { queueNotice } from '../notice-service.ts'
import { hashPassword } from '../passwords/password-crypto.ts'
import { LINK_MS, RESETS_AN_HOUR } from '../rules.ts'
import { refuseUnfit, tokenInvalid } from '../passwords/password-rules.ts'
import type { OpenedSession } from '../sign-in/service.ts'
import { endSessions } from '../sessions/session-end-service.ts'
import { renewSession } from '../sessions/session-store.ts'
import { findMember } from '../sessions/store.ts'

/**
 * Changes the caller's password and ends all API tokens and sessions of the account, in every hub, but for this session,
 * which goes on under another secret.
 * @throws 400 `wrong-password` or `password-too-common`, 403 for an API token, 429 `sign-in-blocked`
 */
export async function updateMyPassword(
  call: Call,
  input: { currentPassword: string; newPassword: string },
): Promise<OpenedSession> {
  const sessionId = ownSession(call)
  const person = await findById(call.db, call.caller.memberId)
  const isRight = await isRightPassword(call, guessed(call.caller.email, person), input.currentPassword)
  if (!person || !isRight) throw wrongPassword()
  await refuseUnfit(call, person, input.newPassword, '/newPassword')
  const hash = await hashPassword(input.newPassword)
  const secret = newSecret()
  await inTransaction(call, async (call) => {
    const version = await setPasswordHash(call.db, person.accountId, hash, person.passwordVersion, call.context.now())
    if (version === null) throw wrongPassword()
    // Where there is a second factor, the password alone is no fresh proof.
    const provedAt = person.hasFactor ? null : call.context.now()
    await renewSession(call.db, sessionId, {
      tokenHash: hashOf(secret),
      passwordVersion: version,
      provedAt,
      provedBy: 'account',
    })
    await endOldSessions(call, person, sessionId)
    await recordPasswordChange(call, person, 'passwordChanged')
    await queueNotice(call, person, 'passwordChanged')
  })
  clearCallerCache(call)
  return { secret, caller: call.caller }
}

/** Takes a request for a reset mail. Whether anybody has this address is found out later, so the answer cannot tell. */
export async function createPasswordReset(call: PublicCall, email: string): Promise<void> {
  await links.insertResetRequest(call.db, { id: newId(), email, now: call.context.now() })
  await startSending(call)
}

const BATCH_SIZE = 20

/** Queues the mails that were asked for with createPasswordReset. A job does this before it sends. */
export async function queueResetMails(call: HubCall): Promise<void> {
  for (;;) {
    const taken = await inTransaction(call, async (call) => {
      const emails = await links.takeResetRequests(call.db, BATCH_SIZE)
      for (const email of emails) await queueResetMail(call, email)
      return emails.length
    })
    if (taken < BATCH_SIZE) return
  }
}

async function queueResetMail(call: HubCall, email: string): Promise<void> {
  const person = await findByEmail(call.db, email)
  if (!person) return
  const now = call.context.now()
  const lately = await links.countLinks(
    call.db,
    person.memberId,
    'password_reset',
    new Date(now.getTime() - LINK_MS.password_reset),
  )
  if (lately >= RESETS_AN_HOUR) return
  const { id, address } = await replaceResetLink(call, person)
  await queueMails(call, [
    {
      effectKey: `password_reset:${id}`,
      template: 'passwordReset',
      locale: person.locale,
      memberId: person.memberId,
      to: { name: displayName(person), address: person.email },
      link: address,
      resendIfUncertain: true,
    },
  ])
}

/** A link with which somebody chooses another password, for whoever runs the installation. Older ones stop working. */
export async function resetLink(call: HubCall, person: Credentials): Promise<string> {
  return (await replaceResetLink(call, person)).address
}

async function replaceResetLink(call: HubCall, person: Credentials): Promise<{ id: string; address: string }> {
  const now = call.context.now()
  const { link, secret } = newLink(person)
  const expiresAt = new Date(now.getTime() + LINK_MS.password_reset)
  await links.replaceLinks(call.db, { purpose: 'password_reset', now, expiresAt }, [link])
  return { id: link.id, address: linkOf(call.hub, 'password_reset', secret) }
}

/** Sets the password that somebody with a reset link chose, and ends all sessions and API tokens. @returns whose account it is @throws 400 `token-invalid` or `password-too-common` */
export async function resetPassword(
  call: PublicCall,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const person = await redeem(call, token, password)
  await deleteFailedGuesses(call, person.email)
  return person.accountId
}

/** Uses a link up and sets the password. The expensive hash is made only for a link that works, and outside the transaction. */
async function redeem(call: PublicCall, token: string, password: string): Promise<Credentials> {
  const now = call.context.now()
  const asked = { tokenHash: hashOf(token), purpose: 'password_reset', now } as const
  const memberId = await links.findLink(call.db, asked)
  const person = memberId ? await findById(call.db, memberId) : undefined
  if (!person) throw tokenInvalid()
  await refuseUnfit(call, person, password, '/password')
  const hash = await hashPassword(password)
  await inTransaction(call, async (call) => {
    if (!(await links.useLink(call.db, asked))) throw tokenInvalid()
    const version = await setPasswordHash(call.db, person.accountId, hash, person.passwordVersion, now)
    if (version === null) throw tokenInvalid()
    await endOldSessions(call, person, null)
    await proveAddress(call, person.accountId)
    await queueNotice(call, person, 'passwordChanged')
    await recordPasswordChange({ ...call, caller: await asCaller(call, person, now) }, person, 'passwordReset')
  })
  clearCallerCache(call)
  return person
}

/** Those of this hub; another one finds by the version of the password that its own are over. */
function endOldSessions(call: HubCall, { memberId }: Credentials, keptId: string | null): Promise<void> {
  return endSessions(call, { memberIds: [memberId], actorId: memberId, ended: 'accountChanged', keptId })
}

/** Who holds the link, as the one who acts. */
async function asCaller({ db }: HubCall, { memberId }: Credentials, now: Date): Promise<Caller> {
  const row = await findMember(db, memberId)
  if (!row) throw tokenInvalid()
  return callerFrom(row, { ...NO_SESSION, scopes: [], expiresAt: now })
}

async function recordPasswordChange(call: Call, person: Credentials, type: SecurityEventType): Promise<void> {
  await recordSecurityEvent(call, { type, memberId: person.memberId })
  await recordAudit(call, {
    action: 'UPDATE',
    objectType: 'user',
    objectId: person.memberId,
    objectName: `${person.firstName} ${person.lastName}`.trim(),
    details: [{ property: 'password', oldValue: null, value: 'changed' }],
  })
}

function wrongPassword() {
  return badInput('wrong-password', '/currentPassword', 'This is not your current password.')
}
