import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { CountCap, PageQuery } from '../db/page.ts'
import { countTo } from '../db/statement.ts'
import { personAs } from '../users/person.sql.ts'

export interface NewEvent {
  id: string
  type: string
  memberId: string | null
  actorId: string | null
  /** Null where a job did it. */
  ipAddress: string | null
  userAgent: string | null
  /** JSON */
  details: string
  requestId: string
  now: Date
}

export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  await db
    .insertInto('security_event')
    .values(
      events.map((event) => ({
        id: event.id,
        occurred_at: event.now,
        type: event.type,
        member_id: event.memberId,
        actor_id: event.actorId,
        ip: event.ipAddress,
        user_agent: event.userAgent,
        details: event.details,
        request_id: event.requestId,
      })),
    )
    .execute()
}

/** Which events. */
export interface EventFilter {
  type?: string | undefined
  memberId?: string | undefined
  since?: Date | undefined
  until?: Date | undefined
}

/** Where a walk through the log stands. */
export interface Cursor {
  occurredAt: Date
  id: string
}

export type EventRow = Awaited<ReturnType<typeof listEvents>>[number]

/** A page, the newest first. */
export function listEvents(db: Db, filter: EventFilter, { limit, offset }: PageQuery) {
  return read(db, filter)
    .orderBy('security_event.occurred_at', 'desc')
    .orderBy('security_event.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The addresses from which a member signed in since then, those of the latest times. */
export async function listSignInAddresses(db: Db, memberId: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('security_event')
    .select('security_event.ip')
    .where('security_event.member_id', '=', memberId)
    .where('security_event.occurred_at', '>=', since)
    .where('security_event.type', '=', 'signedIn')
    .where('security_event.ip', 'is not', null)
    .orderBy('security_event.occurred_at', 'desc')
    .limit(200)
    .execute()
  return [...new Set(rows.map(({ ip }) => ip!))]
}

export function countEvents(db: Db, filter: EventFilter, cap: CountCap) {
  return countTo(db, filtered(db, filter), cap).execute()
}

/** The events older than a cursor, the newest first. @param cursor null for the newest of all */
export function listBefore(db: Db, filter: EventFilter, cursor: Cursor | null, limit: number) {
  return read(db, filter)
    .$if(cursor !== null, (query) => query.where(sql<boolean>`${PLACE} < ${placeOf(cursor!)}`))
    .orderBy('security_event.occurred_at', 'desc')
    .orderBy('security_event.id', 'desc')
    .limit(limit)
    .execute()
}

/** The events newer than a cursor, the oldest first. @param cursor null for the oldest of all */
export function listAfter(db: Db, filter: EventFilter, cursor: Cursor | null, limit: number) {
  return read(db, filter)
    .$if(cursor !== null, (query) => query.where(sql<boolean>`${PLACE} > ${placeOf(cursor!)}`))
    .orderBy('security_event.occurred_at')
    .orderBy('security_event.id')
    .limit(limit)
    .execute()
}

/** Where an event stands in the log. */
export function findCursor(db: Db, id: string): Promise<Cursor | undefined> {
  return db
    .selectFrom('security_event')
    .select(['occurred_at as occurredAt', 'id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

const PLACE = sql`(security_event.occurred_at, security_event.id)`

function placeOf({ occurredAt, id }: Cursor) {
  return sql`(${occurredAt}::timestamptz, ${id}::uuid)`
}

function filtered(db: Db, { type, memberId, since, until }: EventFilter) {
  return db
    .selectFrom('security_event')
    .$if(type !== undefined, (query) => query.where('security_event.type', '=', type!))
    .$if(memberId !== undefined, (query) => query.where('security_event.member_id', '=', memberId!))
    .$if(since !== undefined, (query) => query.where('security_event.occurred_at', '>=', since!))
    .$if(until !== undefined, (query) => query.where('security_event.occurred_at', '<', until!))
}

function read(db: Db, filter: EventFilter) {
  return filtered(db, filter)
    .leftJoin('member as person', 'person.id', 'security_event.member_id')
    .leftJoin('member as actor', 'actor.id', 'security_event.actor_id')
    .select([
      'security_event.id',
      'security_event.type',
      'security_event.occurred_at as occurredAt',
      'security_event.ip as ipAddress',
      'security_event.user_agent as userAgent',
      'security_event.details',
      personAs('person').as('person'),
      personAs('actor').as('actor'),
    ])
}
