import * as client from 'openid-client'
import type { Call, HubCall, PublicCall } from '../../context.ts'
import { notFound } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publish } from '../../event.ts'
import { clientOfProvider, findProvider, redirectUriOf, type Provider } from '../../hubs/provider-service.ts'
import { seal, unseal, type Kept } from '../../platform/sealed.ts'
import { recordSecurityEvent } from '../../security/service.ts'
import { findById } from '../account-store.ts'
import { knownDevice } from '../sessions/device-token.ts'
import { sessionsEnded } from '../events.ts'
import { clearCallerCache } from '../sessions/identity-service.ts'
import { queueNotice } from '../notice-service.ts'
import type { BegunSignIn } from '../sessions/oidc-begun-token.ts'
import { OidcFailure, type OidcProblem } from './oidc-error.ts'
import { memberOfIdentity, recordNewcomer, type ProvedPerson } from './oidc-member-service.ts'
import { isSubject } from './oidc-rules.ts'
import * as store from './oidc-store.ts'
import { createSessionFor, type OpenedSession } from '../sign-in/service.ts'
import { deleteSession } from '../sessions/session-store.ts'

/** An address with which the session at the provider is ended; browsers and providers take no longer ones. */
const MAX_URL = 8_000

/** Where the browser goes, and what it keeps on the way. */
export interface Launched {
  location: string
  begun: BegunSignIn | null
}

/** Sends somebody to the provider of the hub. @throws 404 for a hub without one */
export async function launchOidcSignIn(
  call: PublicCall,
  { returnTo, stepUp }: { returnTo: string; stepUp: boolean },
): Promise<Launched> {
  const provider = await mustHaveProvider(call)
  const begun: BegunSignIn = {
    domainId: call.hub.domainId,
    issuer: provider.issuer,
    state: client.randomState(),
    nonce: client.randomNonce(),
    codeVerifier: client.randomPKCECodeVerifier(),
    returnTo,
    isStepUp: stepUp && call.caller !== null,
  }
  try {
    const asked = await clientOfProvider(call, provider)
    const location = client.buildAuthorizationUrl(asked, {
      redirect_uri: redirectUriOf(call.hub),
      scope: scopesOf(provider, asked.serverMetadata()),
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(begun.codeVerifier),
      code_challenge_method: 'S256',
      ...(begun.isStepUp && { prompt: 'login', max_age: '0' }),
    })
    return { location: location.href, begun }
  } catch (error) {
    call.context.log.warn({ err: error, hub: call.hub.domainId }, 'nobody can be sent to the identity provider')
    return { location: pageWith('oidc-failed'), begun: null }
  }
}

/** What came back with the browser. */
export interface ProviderAnswer {
  state: string
  code?: string | undefined
  iss?: string | undefined
  error?: string | undefined
  error_description?: string | undefined
}

export interface Finished {
  location: string
  /** Null where the sign-in came to nothing; then the location says why. */
  opened: OpenedSession | null
}

/** Starts a session for whoever the provider says that the browser is of. @throws 404 for a hub without a provider */
export async function finishOidcSignIn(
  call: PublicCall,
  begun: BegunSignIn | null,
  answer: ProviderAnswer,
): Promise<Finished> {
  const provider = await mustHaveProvider(call)
  try {
    if (!isAnswerTo(call, provider, begun, answer))
      throw new OidcFailure('oidc-failed', 'The answer belongs to no sign-in that this browser began here lately.')
    if (answer.error)
      throw new OidcFailure('oidc-refused', `${answer.error}: ${answer.error_description ?? 'without a word'}`)
    const proved = await prove(call, provider, begun, answer)
    return { location: begun.returnTo, opened: await enter(call, provider, begun, proved) }
  } catch (error) {
    if (!(error instanceof OidcFailure)) throw error
    await recordFailure(call, error)
    return { location: pageWith(error.problem), opened: null }
  }
}

/** Where the browser of this call ends its session at the provider; null where there is none. */
export async function providerUrlOf({ context, db, caller, hub }: Call): Promise<string | null> {
  const sealed = caller.sessionId && (await store.findProviderUrl(db, caller.sessionId))
  return sealed ? (unseal(context.config.secrets, sealedAs(hub.domainId), sealed)?.toString() ?? null) : null
}

function isAnswerTo(
  { hub }: PublicCall,
  { issuer }: Provider,
  begun: BegunSignIn | null,
  { state }: ProviderAnswer,
): begun is BegunSignIn {
  return begun !== null && begun.domainId === hub.domainId && begun.issuer === issuer && begun.state === state
}

interface Proved extends ProvedPerson {
  /** Ends the session at the provider; null where it offers no such page. */
  endUrl: string | null
}

