import type { components } from '../../generated/server/schema.d.ts'
import type { Call, HubCall, PublicCall } from '../context.ts'
import { countCap, readCappedPage, type CappedPage, type PageQuery } from '../db/page.ts'
import { newId } from '../platform/ids.ts'
import * as store from './store.ts'
import type { EventFilter, EventRow } from './store.ts'

/** The security log: what happens to accounts, in an order and in words that nobody can change afterwards. */

export interface SecurityEvent {
  type: SecurityEventType
  /** Whose account; null where nobody has the address that was tried. */
  memberId: string | null
  /** Who did it, where that is proved by something else than the session of the call. */
  actorId?: string | null
  /** Never a password, a code or a token. */
  details?: Readonly<Record<string, string>>
}

export type SecurityEventType = components['schemas']['SecurityEventType']

/** Who acts, and from where; a job acts for somebody and from nowhere. */
export type Acting = Pick<HubCall, 'db' | 'context'> &
  Partial<Pick<PublicCall, 'userAgent'>> & {
    address?: string | null
    caller: { memberId: string } | null
    requestId: string
  }

/** Writes down what happened, in the transaction in which it happens where there is one. */
export function recordSecurityEvent(call: Acting, event: SecurityEvent): Promise<void> {
  return recordSecurityEvents(call, [event])
}

/** The same for up to 1,000 at once. */
export async function recordSecurityEvents(
  { db, caller, context, address = null, userAgent, requestId }: Acting,
  events: readonly SecurityEvent[],
): Promise<void> {
  if (events.length === 0) return
  const common = { ipAddress: address, userAgent: userAgent?.slice(0, 500) ?? null, requestId, now: context.now() }
  const rows = events.map(({ type, memberId, actorId = caller?.memberId ?? null, details = {} }) => ({
    ...common,
    id: newId(),
    type,
    memberId,
    actorId,
    details: JSON.stringify(details),
  }))
  await store.insertEvents(db, rows)
}

export interface SecurityEventQuery extends PageQuery {
  type?: SecurityEventType | undefined
  userId?: string | undefined
  /** ISO 8601; included. */
  since?: string | undefined
  /** ISO 8601; excluded. */
  until?: string | undefined
}

/** The hub's events, the newest first. Two statements, whatever the length. */
export function listSecurityEvents(call: Call, query: SecurityEventQuery): Promise<CappedPage<EventRow>> {
  return pageOf(call, filterOf(query), query)
}

/** Those of the caller's own account. */
export function listMySecurityEvents(call: Call, page: PageQuery): Promise<CappedPage<EventRow>> {
  return pageOf(call, { memberId: call.caller.memberId }, page)
}

/** The addresses from which a member signed in since then, 200 sign-ins at the most. */
export function listSignInAddresses({ db }: Pick<HubCall, 'db'>, memberId: string, since: Date): Promise<string[]> {
  return store.listSignInAddresses(db, memberId, since)
}

export function filterOf({ type, userId, since, until }: Omit<SecurityEventQuery, keyof PageQuery>): EventFilter {
  return {
    type,
    memberId: userId,
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
  }
}

function pageOf({ db }: Call, filter: EventFilter, page: PageQuery): Promise<CappedPage<EventRow>> {
  const cap = countCap(page)
  return readCappedPage(store.listEvents(db, filter, page), store.countEvents(db, filter, cap), cap)
}
