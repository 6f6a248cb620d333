import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { PageQuery } from '../../db/page.ts'
import type { ScormCourse } from '../../files/package/manifest-codec.ts'
import type { StoredActivity } from './attempt-store.ts'
import type { CompleteWhen, Outcome, ScormStatus } from '../rules.ts'
import type { SessionEntry } from './session-rules.ts'

/** What happened in the launches of a course. */

export interface NewEntries {
  attemptId: string
  launchId: string
  memberId: string
  entries: readonly SessionEntry[]
  startedAt: Date
  now: Date
}

/** Adds what a launch did not have yet. The attempt is locked, so that nobody else adds to it meanwhile. */
export async function appendEntries(db: Db, { attemptId, launchId, memberId, ...added }: NewEntries): Promise<void> {
  await db
    .insertInto('attempt_session')
    .values({
      attempt_id: attemptId,
      launch_id: launchId,
      member_id: memberId,
      entries: JSON.stringify(added.entries),
      started_at: added.startedAt,
      changed_at: added.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['domain_id', 'attempt_id', 'launch_id']).doUpdateSet({
        entries: sql`attempt_session.entries || coalesce((
          select jsonb_agg(entry order by (entry ->> 'number')::int) from jsonb_array_elements(excluded.entries) entry
          where (entry ->> 'number')::int > (attempt_session.entries -> -1 ->> 'number')::int), '[]')`,
        changed_at: added.now,
      }),
    )
    .execute()
}

/** The number of the last entry of a launch; 0 where it has none. */
export async function findLastNumber(db: Db, attemptId: string, launchId: string): Promise<number> {
  const row = await db
    .selectFrom('attempt_session')
    .select(sql<number>`(attempt_session.entries -> -1 ->> 'number')::int`.as('last'))
    .where('attempt_session.attempt_id', '=', attemptId)
    .where('attempt_session.launch_id', '=', launchId)
    .executeTakeFirst()
  return row?.last ?? 0
}

/** Leaves the newest launches of an attempt; launches are in order by their ids. */
export async function deleteSurplus(db: Db, attemptId: string, kept: number): Promise<void> {
  await db
    .deleteFrom('attempt_session')
    .where('attempt_session.attempt_id', '=', attemptId)
    .where('attempt_session.launch_id', 'in', (eb) =>
      eb
        .selectFrom('attempt_session as older')
        .select('older.launch_id')
        .where('older.attempt_id', '=', attemptId)
        .orderBy('older.launch_id', 'desc')
        .offset(kept),
    )
    .execute()
}

export interface SessionRow {
  launchId: string
  attemptNumber: number
  startedAt: Date
  changedAt: Date
  entries: SessionEntry[]
  status: ScormStatus
  activities: StoredActivity[]
  /** What the rules of the course came to; null where it has none. */
  outcome: Outcome | null
  /** What the hub waits for; null where nobody has said so. */
  completeWhen: CompleteWhen | null
  /** Null once the package is gone. */
  course: ScormCourse | null
}

interface Whose {
  memberId: string
  assetId: string
  since: Date
}

function sessionsOf(db: Db, { memberId, assetId, since }: Whose) {
  return db
    .selectFrom('attempt_session')
    .innerJoin('attempt', 'attempt.id', 'attempt_session.attempt_id')
    .where('attempt_session.member_id', '=', memberId)
    .where('attempt.content_id', '=', assetId)
    .where('attempt_session.started_at', '>', since)
}

/** The newest first. */
export function listSessions(db: Db, whose: Whose, { limit, offset }: PageQuery): Promise<SessionRow[]> {
  return sessionsOf(db, whose)
    .leftJoin('file', 'file.id', 'attempt.file_id')
    .leftJoin('asset', 'asset.content_id', 'attempt.content_id')
    .select([
      'attempt_session.launch_id as launchId',
      'attempt.number as attemptNumber',
      'attempt_session.started_at as startedAt',
      'attempt_session.changed_at as changedAt',
      sql<SessionEntry[]>`attempt_session.entries`.as('entries'),
      sql<ScormStatus>`attempt.status`.as('status'),
      sql<StoredActivity[]>`attempt.activities`.as('activities'),
      sql<Outcome | null>`attempt.outcome`.as('outcome'),
      sql<CompleteWhen | null>`asset.scorm_settings ->> 'completeWhen'`.as('completeWhen'),
      sql<ScormCourse | null>`file.package -> 'scorm'`.as('course'),
    ])
    .orderBy('attempt_session.started_at', 'desc')
    .orderBy('attempt_session.launch_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countSessions(db: Db, whose: Whose): Promise<number> {
  const { count } = await sessionsOf(db, whose)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteOld(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('attempt_session').where('attempt_session.started_at', '<=', before).execute()
}
