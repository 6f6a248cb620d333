import { expressionBuilder } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { Database } from '../../db/types.ts'
import type { Verb } from './cmi5-words.ts'

/** Sessions of single activities, which report by statements. */

export type Mode = 'Normal' | 'Review'

export interface NewActivitySession {
  id: string
  attemptId: string
  memberId: string
  /** In which its learner is signed in. */
  sessionId: string
  activityId: string
  mode: Mode
  launchedAt: Date
  endsAt: Date
}

export async function insertSession(db: Db, session: NewActivitySession): Promise<void> {
  await db
    .insertInto('activity_session')
    .values({
      id: session.id,
      attempt_id: session.attemptId,
      member_id: session.memberId,
      session_id: session.sessionId,
      activity_id: session.activityId,
      mode: session.mode,
      launched_at: session.launchedAt,
      ends_at: session.endsAt,
    })
    .execute()
}

export type ActivitySession = Awaited<ReturnType<typeof listOpen>>[number]

const eb = expressionBuilder<Database, 'activity_session'>()

/** Neither said that it ends nor was abandoned. */
const IS_OPEN = eb.and([
  eb('activity_session.terminated_at', 'is', null),
  eb('activity_session.abandoned_at', 'is', null),
])

function sessions(db: Db) {
  return db
    .selectFrom('activity_session')
    .innerJoin('attempt', 'attempt.id', 'activity_session.attempt_id')
    .select((eb) => [
      'activity_session.id',
      'activity_session.attempt_id as attemptId',
      'activity_session.member_id as memberId',
      'activity_session.session_id as sessionId',
      'activity_session.activity_id as activityId',
      eb.ref('activity_session.mode').$castTo<Mode>().as('mode'),
      'activity_session.credential_id as credentialId',
      eb.ref('activity_session.verbs').$castTo<Verb[]>().as('verbs'),
      'activity_session.launched_at as launchedAt',
      'activity_session.initialized_at as initializedAt',
      'activity_session.terminated_at as terminatedAt',
      'activity_session.last_statement_at as lastStatementAt',
      'activity_session.ends_at as endsAt',
      'attempt.content_id as assetId',
    ])
}

/** The open ones of an attempt. */
export function listOpen(db: Db, attemptId: string) {
  return sessions(db)
    .where('activity_session.attempt_id', '=', attemptId)
    .where(IS_OPEN)
    .forUpdate('activity_session')
    .execute()
}

/** The activity of an attempt that is open; null where none is. */
export async function findOpenActivity(db: Db, attemptId: string): Promise<string | null> {
  const row = await db
    .selectFrom('activity_session')
    .select('activity_session.activity_id as activityId')
    .where('activity_session.attempt_id', '=', attemptId)
    .where(IS_OPEN)
    .limit(1)
    .executeTakeFirst()
  return row?.activityId ?? null
}

/** Open ones whose time is over, the oldest first. */
export function listEnded(db: Db, now: Date, limit: number): Promise<ActivitySession[]> {
  return sessions(db)
    .where('activity_session.ends_at', '<=', now)
    .where(IS_OPEN)
    .orderBy('activity_session.ends_at')
    .limit(limit)
    .forUpdate('activity_session')
    .execute()
}

/** The session that reports by a credential, unless it was abandoned. */
export function findByCredential(db: Db, credentialId: string): Promise<ActivitySession | undefined> {
  return sessions(db)
    .where('activity_session.credential_id', '=', credentialId)
    .where('activity_session.abandoned_at', 'is', null)
    .executeTakeFirst()
}

/** A session that waits for its credential, locked: two that ask at once get one. */
export function findUnfetched(db: Db, id: string, now: Date): Promise<ActivitySession | undefined> {
  return sessions(db)
    .where('activity_session.id', '=', id)
    .where('activity_session.credential_id', 'is', null)
    .where('activity_session.abandoned_at', 'is', null)
    .where('activity_session.ends_at', '>', now)
    .forUpdate('activity_session')
    .executeTakeFirst()
}

export async function setCredential(db: Db, id: string, credentialId: string): Promise<void> {
  await db.updateTable('activity_session').set({ credential_id: credentialId }).where('id', '=', id).execute()
}

/** What statements made of a session. */
export interface Told {
  verbs: readonly Verb[]
  initializedAt: Date | null
  terminatedAt: Date | null
  lastStatementAt: Date | null
  endsAt: Date
}

export async function saveTold(db: Db, id: string, told: Told): Promise<void> {
  await db
    .updateTable('activity_session')
    .set({
      verbs: [...told.verbs],
      initialized_at: told.initializedAt,
      terminated_at: told.terminatedAt,
      last_statement_at: told.lastStatementAt,
      ends_at: told.endsAt,
    })
    .where('id', '=', id)
    .execute()
}

export async function setAbandoned(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('activity_session').set({ abandoned_at: now, ends_at: now }).where('id', '=', id).execute()
}

/** Lets the open sessions of an attempt end at a moment, unless they end before. @param activityId the one that goes on */
export async function endSoon(
  db: Db,
  { attemptId, activityId, endsAt }: { attemptId: string; activityId: string | null; endsAt: Date },
): Promise<void> {
  await db
    .updateTable('activity_session')
    .set({ ends_at: endsAt })
    .where('attempt_id', '=', attemptId)
    .where('activity_id', 'is distinct from', activityId)
    .where('ends_at', '>', endsAt)
    .where('abandoned_at', 'is', null)
    .execute()
}

export async function deleteOld(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('activity_session').where('launched_at', '<=', before).execute()
}
