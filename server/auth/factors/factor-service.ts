import type { Call, Caller } from '../../context.ts'
import { isFactorRequired } from '../../access/rules.ts'
import { recordAudit } from '../../audit/service.ts'
import { badInput, conflict, notFound, Problem } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { seal, unseal } from '../../platform/sealed.ts'
import { recordSecurityEvent } from '../../security/service.ts'
import { displayName, outranks } from '../../users/rules.ts'
import { findById, type Credentials } from '../account-store.ts'
import { sealedAs } from './code-service.ts'
import * as store from './factor-store.ts'
import { clearCallerCache } from '../sessions/identity-service.ts'
import { queueNotice } from '../notice-service.ts'
import { isWaiting } from '../join-store.ts'
import { deletePasskeys, lockAccount } from './passkey-store.ts'
import { newRecoveryCodes, recoveryHashOf } from './recovery-code-crypto.ts'
import { FACTOR_RESET_MS, TOTP_SETUP_MS } from '../rules.ts'
import { endAccountSessions, endMyOtherSessions } from '../sessions/session-end-service.ts'
import { findMember } from '../sessions/store.ts'
import { enrolmentOf, newTotpSecret, stepOf } from './totp-crypto.ts'

/** The second factor of an account. It is the same in every hub of its person. */

export interface MyMfa {
  isRequired: boolean
  /** From when the hub refuses all else without one; null for at once, or where none is required. */
  requiredFrom: Date | null
  enabledAt: Date | null
  recoveryCodesLeft: number
}

export async function getMyMfa({ db, hub, caller }: Call): Promise<MyMfa> {
  const factor = await store.findFactor(db, caller.accountId)
  const isRequired = isFactorRequired(hub, caller)
  return {
    isRequired,
    requiredFrom: isRequired ? hub.mfaGraceUntil : null,
    enabledAt: factor?.confirmedAt ?? null,
    recoveryCodesLeft: factor?.recoveryCodesLeft ?? 0,
  }
}

export interface BegunTotp {
  /** In base32. */
  secret: string
  otpauthUri: string
  expiresAt: Date
}

/** Makes a secret for an app. It counts for nothing before finishMyTotp. @throws 409 `totp-already-on` */
export async function createMyTotp({ db, hub, caller, context }: Call): Promise<BegunTotp> {
  mustBeProvedByAccount(caller)
  const { accountId, email } = caller
  const now = context.now()
  const secret = newTotpSecret()
  const sealedSecret = seal(context.config.secret, sealedAs(accountId), secret)
  if (!(await store.beginTotp(db, { accountId, sealedSecret, now })))
    throw conflict(
      'totp-already-on',
      'The account has an authenticator app already. Remove it first to set up another one.',
    )
  const expiresAt = new Date(now.getTime() + TOTP_SETUP_MS)
  return { ...enrolmentOf(secret, { issuer: hub.name, label: email }), expiresAt }
}

/**
 * Switches the app on, once it shows a right code, and ends the other sessions of the account.
 * @returns the recovery codes @throws 400 `code-wrong`, 409 `totp-not-begun`
 */
export async function finishMyTotp(call: Call, code: string): Promise<string[]> {
  const { accountId } = call.caller
  const now = call.context.now()
  const sealedSecret = await store.findBegunSecret(call.db, accountId, new Date(now.getTime() - TOTP_SETUP_MS))
  const secret = sealedSecret && unseal(call.context.config.secrets, sealedAs(accountId), sealedSecret)
  if (!sealedSecret || !secret) throw notBegun()
  const step = stepOf(secret, code, now)
  if (step === null)
    throw badInput('code-wrong', '/code', 'The code is wrong. Enter the six digits that the app shows now.')
  const codes = await inTransaction(call, async (call) => {
    if (!(await store.confirmTotp(call.db, { accountId, sealedSecret, step, now }))) throw notBegun()
    await endMyOtherSessions(call)
    await recordSecurityEvent(call, { type: 'secondFactorAdded', memberId: call.caller.memberId })
    await queueNotice(call, call.caller, 'secondFactorAdded')
    return replaceRecoveryCodes(call)
  })
  clearCallerCache(call)
  return codes
}

/** Makes ten new codes; the earlier ones no longer work. @throws 409 `second-factor-off` */
export async function createMyRecoveryCodes(call: Call): Promise<string[]> {
  mustBeProvedByAccount(call.caller)
  return inTransaction(call, async (call) => {
    if (!(await store.lockFactor(call.db, call.caller.accountId))) throw factorOff()
    await recordSecurityEvent(call, { type: 'recoveryCodesCreated', memberId: call.caller.memberId })
    return replaceRecoveryCodes(call)
  })
}

