import { privileges as allPrivileges } from '../../generated/reference.ts'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { compileAccess } from '../../server/access/guard.ts'
import type { Caller as HubCaller, Hub } from '../../server/context.ts'
import { currentSession, find, type MockHub } from './hub.ts'
import type { Account } from './people.ts'
import { refusal } from './problem-answers.ts'
import { kept } from './records.ts'

/** Who calls, and what proves it. */
export interface Caller {
  account: Account
  /** Null for a session; otherwise what the API token was made for. */
  scopes: ReadonlySet<string> | null
  /** When the session or the token ends. */
  expiresTime: string
  /** When the password was entered last; null for a token. */
  provedTime: string | null
}

/** The owner of the API token that was sent, or whoever is signed in. @throws 401 `token-invalid` */
export function callerOf(hub: MockHub, { headers }: Request): Caller | null {
  const authorization = headers.get('authorization')
  if (authorization) return callerOfToken(hub, authorization.replace('Bearer ', ''))
  const session = currentSession(hub)
  const account = hub.accounts.find(({ id }) => id === session?.personId)
  if (!session || !account) return null
  session.lastSeenTime = hub.now().toISOString()
  return { account, scopes: null, expiresTime: session.expiresTime, provedTime: session.provedTime }
}

function callerOfToken(hub: MockHub, secret: string): Caller {
  const account = hub.accounts.find(({ tokens }) => tokens.has(secret))
  const token = account?.tokens.get(secret)
  if (!token || Date.parse(token.expiresTime) <= hub.now().getTime()) throw refusal('token-invalid')
  return { account: account!, scopes: new Set(token.scopes), expiresTime: token.expiresTime, provedTime: null }
}

/** Lets a call in or throws what the hub would: 401 for nobody, 404 for what is switched off, 403 for the rest. */
export function guard(hub: MockHub, caller: Caller | null, id: OperationId): void {
  const known: Partial<Hub> = { features: featuresOf(hub), mfaRequired: 'none' }
  // The hub's guard looks at nothing else of the two.
  compileAccess(operations[id]).admit(caller && (rightsOf(caller) as HubCaller), known as Hub, hub.now())
}

function rightsOf({ account, scopes, provedTime }: Caller): Partial<HubCaller> {
  const given = scopes && withReads([...scopes])
  const { isAdmin, managedTeamIds } = account
  const held = privilegesOf(account).filter((right) => !given || given.has(right))
  const provedAt = provedTime === null ? null : new Date(provedTime)
  return { isAdmin, privileges: new Set(held), managedTeamIds, scopes, provedAt, hasFactor: account.factor !== null }
}

/** What an admin may do; who may write may read as well. */
export function privilegesOf({ isAdmin, privileges }: Account) {
  const held = withReads(isAdmin ? privileges : [])
  return allPrivileges.filter((right) => held.has(right))
}

function withReads(rights: readonly string[]): Set<string> {
  return new Set(rights.flatMap((right) => [right, right.replace('_write', '_read')]))
}

/** The features that are switched on, as the settings of the hub have them. */
export function featuresOf(hub: MockHub): Hub['features'] {
  const item = find(hub, 'HubFeatures', '')
  return Object.keys(item?.fields ?? {}).filter(
    (name) => kept(item!, name, null) === true,
  ) as unknown as Hub['features']
}
