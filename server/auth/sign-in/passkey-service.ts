import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { isFactorRequired } from '../../access/rules.ts'
import type { Call, HubCall, PublicCall } from '../../context.ts'
import { conflict, notFound, Problem } from '../../contract/problems.ts'
import { readPage, type Page, type PageQuery } from '../../db/page.ts'
import { inTransaction } from '../../db/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { recordSecurityEvent } from '../../security/service.ts'
import { displayName } from '../../users/rules.ts'
import { findById, type Credentials } from '../account-store.ts'
import { mustBeProvedByAccount } from '../factors/factor-service.ts'
import { clearCallerCache } from '../sessions/identity-service.ts'
import { queueNotice } from '../notice-service.ts'
import { readChallenge, signChallenge } from './passkey-challenge-token.ts'
import * as store from '../factors/passkey-store.ts'
import { MAX_PASSKEYS, PASSKEY_CHALLENGE_MS } from '../rules.ts'
import { beginSession, refuseWithoutPasswords, type OpenedSession } from './service.ts'
import { endMyOtherSessions } from '../sessions/session-end-service.ts'
import { renewProof } from './step-up-service.ts'

/** Passkeys: a key on a device of a person that proves who they are, and the device has made sure that it is they. */

/** Loaded with the first passkey: it is 250 modules, which a start would wait for. */
const webAuthn = () => import('@simplewebauthn/server')

/** ES256 and RS256, which all authenticators have between them, and Ed25519 before both. */
const ALGORITHMS = [-8, -7, -257]

export type PasskeyRow = Awaited<ReturnType<typeof store.listPasskeys>>[number]

export async function listMyPasskeys(call: Call, page: PageQuery): Promise<Page<PasskeyRow>> {
  const { accountId } = call.caller
  const hostName = hostNameOf(call)
  return readPage(
    store.listPasskeys(call.db, accountId, hostName, page),
    store.countPasskeys(call.db, accountId, hostName),
  )
}

/** What a browser makes a passkey with. @throws 403 `step-up-required` */
export async function createMyPasskeyChallenge(call: Call) {
  mustBeProvedByAccount(call.caller)
  const { accountId, email } = call.caller
  const known = await store.listPasskeys(call.db, accountId, hostNameOf(call), { limit: MAX_PASSKEYS, offset: 0 })
  const { generateRegistrationOptions } = await webAuthn()
  return generateRegistrationOptions({
    rpName: call.hub.name,
    rpID: hostNameOf(call),
    userID: Uint8Array.from(Buffer.from(accountId.replaceAll('-', ''), 'hex')),
    userName: email,
    userDisplayName: displayName(call.caller),
    challenge: signed(call, { use: 'make', accountId }),
    timeout: PASSKEY_CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

export interface PasskeyInput {
  name: string
  /** In base64url, like what the browser hands over besides. */
  clientData: string
  attestation: string
  transports: readonly string[]
}

/** Keeps a passkey that a browser made. @throws 400 `passkey-refused`, 409 `passkey-known` or `passkey-limit-reached` */
export async function createMyPasskey(call: Call, input: PasskeyInput): Promise<string> {
  mustBeProvedByAccount(call.caller)
  const { accountId, memberId } = call.caller
  const made = await verifyMade(call, input)
  const id = newId()
  await inTransaction(call, async (call) => {
    await store.lockAccount(call.db, accountId)
    if ((await store.countPasskeys(call.db, accountId, null)) >= MAX_PASSKEYS)
      throw conflict(
        'passkey-limit-reached',
        'An account can have at most 20 passkeys. Delete one that you no longer use.',
      )
    const isNew = await store.insertPasskey(call.db, {
      id,
      accountId,
      hostName: hostNameOf(call),
      credentialId: Buffer.from(made.credential.id, 'base64url'),
      publicKey: Buffer.from(made.credential.publicKey),
      signCount: made.credential.counter,
      transports: input.transports,
      isSynced: made.credentialBackedUp,
      name: input.name,
      now: call.context.now(),
    })
    if (!isNew) throw conflict('passkey-known', 'The account has this passkey already.')
    await recordSecurityEvent(call, { type: 'passkeyAdded', memberId, details: { name: input.name } })
    await queueNotice(call, call.caller, 'passkeyAdded')
  })
  return id
}

async function verifyMade(call: Call, { clientData, attestation }: PasskeyInput) {
  const { accountId } = call.caller
  const id = 'unread'
  const { verifyRegistrationResponse } = await webAuthn()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON: clientData, attestationObject: attestation },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => read(call, challenge, { use: 'make', accountId }) !== null,
      expectedOrigin: originOf(call, clientData),
      expectedRPID: hostNameOf(call),
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (verified) return registrationInfo
  } catch (error) {
    call.context.log.info({ err: error }, 'A passkey that does not fit was refused')
  }
  throw new Problem(
    400,
    'passkey-refused',
    'The passkey could not be created: what the browser sent does not fit, or it took longer than five minutes. Try again.',
  )
}

/** Deletes a passkey and ends the other sessions of the account. @throws 404, 409 `second-factor-needed` */
export async function deleteMyPasskey(call: Call, id: string): Promise<void> {
  mustBeProvedByAccount(call.caller)
  const { accountId, memberId, hasFactor } = call.caller
  await inTransaction(call, async (call) => {
    await store.lockAccount(call.db, accountId)
    if (!(await store.deletePasskey(call.db, accountId, id))) throw notFound()
    const left = await store.countPasskeys(call.db, accountId, hostNameOf(call))
    if (left === 0 && !hasFactor && isFactorRequired(call.hub, call.caller))
      throw conflict('second-factor-needed', 'The hub requires a second factor from you, so you cannot remove it.')
    await endMyOtherSessions(call)
    await recordSecurityEvent(call, { type: 'passkeyRemoved', memberId })
    await queueNotice(call, call.caller, 'passkeyRemoved')
  })
  clearCallerCache(call)
}

/** What a browser asks for a passkey with. @throws 403 `password-sign-in-off` in a hub whose people sign in at the provider alone */
export async function createPasskeyChallenge(call: PublicCall) {
  refuseWithoutPasswords(call)
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: hostNameOf(call),
    challenge: signed(call, { use: 'prove', accountId: null }),
    timeout: PASSKEY_CHALLENGE_MS,
    allowCredentials: [],
    userVerification: 'required',
  })
  return { ...options, allowCredentials: [] }
}

