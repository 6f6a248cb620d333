import type { Call, Caller, HubCall, ProvedBy, PublicCall } from '../../context.ts'
import { readPage, type Page, type PageQuery } from '../../db/page.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publish } from '../../event.ts'
import { notFound, Problem } from '../../contract/problems.ts'
import { listSignInAddresses, recordSecurityEvent } from '../../security/service.ts'
import { hashOf, newId, newSecret } from '../../platform/ids.ts'
import { findById, findByEmail, replaceHash, setPasswordHash, type Credentials } from '../account-store.ts'
import { firstStepCookie } from '../sessions/cookie-rules.ts'
import { sessionsEnded, sessionStarted, type SessionEnd } from '../events.ts'
import { knownDevice } from '../sessions/device-token.ts'
import { readFirstStep, signFirstStep, type FirstStep } from './first-step-token.ts'
import { guessed, isRightPassword } from '../passwords/guess-service.ts'
import { proveCode } from '../factors/code-service.ts'
import { deleteEndedTickets } from './hub-switch-store.ts'
import { callerOfSession, clearCallerCache, ownSession } from '../sessions/identity-service.ts'
import { queueNotice } from '../notice-service.ts'
import { hashPassword, needsNewHash } from '../passwords/password-crypto.ts'
import { isNewNetwork } from './network-rules.ts'
import { NETWORK_MEMORY_MS, sessionEnd, sessionLife } from '../rules.ts'
import { endAccountSessions, endSessions, tellOfEnds } from '../sessions/session-end-service.ts'
import * as store from '../sessions/session-store.ts'
import { deleteApiTokens } from '../tokens/token-service.ts'

/** A session that was just started: the only time that its secret is known. */
export interface OpenedSession {
  secret: string
  caller: Caller
}

/**
 * Starts a session for who knows the password.
 * @throws 401 `wrong-credentials`, 401 `second-factor-required` with the cookie of finishSignIn, 403 `password-sign-in-off`, 429 `sign-in-blocked`
 */
export async function signIn(
  call: PublicCall,
  { email, password }: { email: string; password: string },
): Promise<OpenedSession> {
  refuseWithoutPasswords(call)
  const person = await findByEmail(call.db, email)
  const isRight = await isRightPassword(call, guessed(email, person), password)
  if (!person || !isRight) throw wrongCredentials()
  await renewHash(call, person, password)
  if (person.hasFactor) throw secondFactorRequired(call, person)
  return beginSession(call, person)
}

export function wrongCredentials(): Problem {
  return new Problem(
    401,
    'wrong-credentials',
    'The e-mail and the password do not belong together. Check both, or ask for a new password.',
  )
}

/** Says that the password alone is not enough, and lets the browser go on with a code. */
export function secondFactorRequired({ context: { config, now }, hub }: PublicCall, person: Credentials): Problem {
  const value = signFirstStep(config.secret, { ...person, domainId: hub.domainId }, now())
  return new Problem(
    401,
    'second-factor-required',
    'The password was right. Enter the code of your authenticator app to go on.',
    { headers: { 'set-cookie': firstStepCookie(config, value) } },
  )
}

/**
 * Starts a session for who proved the password a short while ago and knows a code.
 * @throws 401 `second-factor-expired` or `second-factor-wrong`, 429 `sign-in-blocked`
 */
export async function finishSignIn(call: PublicCall, code: string): Promise<OpenedSession> {
  const { config, now } = call.context
  const step = readFirstStep(config.secrets, call.firstStep, now())
  const person = step?.domainId === call.hub.domainId ? await findById(call.db, step.memberId) : undefined
  if (!step || !person?.hasFactor || !isSameStep(step, person))
    throw new Problem(
      401,
      'second-factor-expired',
      'The first step of signing in was too long ago. Sign in with the password again.',
    )
  if (!(await proveCode(call, person, code)))
    throw new Problem(
      401,
      'second-factor-wrong',
      'The code is wrong or was used before. Enter the six digits that the app shows now, or a recovery code.',
    )
  return beginSession(call, person)
}

