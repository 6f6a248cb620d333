import { recordAudit } from '../../audit/service.ts'
import type { HubCall, PublicCall } from '../../context.ts'
import { badInput, conflict, Problem } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publish } from '../../event.ts'
import { hashOf } from '../../platform/ids.ts'
import { recordSecurityEvent } from '../../security/service.ts'
import { membersChanged } from '../../users/events.ts'
import { indexNames } from '../../users/name-index-service.ts'
import { displayName } from '../../users/rules.ts'
import { setNames, setPasswordHash, type Credentials } from '../account-store.ts'
import { proveCode } from '../factors/code-service.ts'
import { knownDevice } from '../sessions/device-token.ts'
import { guessed, isRightPassword } from '../passwords/guess-service.ts'
import { findInvited, type InvitedRow } from './invitation-store.ts'
import { proveAddress } from './address-service.ts'
import { doubtAddress } from './address-store.ts'
import { join, type JoinedAccount } from '../join-service.ts'
import { findAccount, type AddressAccount } from '../join-store.ts'
import { useLink } from './link-store.ts'
import { queueNotice } from '../notice-service.ts'
import { hashPassword } from '../passwords/password-crypto.ts'
import { refuseUnfit, tokenInvalid } from '../passwords/password-rules.ts'
import { createSessionFor, refuseWithoutPasswords, type OpenedSession } from '../sign-in/service.ts'

/** How somebody who was invited accepts, and becomes a member of the hub with that. */

export interface Invitation extends InvitedRow {
  account: AddressAccount | undefined
}

/** What the one who holds the link may know: it was mailed to the address. @throws 400 `token-invalid` */
export async function previewInvitation(call: PublicCall, token: string): Promise<Invitation> {
  const invited = await mustFind(call, token)
  return { ...invited, account: ownAccount(invited, await findAccount(call.db, invited.email)) }
}

export interface Acceptance {
  token: string
  password: string
  code?: string | undefined
  firstName: string
  lastName: string
}

/**
 * Makes an invited person a member, sets their name and signs them in. Who has an account proves it, who has none gets one.
 * @throws 400 `token-invalid`, `wrong-password`, `code-wrong` or `password-too-common`, 401 `second-factor-required`,
 * 403 `password-sign-in-off`, 409 `mail-proof-needed` or `signed-in-already`, 429 `sign-in-blocked`
 */
export async function acceptInvitation(call: PublicCall, input: Acceptance): Promise<OpenedSession> {
  if (call.caller) throw signedInAlready()
  const invited = await mustFind(call, input.token)
  const found = await findAccount(call.db, invited.email)
  const account = ownAccount(invited, found)
  if (!invited.provesAddress && account && !account.passwordHash) throw mailProofNeeded()
  // Whose account has a password proves by it, once, that it is theirs, also where the hub has none: its provider cannot.
  if (!account?.passwordHash) refuseWithoutPasswords(call)
  const newHash = account?.passwordHash ? null : await newHashFor(call, invited, input.password)
  if (account) await prove(call, { ...invited, ...account }, input)
  const opened = await inTransaction(call, async (call) => {
    const asked = { tokenHash: hashOf(input.token), purpose: 'invitation', now: call.context.now() } as const
    if (!(await useLink(call.db, asked))) throw tokenInvalid()
    const joined = await join(call, invited.memberId, invited.email)
    if (!joined || !isAsProved(found, joined) || !isFree(invited, found, joined)) throw tokenInvalid()
    await settleAddress(call, invited, joined)
    if (newHash && !(await setFirstPassword(call, joined, newHash))) throw tokenInvalid()
    await setNames(call.db, invited.memberId, input)
    await indexNames(call, [invited.memberId])
    const opened = await createSessionFor(call, invited.memberId, 'account')
    await record({ ...call, caller: opened.caller }, invited, account)
    return opened
  })
  await publish(call, membersChanged, null)
  return opened
}

