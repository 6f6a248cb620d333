import type { Call, Caller, ProvedBy, PublicCall } from '../../context.ts'
import { notAllowed } from '../../contract/problems.ts'
import { cacheUse } from '../../platform/cache-use.ts'
import { hashOf } from '../../platform/ids.ts'
import { RecentMap } from '../../platform/recent-map.ts'
import { displayName } from '../../users/rules.ts'
import { kindOfToken, sessionLife, withReads } from '../rules.ts'
import { touchServiceToken } from './service-token-store.ts'
import * as store from './store.ts'

/** Who somebody is changes rarely and every call asks, so the answer counts this long from when the database was asked. */
const CACHE_MS = 1_000
/** How often the last use of a session or token is written down. */
const LAST_USE_INTERVAL_MS = 60_000
const MAX_KEPT = 50_000

interface Kept {
  caller: Caller
  until: number
}

/** What proves who somebody is: the secret of their session's cookie, or an API token. */
export interface Proof {
  kind: 'session' | 'token'
  secret: string
}

/** Those who were somebody; what proves nothing is not kept, so that made-up secrets take no memory. */
const kept = new WeakMap<object, RecentMap<string, Kept>>()
const use = cacheUse('identities')

/** Whether this proved who somebody is when it was last looked up. */
export function wasProved(call: PublicCall, proof: Proof): boolean {
  return kept.get(call.context)?.has(keyOf(call, proof)) ?? false
}

/** Who a proof is of, or null when it proves nothing or has ended. */
export function callerOfProof(call: PublicCall, proof: Proof): Promise<Caller | null> {
  return proof.kind === 'session' ? callerOfSession(call, proof.secret) : callerOfToken(call, proof.secret)
}

/** The caller of a session cookie, or null when there is no such session or it has ended. */
export function callerOfSession(call: PublicCall, secret: string): Promise<Caller | null> {
  return remembered(call, { kind: 'session', secret }, () => callerOfSessionHash(call, hashOf(secret)))
}

/** The caller of a session by what the database keeps of its secret, or null when there is no such session or it has ended. */
export async function callerOfSessionHash(call: PublicCall, tokenHash: Buffer): Promise<Caller | null> {
  const now = call.context.now()
  const row = await store.findSession(call.db, { tokenHash, ...sessionLife(now) })
  if (!row) return null
  if (now.getTime() - row.lastSeenAt.getTime() > LAST_USE_INTERVAL_MS)
    await store.touchSession(call.db, row.sessionId, row.id, now)
  return callerFrom(row, { ...row, provedBy: row.provedBy as ProvedBy, scopes: null })
}

/** The caller of an API token, or null when it is unknown or has ended. */
export function callerOfToken(call: PublicCall, token: string): Promise<Caller | null> {
  return remembered(call, { kind: 'token', secret: token }, () =>
    kindOfToken(token) === 'svc' ? callerOfHubToken(call, token) : callerOfPersonToken(call, token),
  )
}

async function callerOfPersonToken(call: PublicCall, token: string): Promise<Caller | null> {
  const row = await store.findToken(call.db, { tokenHash: hashOf(token), now: call.context.now() })
  if (!row) return null
  if (isUseDue(call, row)) await store.touchToken(call.db, row.tokenId, call.context.now())
  return callerFrom(row, { ...NO_SESSION, scopes: row.scopes, expiresAt: row.expiresAt })
}

async function callerOfHubToken(call: PublicCall, token: string): Promise<Caller | null> {
  const row = await store.findServiceToken(call.db, { tokenHash: hashOf(token), now: call.context.now() })
  if (!row) return null
  if (isUseDue(call, row)) await touchServiceToken(call.db, row.id, call.context.now())
  return serviceCaller(call, row)
}

function isUseDue({ context }: PublicCall, { lastUsedAt }: { lastUsedAt: Date | null }): boolean {
  return context.now().getTime() - (lastUsedAt?.getTime() ?? 0) > LAST_USE_INTERVAL_MS
}

/** A token of the hub: what its scopes say, in the language of the hub, and nobody's. */
function serviceCaller(
  { hub }: PublicCall,
  { id, name, scopes, expiresAt }: { id: string; name: string; scopes: string[]; expiresAt: Date },
): Caller {
  return {
    ...NO_SESSION,
    memberId: id,
    accountId: id,
    email: '',
    firstName: name,
    lastName: '',
    displayName: name,
    pictureId: null,
    locale: hub.locale,
    isAdmin: true,
    privileges: withReads(scopes),
    teamIds: [],
    managedTeamIds: [],
    scopes: new Set(scopes),
    isService: true,
    viewedBy: null,
    expiresAt,
  }
}

/**
 * Forgets what this process keeps of people, so that the end of a session or a lost right counts at once. A look-up that
 * is on its way asked before the end, and so puts its answer where nobody reads it.
 */
export function clearCallerCache(call: Pick<PublicCall, 'context'>): void {
  kept.delete(call.context)
}

async function remembered(call: PublicCall, proof: Proof, find: () => Promise<Caller | null>): Promise<Caller | null> {
  const callers = kept.get(call.context) ?? new RecentMap<string, Kept>(MAX_KEPT)
  kept.set(call.context, callers)
  const key = keyOf(call, proof)
  const known = callers.get(key)
  const askedAt = Date.now()
  if (known && known.until > askedAt) {
    use.hits += 1
    return known.caller
  }
  use.misses += 1
  const caller = await find()
  if (caller) callers.set(key, { caller, until: askedAt + CACHE_MS })
  else callers.delete(key)
  return caller
}

function keyOf({ hub }: PublicCall, { kind, secret }: Proof): string {
  return `${hub.domainId}:${kind}:${secret}`
}

type Proved = Pick<Caller, 'sessionId' | 'expiresAt' | 'provedAt' | 'provedBy' | 'hasFactor'> & {
  scopes: string[] | null
}

/** What somebody has who comes with an API token or a mailed link. */
export const NO_SESSION = { sessionId: null, provedAt: null, provedBy: 'account', hasFactor: false } as const

/** A member as the caller of what their session or token proves. */
export function callerFrom(
  row: store.CallerRow,
  { scopes, sessionId, expiresAt, provedAt, provedBy, hasFactor }: Proved,
): Caller {
  const held = withReads(row.isAdmin ? row.privileges : [])
  return {
    memberId: row.id,
    accountId: row.accountId,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    displayName: displayName(row),
    pictureId: row.pictureId,
    locale: row.locale,
    isAdmin: row.isAdmin,
    privileges: scopes ? held.intersection(withReads(scopes)) : held,
    teamIds: row.teamIds,
    managedTeamIds: row.managedTeamIds,
    scopes: scopes ? new Set(scopes) : null,
    isService: false,
    viewedBy: null,
    sessionId,
    expiresAt,
    provedAt,
    provedBy,
    hasFactor,
  }
}

/** The session of this call. @throws 403 for an API token, which must not change what lets people in */
export function ownSession({ caller }: Call): string {
  if (caller.sessionId) return caller.sessionId
  throw notAllowed('An API token cannot do this. Sign in with your password.')
}