function isSameStep(step: FirstStep, person: Credentials): boolean {
  return (
    step.passwordVersion === person.passwordVersion &&
    step.accessVersion === person.accessVersion &&
    step.sessionVersion === person.sessionVersion
  )
}

/** What bounds a session that goes on from one of another hub: it proves nothing anew. */
export interface Continued {
  /** When the other session ends. */
  notAfter: Date
}

/** Starts a session for somebody who has proved all that is asked for, in place of the one of the browser. */
export async function beginSession(
  call: PublicCall,
  person: Credentials,
  provedBy: ProvedBy = 'account',
  continued: Continued | null = null,
): Promise<OpenedSession> {
  if (call.caller?.sessionId) await endSession(call, call.caller.memberId, call.caller.sessionId, 'replaced')
  return inTransaction(call, async (call) => {
    const opened = await openSession(call, person, provedBy, continued)
    const details = continued ? { method: 'otherHub' } : {}
    await recordSecurityEvent(call, { type: 'signedIn', memberId: person.memberId, actorId: person.memberId, details })
    if (!knownDevice(call.context.config.secrets, call.device, person.accountId))
      await queueNotice(call, person, 'newDevice')
    return opened
  })
}

/** @throws 403 `password-sign-in-off` in a hub whose people sign in at the provider alone */
export function refuseWithoutPasswords({ hub }: Pick<HubCall, 'hub'>): void {
  if (!hub.signIn.password)
    throw new Problem(
      403,
      'password-sign-in-off',
      'This hub has no passwords. Sign in with the button of your organisation.',
    )
}

/** Starts a session for a member who has proved in some other way who they are, in the transaction of the call. */
export async function createSessionFor(call: PublicCall, memberId: string, provedBy: ProvedBy): Promise<OpenedSession> {
  const person = await findById(call.db, memberId)
  if (!person) throw notFound()
  return openSession(call, person, provedBy)
}

async function openSession(
  call: PublicCall,
  person: Credentials,
  provedBy: ProvedBy = 'account',
  continued: Continued | null = null,
): Promise<OpenedSession> {
  const secret = newSecret()
  const asked = ownSessions(call, person.memberId)
  await tellOfEnds(call, await store.deleteEndedSessions(call.db, asked, person), CHANGED_ELSEWHERE)
  const since = new Date(asked.now.getTime() - NETWORK_MEMORY_MS)
  const addresses = await listSignInAddresses(call, person.memberId, since)
  await store.insertSession(call.db, {
    id: newId(),
    memberId: person.memberId,
    tokenHash: hashOf(secret),
    // The versions that were proved: a session for a password that is changed just now ends before it begins.
    passwordVersion: person.passwordVersion,
    accessVersion: person.accessVersion,
    sessionVersion: person.sessionVersion,
    provedBy,
    ipAddress: call.address,
    isNewNetwork: isNewNetwork(call.address, addresses),
    userAgent: call.userAgent?.slice(0, 500) ?? null,
    now: asked.now,
    provedAt: continued ? null : asked.now,
    expiresAt: earlier(sessionEnd(asked.now, person.isAdmin), continued?.notAfter),
  })
  await publish(call, sessionStarted, { memberId: person.memberId, provedBy })
  const caller = await callerOfSession(call, secret)
  if (!caller)
    throw new Problem(401, 'wrong-credentials', 'The password was changed a moment ago. Sign in with the new one.')
  return { secret, caller }
}

function earlier(end: Date, bound: Date | undefined): Date {
  return bound && bound < end ? bound : end
}

async function renewHash(call: HubCall, person: Credentials, password: string): Promise<void> {
  if (person.passwordHash && needsNewHash(person.passwordHash))
    await replaceHash(call.db, person.accountId, await hashPassword(password), person.passwordVersion)
}