/** One that began with a start password is nobody's before its address is proved, and begins anew with the mail that proves it. */
function ownAccount(invited: InvitedRow, account: AddressAccount | undefined): AddressAccount | undefined {
  return account?.isAddressProved === false && invited.provesAddress ? undefined : account
}

/** Whether somebody who proves no address gets an account that nobody had. */
function isFree(invited: InvitedRow, found: AddressAccount | undefined, joined: JoinedAccount): boolean {
  return invited.provesAddress || found !== undefined || joined.isNew
}

/** Writes down whether anybody knows by now whose the address is. */
function settleAddress(call: HubCall, invited: InvitedRow, { accountId, isNew }: JoinedAccount): Promise<void> {
  if (invited.provesAddress) return proveAddress(call, accountId)
  return isNew ? doubtAddress(call.db, accountId) : Promise.resolve()
}

/** Whether the account is the one that was looked at: nobody chose or changed its password meanwhile. */
function isAsProved(account: AddressAccount | undefined, joined: AddressAccount): boolean {
  return (account?.passwordVersion ?? 0) === joined.passwordVersion
}

async function newHashFor(call: PublicCall, invited: InvitedRow, password: string): Promise<string> {
  await refuseUnfit(call, invited, password, '/password')
  return hashPassword(password)
}

async function setFirstPassword(call: PublicCall, account: AddressAccount, hash: string): Promise<boolean> {
  const { accountId, passwordVersion } = account
  return (await setPasswordHash(call.db, accountId, hash, passwordVersion, call.context.now())) !== null
}

/**
 * Asks for what signing in asks for. Where no password was chosen yet, holding the link is enough for the first step.
 * @throws 400 `wrong-password` or `code-wrong`, 401 `second-factor-required`, 429 `sign-in-blocked`
 */
async function prove(call: PublicCall, person: Credentials, { password, code }: Acceptance): Promise<void> {
  if (person.passwordHash && !(await isRightPassword(call, guessed(person.email, person), password)))
    throw badInput(
      'wrong-password',
      '/password',
      'Your address has an account already, and this is not its password. Enter that one, or ask for a new one where you signed in so far.',
    )
  if (!person.hasFactor) return
  if (code === undefined)
    throw new Problem(
      401,
      'second-factor-required',
      'The password was right. Enter the code of your authenticator app to go on.',
    )
  if (!(await proveCode(call, person, code)))
    throw badInput(
      'code-wrong',
      '/code',
      'The code is wrong or was used before. Enter the six digits that the app shows now, or a recovery code.',
    )
}

/** What the list of changes says is the same for who had an account and for who had none. @param call of the new member */
async function record(
  call: PublicCall & { caller: OpenedSession['caller'] },
  invited: InvitedRow,
  account: AddressAccount | undefined,
): Promise<void> {
  const { memberId, accountId } = call.caller
  await recordSecurityEvent(call, { type: 'invitationAccepted', memberId })
  await recordAudit(call, {
    action: 'UPDATE',
    objectType: 'user',
    objectId: memberId,
    objectName: displayName(invited),
    details: [{ property: 'invitation', oldValue: 'sent', value: 'accepted' }],
  })
  if (account?.passwordHash && !knownDevice(call.context.config.secrets, call.device, accountId))
    await queueNotice(call, invited, 'newDevice')
}

async function mustFind(call: PublicCall, token: string): Promise<InvitedRow> {
  const invited = await findInvited(call.db, hashOf(token), call.context.now())
  if (!invited) throw tokenInvalid()
  return invited
}

const mailProofNeeded = () =>
  conflict(
    'mail-proof-needed',
    'Your address has an account that a start password does not open. Ask for an invitation by e-mail, or sign in with the button of your organisation.',
  )

const signedInAlready = () =>
  conflict(
    'signed-in-already',
    'Somebody is signed in to this hub in your browser, so the invitation cannot be accepted here. Sign out first, then open the link again.',
  )
