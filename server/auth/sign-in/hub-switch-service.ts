import { isFactorRequired } from '../../access/rules.ts'
import type { Caller, Context, Hub, PublicCall } from '../../context.ts'
import { conflict, notFound, Problem } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hubOfHost } from '../../hubs/registry-service.ts'
import { hashOf, newSecret } from '../../platform/ids.ts'
import { findByAccount, findById, type Credentials } from '../account-store.ts'
import { useTicket } from './hub-switch-store.ts'
import { readTicket, writeTicket, type HubSwitchTicket } from './hub-switch-token.ts'
import { beginSession, type OpenedSession } from './service.ts'

/**
 * Going to another hub without signing in there again. The browser asks the hub that it goes to, which gives it a secret and
 * sends it to the hub that it comes from; that one says whose session it has, in a ticket for who has the secret alone.
 */

/** The page of the client that takes a ticket. */
const PAGE = '/switch-hub'

/** Sends the browser to the hub that it comes from. @param from a name of that hub @throws 404 where there is none */
export async function launchHubSwitch(
  { context, hub }: PublicCall,
  from: string,
): Promise<{ location: string; verifier: string }> {
  const source = await otherHub(context, hub, from)
  const verifier = newSecret()
  const url = new URL('/api/auth/hub-switch/ticket', source.origin)
  // The session is at the name by which the hub was opened, which may be another than its first.
  url.hostname = from
  url.search = new URLSearchParams({ to: hub.hostname, challenge: challengeOf(verifier) }).toString()
  return { location: url.href, verifier }
}

/**
 * Sends the browser back with a ticket, or without one, and then one signs in there. Whether the person is a member there is
 * for that hub to find out. @throws 404 for an unknown hub
 */
export async function getHubSwitchTicket(
  { context, db, hub, caller }: PublicCall,
  { to, challenge }: { to: string; challenge: string },
): Promise<string> {
  const target = await otherHub(context, hub, to)
  const person = mayVouchFor(caller) ? await findById(db, caller.memberId) : undefined
  if (!caller || !person) return `${target.origin}${PAGE}`
  const { accountId, passwordVersion, sessionVersion, email, locale } = person
  const about = {
    domainId: target.domainId,
    accountId,
    passwordVersion,
    sessionVersion,
    provedBy: caller.provedBy,
    challenge,
    sessionEnd: caller.expiresAt.getTime(),
  }
  const ticket = writeTicket(context.config.secret, about, context.now())
  return `${target.origin}${PAGE}#${new URLSearchParams({ ticket, email, locale }).toString()}`
}

/** A session of a person; none of an admin who sees the hub as them, and none that the provider of one hub stands for. */
function mayVouchFor(caller: Caller | null): caller is Caller {
  return caller !== null && caller.sessionId !== null && caller.provedBy !== 'provider'
}

/**
 * Starts a session for whom another hub vouches for, in the browser that asked for it.
 * @param verifier what the browser keeps since launchHubSwitch
 * @throws 403 `hub-switch-failed` or `hub-switch-refused`, 409 `signed-in-as-another`
 */
export async function finishHubSwitch(
  call: PublicCall,
  { ticket, replacesSession }: { ticket: string; replacesSession: boolean },
  verifier: string | undefined,
): Promise<OpenedSession> {
  const read = readTicket(call.context.config.secrets, ticket, call.context.now())
  if (!read || !verifier || !isFor(read, call.hub, verifier)) throw failed()
  const person = await findByAccount(call.db, read.accountId)
  if (!person || !isSameAccount(read, person)) throw failed()
  if (!call.hub.signIn.password || isFactorRequired(call.hub, person))
    throw new Problem(403, 'hub-switch-refused', 'This hub wants you to sign in here.')
  if (call.caller?.sessionId && call.caller.memberId !== person.memberId && !replacesSession)
    throw conflict(
      'signed-in-as-another',
      'Somebody else is signed in here. Send replacesSession to go on in their place.',
    )
  return inTransaction(call, async (call) => {
    const expiresAt = new Date(read.until)
    if (!(await useTicket(call.db, { hash: hashOf(ticket), expiresAt }))) throw failed()
    return beginSession(call, person, read.provedBy, { notAfter: new Date(read.sessionEnd) })
  })
}

function isFor({ domainId, challenge }: HubSwitchTicket, hub: Hub, verifier: string): boolean {
  return domainId === hub.domainId && challenge === challengeOf(verifier)
}

function isSameAccount(ticket: HubSwitchTicket, person: Credentials): boolean {
  return ticket.passwordVersion === person.passwordVersion && ticket.sessionVersion === person.sessionVersion
}

/** The same for whatever is wrong, so that it tells nobody who is a member here. */
function failed(): Problem {
  return new Problem(403, 'hub-switch-failed', 'You could not be signed in from your other hub. Sign in here.')
}

async function otherHub(context: Context, hub: Hub, name: string): Promise<Hub> {
  const found = await hubOfHost(context, name)
  if (!found || found.domainId === hub.domainId) throw notFound()
  return found
}

function challengeOf(verifier: string): string {
  return hashOf(verifier).toString('base64url')
}