/** Exchanges the code for who the person is. @throws OidcFailure */
async function prove(
  call: PublicCall,
  provider: Provider,
  begun: BegunSignIn,
  { state, code, iss }: ProviderAnswer,
): Promise<Proved> {
  try {
    const asked = await clientOfProvider(call, provider)
    const url = new URL(redirectUriOf(call.hub))
    for (const [name, value] of Object.entries({ state, code, iss })) if (value) url.searchParams.set(name, value)
    const tokens = await client.authorizationCodeGrant(asked, url, {
      expectedState: begun.state,
      expectedNonce: begun.nonce,
      pkceCodeVerifier: begun.codeVerifier,
      idTokenExpected: true,
      ...(begun.isStepUp && { maxAge: 0 }),
    })
    const proved = tokens.claims()!
    if (!isSubject(proved.sub)) throw new Error('The provider calls the person by what is no subject.')
    const told = asked.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(asked, tokens.access_token, proved.sub)
      : {}
    const endUrl = endUrlOf(call, asked, tokens.id_token!)
    return { issuer: provider.issuer, subject: proved.sub, claims: { ...told, ...proved }, endUrl }
  } catch (error) {
    throw new OidcFailure('oidc-failed', 'The provider does not prove who this is.', error)
  }
}

/** Opens the session, as whoever the person is here. A session that the browser had ends with that. @throws OidcFailure */
async function enter(call: PublicCall, provider: Provider, begun: BegunSignIn, proved: Proved): Promise<OpenedSession> {
  const before = call.caller
  const opened = await inTransaction(call, async (call) => {
    const { memberId, isNew } = await memberOfIdentity(call, provider, proved)
    if (begun.isStepUp && before?.memberId !== memberId)
      throw new OidcFailure('oidc-failed', 'Somebody else has signed in than the one who had to do it again.')
    if (before?.sessionId && (await deleteSession(call.db, before.memberId, before.sessionId)))
      await publish(call, sessionsEnded, { memberIds: [before.memberId], actorId: before.memberId, ended: 'replaced' })
    const opened = await createSessionFor(call, memberId, 'provider')
    await keepEndUrl(call, opened, proved.endUrl)
    await recordSecurityEvent(call, { type: 'signedIn', memberId, actorId: memberId, details: { method: 'provider' } })
    if (isNew) await recordNewcomer({ ...call, caller: opened.caller })
    else await tellOfNewDevice(call, opened)
    return opened
  })
  clearCallerCache(call)
  return opened
}

async function tellOfNewDevice(call: PublicCall, { caller }: OpenedSession): Promise<void> {
  if (knownDevice(call.context.config.secrets, call.device, caller.accountId)) return
  const person = await findById(call.db, caller.memberId)
  if (person) await queueNotice(call, person, 'newDevice')
}

async function keepEndUrl(
  { context, db, hub }: PublicCall,
  { caller }: OpenedSession,
  endUrl: string | null,
): Promise<void> {
  if (!endUrl || !caller.sessionId) return
  const sealed = seal(context.config.secret, sealedAs(hub.domainId), Buffer.from(endUrl))
  await store.setProviderUrl(db, caller.sessionId, sealed)
}

function endUrlOf({ hub }: PublicCall, asked: client.Configuration, idToken: string): string | null {
  if (!asked.serverMetadata().end_session_endpoint) return null
  const back = { post_logout_redirect_uri: `${hub.origin}/` }
  const { href } = client.buildEndSessionUrl(asked, { ...back, id_token_hint: idToken })
  return href.length <= MAX_URL ? href : client.buildEndSessionUrl(asked, back).href
}

/** What the log is told is for operators: whoever failed learns no more than what to do. */
async function recordFailure(call: PublicCall, { problem, message, cause }: OidcFailure): Promise<void> {
  call.context.log.warn({ hub: call.hub.domainId, problem, err: cause }, `sign-in at the provider: ${message}`)
  const details = { method: 'provider', reason: problem }
  await recordSecurityEvent(call, { type: 'signInFailed', memberId: null, actorId: null, details })
}

async function mustHaveProvider(call: PublicCall): Promise<Provider> {
  const provider = await findProvider(call)
  if (!provider) throw notFound()
  return provider
}

/** Groups are a scope of their own at some providers. */
function scopesOf({ claims }: Provider, { scopes_supported: known = [] }: client.ServerMetadata): string {
  const groups = claims.groups !== null && known.includes('groups') ? ['groups'] : []
  return ['openid', 'email', 'profile', ...groups].join(' ')
}

function pageWith(problem: OidcProblem): string {
  return `/?problem=${problem}`
}

/** Where sessions of the hub end at the provider, which is sealed. */
export async function sealedProviderUrls({ db, hub }: HubCall): Promise<Kept[]> {
  const rows = await store.listProviderUrls(db)
  return rows.map(({ sessionId, sealed }) => ({
    what: sealedAs(hub.domainId),
    sealed,
    put: (anew) => store.setProviderUrl(db, sessionId, anew),
  }))
}

function sealedAs(domainId: number) {
  return { purpose: 'sign-out at a provider', about: `a session of hub ${domainId}` } as const
}