/** What a browser hands over of a passkey that signed a challenge, in base64url. */
export interface PasskeyProof {
  credentialId: string
  clientData: string
  authenticatorData: string
  signature: string
}

/** Starts a session for who has a passkey. @throws 401 `passkey-wrong`, 403 `password-sign-in-off` */
export async function signInWithPasskey(call: PublicCall, proof: PasskeyProof): Promise<OpenedSession> {
  refuseWithoutPasswords(call)
  return beginSession(call, await proved(call, proof), 'passkey')
}

/** Does what createMyStepUp does, with a passkey of the caller. @throws 401 `passkey-wrong`, 403 for an API token */
export async function createMyPasskeyStepUp(call: Call, proof: PasskeyProof): Promise<OpenedSession & { until: Date }> {
  const person = await proved(call, proof)
  if (person.memberId !== call.caller.memberId) throw passkeyWrong()
  return renewProof(call, person, 'passkey')
}

/** Whose passkey it is. @throws 401 `passkey-wrong` */
async function proved(call: PublicCall, proof: PasskeyProof): Promise<Credentials> {
  const passkey = await store.findPasskey(call.db, Buffer.from(proof.credentialId, 'base64url'), hostNameOf(call))
  const person = passkey && (await findById(call.db, passkey.memberId))
  const use = passkey && (await verifyProof(call, proof, passkey))
  if (!person || !use || !(await store.usePasskey(call.db, passkey.id, { ...use, now: call.context.now() })))
    throw passkeyWrong()
  return person
}

type KnownPasskey = NonNullable<Awaited<ReturnType<typeof store.findPasskey>>>

/** @returns null for what the passkey did not sign for this hub a short while ago */
async function verifyProof(call: PublicCall, proof: PasskeyProof, passkey: KnownPasskey) {
  let challengedAt: Date | null = null
  const { verifyAuthenticationResponse } = await webAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: proof.credentialId,
        rawId: proof.credentialId,
        type: 'public-key',
        response: {
          clientDataJSON: proof.clientData,
          authenticatorData: proof.authenticatorData,
          signature: proof.signature,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => {
        challengedAt = read(call, challenge, { use: 'prove', accountId: null })
        return challengedAt !== null
      },
      expectedOrigin: originOf(call, proof.clientData),
      expectedRPID: hostNameOf(call),
      credential: {
        id: proof.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: Number(passkey.signCount),
      },
    })
    return verified && challengedAt ? { signCount: authenticationInfo.newCounter, challengedAt } : null
  } catch (error) {
    call.context.log.info({ err: error }, 'A passkey that does not fit was refused')
    return null
  }
}

function signed({ context, hub }: HubCall, about: { use: 'make' | 'prove'; accountId: string | null }): string {
  return signChallenge(context.config.secret, { ...about, domainId: hub.domainId }, context.now())
}

function read(
  { context, hub }: HubCall,
  challenge: string,
  about: { use: 'make' | 'prove'; accountId: string | null },
): Date | null {
  return readChallenge(context.config.secrets, challenge, { ...about, domainId: hub.domainId }, context.now())
}

/** Passkeys belong to a host name, whatever its port. */
const hostNameOf = ({ hub }: HubCall) => new URL(hub.origin).hostname

/**
 * The origin that the browser has to be on: the hub's. On a laptop, without https, another port of the host will do, because
 * the client that is being developed is served from one.
 */
function originOf(call: HubCall, clientData: string): string {
  const { origin } = call.hub
  if (origin.startsWith('https:')) return origin
  const named = (JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { origin?: unknown }).origin
  const isOurs = typeof named === 'string' && URL.parse(named)?.hostname === hostNameOf(call)
  return isOurs ? named : origin
}

const passkeyWrong = () =>
  new Problem(401, 'passkey-wrong', 'This passkey does not sign you in here. Use another one, or your password.')