async function replaceRecoveryCodes({ db, caller: { accountId }, context }: Call): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryHashOf(context.config.secret, accountId, code))
  await store.replaceRecoveryCodes(db, accountId, hashes)
  return codes
}

/** Takes the app and the recovery codes away and ends the other sessions of the account. @throws 409 `second-factor-needed` */
export async function deleteMyTotp(call: Call): Promise<void> {
  mustBeProvedByAccount(call.caller)
  const { accountId, memberId } = call.caller
  if (isFactorRequired(call.hub, call.caller))
    throw conflict('second-factor-needed', 'The hub requires a second factor from you, so you cannot remove it.')
  await inTransaction(call, async (call) => {
    if (!(await store.deleteFactor(call.db, accountId))) return
    await endMyOtherSessions(call)
    await recordSecurityEvent(call, { type: 'secondFactorRemoved', memberId })
    await queueNotice(call, call.caller, 'secondFactorRemoved')
  })
  clearCallerCache(call)
}

/**
 * Takes the app and the passkeys of somebody who lost them away, and ends all their sessions, once every hub that they belong
 * to has asked for it: no hub takes away what another one relies on. @returns whether they are gone
 * @throws 403 `user-outranks-you`, 404, 409 `own-account` or `second-factor-off`
 */
export async function deleteUserMfa(call: Call, userId: string): Promise<boolean> {
  if (userId === call.caller.memberId)
    throw conflict('own-account', 'You cannot do this with your own account. Remove the app in your profile.')
  // Who has not accepted yet has no account here, whatever they have elsewhere.
  if (await isWaiting(call.db, userId)) throw factorOff()
  const person = await findById(call.db, userId)
  const rights = await findMember(call.db, userId)
  if (!person || !rights) throw notFound()
  if (outranks(rights, call.caller.privileges))
    throw new Problem(
      403,
      'user-outranks-you',
      'This person holds rights that you do not hold. Ask an admin who holds them.',
    )
  const isRemoved = await inTransaction(call, async (call) => {
    // Of two hubs that ask at once, the later one finds the other.
    await lockAccount(call.db, person.accountId)
    if (!(await store.hasAnyFactor(call.db, person.accountId))) throw factorOff()
    const isAgreed = await askForReset(call, person.accountId)
    if (isAgreed) await removeFactors(call, person)
    await recordReset(call, person, isAgreed)
    return isAgreed
  })
  clearCallerCache(call)
  return isRemoved
}

/** Notes that this hub asks for it. @returns whether every hub of the account has, lately */
async function askForReset({ db, hub, context }: Call, accountId: string): Promise<boolean> {
  const now = context.now()
  await store.putReset(db, accountId, hub.domainId, now)
  const asked = await store.listResets(db, accountId, new Date(now.getTime() - FACTOR_RESET_MS))
  const hubs = await store.listHubsOf(db, accountId)
  return hubs.every((domainId) => asked.has(domainId))
}

async function removeFactors(call: Call, person: Credentials): Promise<void> {
  await store.deleteFactor(call.db, person.accountId)
  await deletePasskeys(call.db, person.accountId)
  await endAccountSessions(call, person, { actorId: call.caller.memberId, ended: 'byAdmin', keptId: null })
  await queueNotice(call, person, 'secondFactorRemoved')
}

async function recordReset(call: Call, person: Credentials, isRemoved: boolean): Promise<void> {
  const type = isRemoved ? 'secondFactorReset' : 'secondFactorResetAsked'
  await recordSecurityEvent(call, { type, memberId: person.memberId })
  await recordAudit(call, {
    action: 'UPDATE',
    objectType: 'user',
    objectId: person.memberId,
    objectName: displayName(person),
    details: [
      isRemoved
        ? { property: 'secondFactor', oldValue: true, value: false }
        : { property: 'secondFactorResetAsked', oldValue: false, value: true },
    ],
  })
}

/** An account is one in all hubs, so what the provider of one hub says is no proof for a change of it. @throws 403 `step-up-required` */
export function mustBeProvedByAccount({ provedBy }: Caller): void {
  if (provedBy === 'provider')
    throw new Problem(403, 'step-up-required', 'This is about your account in every hub. Enter its password first.')
}

const factorOff = () => conflict('second-factor-off', 'The account has no authenticator app.')

const notBegun = () =>
  conflict('totp-not-begun', 'No app is being set up, or the setup was started too long ago. Start again.')
