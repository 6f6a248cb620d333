import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The last seal of the hub. */
export function findLastSeal(db: Db): Promise<{ hour: Date; number: number } | undefined> {
  return db.selectFrom('security_seal').select(['hour', 'number']).orderBy('hour', 'desc').limit(1).executeTakeFirst()
}

export interface NewSeal {
  hour: Date
  number: number
  eventCount: number
  digest: Buffer
  signature: Buffer
  now: Date
}

/** A second process that seals the same hour finds it sealed. */
export async function insertSeal(db: Db, seal: NewSeal): Promise<void> {
  await db
    .insertInto('security_seal')
    .values({
      hour: seal.hour,
      number: seal.number,
      event_count: seal.eventCount,
      digest: seal.digest,
      signature: seal.signature,
      sealed_at: seal.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** An hour of UTC, in every time zone of a session. */
const HOUR = sql<Date>`date_trunc('hour', security_event.occurred_at, 'UTC')`

/** Every column of an event, written in a way that no setting of the session changes. */
const LINE = sql`convert_to(jsonb_build_array(security_event.id, extract(epoch from security_event.occurred_at)::text,
  security_event.type, security_event.member_id, security_event.actor_id, security_event.ip,
  security_event.user_agent, security_event.details, security_event.request_id)::text || E'\\n', 'UTF8')`

/** The hours that have events, from the oldest, with a SHA-256 over them. @param since included @param until excluded */
export function digestHours(db: Db, since: Date | null, until: Date) {
  return db
    .selectFrom('security_event')
    .$if(since !== null, (query) => query.where('security_event.occurred_at', '>=', since!))
    .where('security_event.occurred_at', '<', until)
    .groupBy(HOUR)
    .orderBy(HOUR)
    .select([
      HOUR.as('hour'),
      sql<number>`count(*)::int`.as('eventCount'),
      sql<Buffer>`sha256(string_agg(${LINE}, '' order by security_event.occurred_at, security_event.id))`.as('digest'),
    ])
    .execute()
}

/** All seals, from the oldest. */
export function listSeals(db: Db) {
  return db
    .selectFrom('security_seal')
    .select(['hour', 'number', 'event_count as eventCount', 'digest', 'signature'])
    .orderBy('hour')
    .execute()
}