/**
 * Gives an account a password, without asking whether it is a good one. All its sessions and API tokens end.
 * @returns false when the account has another password version than the one that was seen
 */
export async function setPassword(
  call: HubCall,
  account: { accountId: string; passwordVersion: number },
  password: string,
): Promise<boolean> {
  const version = await setPasswordHash(
    call.db,
    account.accountId,
    await hashPassword(password),
    account.passwordVersion,
    call.context.now(),
  )
  clearCallerCache(call)
  return version !== null
}

/** Ends the session of this call. @throws 403 for an API token */
export async function signOut(call: Call): Promise<void> {
  await endSession(call, call.caller.memberId, ownSession(call), 'signedOut')
  await recordSecurityEvent(call, { type: 'signedOut', memberId: call.caller.memberId })
}

export async function listMySessions(call: Call, page: PageQuery): Promise<Page<SessionRow>> {
  const asked = ownSessions(call, call.caller.memberId)
  return readPage(store.listSessions(call.db, asked, page), store.countSessions(call.db, asked))
}

export type SessionRow = Awaited<ReturnType<typeof store.listSessions>>[number]

/** Ends one of the caller's sessions. @throws 403 for an API token, 404 for what is not theirs */
export async function deleteMySession(call: Call, sessionId: string): Promise<void> {
  ownSession(call)
  if (!(await endSession(call, call.caller.memberId, sessionId, 'fromElsewhere'))) throw notFound()
  await recordSecurityEvent(call, { type: 'sessionEnded', memberId: call.caller.memberId })
}

/**
 * Ends all sessions of the caller's account but this one, in every hub; in this hub alone for whom its provider let in. @param withTokens whether the caller's API tokens
 * of this hub end as well @throws 403 for an API token
 */
export async function deleteMySessions(call: Call, withTokens: boolean): Promise<void> {
  const { accountId, memberId, provedBy } = call.caller
  const sessionId = ownSession(call)
  await inTransaction(call, async (call) => {
    // What the provider of one hub says is no reason to end what goes on in another.
    const ending = { actorId: memberId, ended: 'fromElsewhere', keptId: sessionId } as const
    if (provedBy === 'provider') await endSessions(call, { memberIds: [memberId], ...ending })
    else await endAccountSessions(call, { accountId, memberId }, ending)
    await recordSecurityEvent(call, { type: 'sessionEnded', memberId, details: { sessions: 'all others' } })
    if (withTokens) await deleteApiTokens(call, [memberId])
  })
  clearCallerCache(call)
}

/** @returns false where they have no such session */
async function endSession(call: HubCall, memberId: string, sessionId: string, ended: SessionEnd): Promise<boolean> {
  const wasThere = await inTransaction(call, async (call) => {
    const isGone = await store.deleteSession(call.db, memberId, sessionId)
    if (isGone) await publish(call, sessionsEnded, { memberIds: [memberId], actorId: memberId, ended })
    return isGone
  })
  clearCallerCache(call)
  return wasThere
}

/** What is over and was not told of: the account changed, or its sessions were ended, where this hub does not look. */
const CHANGED_ELSEWHERE = { actorId: null, ended: 'accountChanged' } as const

const CLEAN_UP_BATCH = 500

/** Clears away the sessions of the hub that are over, and tells of them; also the tickets that would have begun one. */
export async function cleanUpSessions(call: HubCall): Promise<void> {
  await deleteEndedTickets(call.db, call.context.now())
  for (;;) {
    const deleted = await inTransaction(call, async (call) => {
      const over = await store.deleteOldSessions(call.db, sessionLife(call.context.now()), CLEAN_UP_BATCH)
      await tellOfEnds(call, over, CHANGED_ELSEWHERE)
      return over.length
    })
    if (deleted < CLEAN_UP_BATCH) return
  }
}

function ownSessions(call: HubCall, memberId: string): store.Sessions {
  return { memberId, ...sessionLife(call.context.now()) }
}
