import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { PackageIndex } from '../../files/package/inspected-files.ts'
import type { ScormCourse } from '../../files/package/manifest-codec.ts'
import { decodeText, encodeText } from './attempt-text-codec.ts'
import type { Outcome, ScormStatus } from '../rules.ts'
import type { ScormSettings } from '../store.ts'
import type { SessionHolder } from '../../auth/rules.ts'
import { mayStillSee } from '../visit-store.ts'

/** People's attempts at courses, and where they are in recordings. */

export interface StoredActivity {
  activityId: string
  values: Record<string, string>
}

export interface AttemptRow {
  id: string
  /** Null once the package is gone with its asset. */
  fileId: string | null
  number: number
  /** The launch that stored the state last. */
  launchId: string | null
  sequence: number
  status: ScormStatus
  currentActivityId: string | null
  activities: StoredActivity[]
  sequencing: string | null
}

/** What a file's package says of itself, as it was found when it was uploaded; null for other files. */
export type StoredPackage = Pick<PackageIndex, 'kind' | 'title' | 'startPath' | 'scorm'>

export async function findPackage(db: Db, fileId: string): Promise<StoredPackage | null> {
  const row = await db
    .selectFrom('file')
    .select(sql<StoredPackage | null>`file.package`.as('package'))
    .where('file.id', '=', fileId)
    .executeTakeFirst()
  return row?.package ?? null
}

/** The course that an attempt is at; null where its package is gone. */
export async function findCourseOf(db: Db, attemptId: string): Promise<ScormCourse | null> {
  const row = await db
    .selectFrom('attempt')
    .innerJoin('file', 'file.id', 'attempt.file_id')
    .select(sql<ScormCourse | null>`file.package -> 'scorm'`.as('course'))
    .where('attempt.id', '=', attemptId)
    .executeTakeFirst()
  return row?.course ?? null
}

/** The newest attempt of somebody at a course. */
export async function findNewest(db: Db, memberId: string, assetId: string): Promise<AttemptRow | undefined> {
  const row = await db
    .selectFrom('attempt')
    .select([
      'attempt.id',
      'attempt.file_id as fileId',
      'attempt.number',
      'attempt.launch_id as launchId',
      'attempt.sequence',
      sql<ScormStatus>`attempt.status`.as('status'),
      'attempt.current_activity_id as currentActivityId',
      sql<StoredActivity[]>`attempt.activities`.as('activities'),
      'attempt.sequencing',
    ])
    .where('attempt.member_id', '=', memberId)
    .where('attempt.content_id', '=', assetId)
    .orderBy('attempt.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, activities: asSent(row.activities), sequencing: row.sequencing && decodeText(row.sequencing) }
}

// PostgreSQL holds neither NUL nor half of a surrogate pair, and courses that pack their own bytes send both.
function asSent(activities: StoredActivity[]): StoredActivity[] {
  return eachValue(activities, decodeText)
}

function eachValue(activities: StoredActivity[], change: (value: string) => string): StoredActivity[] {
  return activities.map(({ activityId, values }) => ({
    activityId,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)])),
  }))
}

export interface NewAttempt {
  id: string
  memberId: string
  assetId: string
  fileId: string
  number: number
  now: Date
  /** What it begins with, of an attempt at the file before. */
  kept?: Pick<AttemptRow, 'currentActivityId' | 'activities' | 'sequencing'>
}

/** Begins an attempt, unless the same person began one of that number in another window just now. */
export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  await db
    .insertInto('attempt')
    .values({
      id: attempt.id,
      member_id: attempt.memberId,
      content_id: attempt.assetId,
      file_id: attempt.fileId,
      number: attempt.number,
      source_version: db
        .selectFrom('asset')
        .select('asset.source_version')
        .where('asset.content_id', '=', attempt.assetId),
      ...(attempt.kept && {
        current_activity_id: attempt.kept.currentActivityId,
        activities: JSON.stringify(eachValue(attempt.kept.activities, encodeText)),
        sequencing: attempt.kept.sequencing && encodeText(attempt.kept.sequencing),
      }),
      started_at: attempt.now,
      updated_at: attempt.now,
    })
    .onConflict((conflict) => conflict.columns(['domain_id', 'member_id', 'content_id', 'number']).doNothing())
    .execute()
}

export interface Owner {
  memberId: string
  assetId: string
  attemptId: string
}

/**
 * An attempt with all that decides what its values mean, locked until the transaction ends: states arrive side by side.
 * Nothing where its owner has gone, signed out or may not see the course any more.
 */
export async function lockAttempt(db: Db, { memberId, assetId, attemptId }: Owner, holder: SessionHolder) {
  const row = await db
    .selectFrom('attempt')
    .innerJoin('member', 'member.id', 'attempt.member_id')
    .innerJoin('content', 'content.id', 'attempt.content_id')
    .innerJoin('asset', 'asset.content_id', 'attempt.content_id')
    .innerJoin('file', 'file.id', 'attempt.file_id')
    .select((eb) => [
      'attempt.launch_id as launchId',
      'attempt.file_id as fileId',
      'attempt.current_activity_id as currentActivityId',
      'attempt.sequence',
      sql<ScormStatus>`attempt.status`.as('status'),
      'attempt.number',
      'attempt.source_version as version',
      // With the same file, only who began again has a newer one.
      eb
        .exists(
          eb
            .selectFrom('attempt as newer')
            .select(sql.lit(1).as('one'))
            .whereRef('newer.member_id', '=', 'attempt.member_id')
            .whereRef('newer.content_id', '=', 'attempt.content_id')
            .whereRef('newer.file_id', '=', 'attempt.file_id')
            .whereRef('newer.number', '>', 'attempt.number'),
        )
        .$castTo<boolean>()
        .as('isSuperseded'),
      sql<StoredActivity[]>`attempt.activities`.as('activities'),
      'attempt.sequencing',
      sql<Outcome | null>`attempt.outcome`.as('outcome'),
      sql<ScormCourse | null>`file.package -> 'scorm'`.as('course'),
      sql<'automatic' | 'manual'>`asset.mark_as_done_mode`.as('markAsDone'),
      sql<ScormSettings | null>`asset.scorm_settings`.as('scormSettings'),
    ])
    .where('attempt.id', '=', attemptId)
    .where('attempt.member_id', '=', memberId)
    .where('attempt.content_id', '=', assetId)
    .where(mayStillSee(holder))
    .forUpdate('attempt')
    .executeTakeFirst()
  return row && { ...row, activities: asSent(row.activities), sequencing: row.sequencing && decodeText(row.sequencing) }
}

/** How far an attempt of somebody is. */
export async function findState(db: Db, { memberId, assetId, attemptId }: Owner) {
  const row = await db
    .selectFrom('attempt')
    .select([
      'attempt.sequence',
      sql<ScormStatus>`attempt.status`.as('status'),
      sql<StoredActivity[]>`attempt.activities`.as('activities'),
    ])
    .where('attempt.id', '=', attemptId)
    .where('attempt.member_id', '=', memberId)
    .where('attempt.content_id', '=', assetId)
    .executeTakeFirst()
  return row && { ...row, activities: asSent(row.activities) }
}

export interface AttemptState {
  launchId: string | null
  sequence: number
  status: ScormStatus
  currentActivityId: string | null
  activities: StoredActivity[]
  sequencing: string | null
  outcome: Outcome | null
  score: number | null
  now: Date
}

export async function saveState(db: Db, attemptId: string, state: AttemptState): Promise<void> {
  await db
    .updateTable('attempt')
    .set({
      launch_id: state.launchId,
      sequence: state.sequence,
      status: state.status,
      score: state.score,
      current_activity_id: state.currentActivityId,
      activities: JSON.stringify(eachValue(state.activities, encodeText)),
      sequencing: state.sequencing && encodeText(state.sequencing),
      outcome: state.outcome && JSON.stringify(state.outcome),
      updated_at: state.now,
    })
    .where('attempt.id', '=', attemptId)
    .execute()
}

export interface Cmi5Attempt extends Owner {
  activities: StoredActivity[]
  course: ScormCourse
}

/** The newest attempts of some people at those of some assets that are courses of cmi5, locked. */
export async function listCmi5Attempts(
  db: Db,
  { memberIds, assetIds }: { memberIds: readonly string[]; assetIds: readonly string[] },
): Promise<Cmi5Attempt[]> {
  if (!memberIds.length || !assetIds.length) return []
  const rows = await db
    .selectFrom('attempt')
    .innerJoin('file', 'file.id', 'attempt.file_id')
    .select([
      'attempt.id as attemptId',
      'attempt.member_id as memberId',
      'attempt.content_id as assetId',
      sql<StoredActivity[]>`attempt.activities`.as('activities'),
      sql<ScormCourse>`file.package -> 'scorm'`.as('course'),
    ])
    .where('attempt.member_id', 'in', memberIds)
    .where('attempt.content_id', 'in', assetIds)
    .where(sql`file.package -> 'scorm' ->> 'version'`, '=', 'cmi5')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('attempt as newer')
            .select(sql.lit(1).as('one'))
            .whereRef('newer.member_id', '=', 'attempt.member_id')
            .whereRef('newer.content_id', '=', 'attempt.content_id')
            .whereRef('newer.number', '>', 'attempt.number'),
        ),
      ),
    )
    .forUpdate('attempt')
    .execute()
  return rows.map((row) => ({ ...row, activities: asSent(row.activities) }))
}

/** Stores what an attempt comes to by what was waived in it. */
export async function saveWaived(
  db: Db,
  attemptId: string,
  { activities, status, outcome, now }: Pick<AttemptState, 'activities' | 'status' | 'outcome' | 'now'>,
): Promise<void> {
  await db
    .updateTable('attempt')
    .set({
      status,
      activities: JSON.stringify(eachValue(activities, encodeText)),
      outcome: outcome && JSON.stringify(outcome),
      updated_at: now,
    })
    .where('attempt.id', '=', attemptId)
    .execute()
}

/** How far somebody is with an asset, as it was last written down. */
export function findProgress(db: Db, memberId: string, assetId: string) {
  return db
    .selectFrom('content_user')
    .select(['content_user.status', 'content_user.scorm_status as scormStatus', 'content_user.furthest_step as step'])
    .where('content_user.member_id', '=', memberId)
    .where('content_user.content_id', '=', assetId)
    .executeTakeFirst()
}

/** Keeps where somebody is in a recording, in seconds. @returns how far they are with it, and which quarters they had reached before */
export async function savePosition(
  db: Db,
  target: { memberId: string; assetId: string; position: number; step: number },
): Promise<{ status: string; stepBefore: number }> {
  const row = await db
    .insertInto('content_user')
    .values({
      member_id: target.memberId,
      content_id: target.assetId,
      position_seconds: target.position,
      furthest_step: target.step,
    })
    .onConflict((conflict) =>
      conflict.columns(['domain_id', 'member_id', 'content_id']).doUpdateSet({
        position_seconds: target.position,
        furthest_step: sql<number>`greatest(content_user.furthest_step, excluded.furthest_step)`,
      }),
    )
    .returning((eb) => [
      'content_user.status',
      eb
        .selectFrom('content_user as earlier')
        .select('earlier.furthest_step as step')
        .where('earlier.member_id', '=', target.memberId)
        .where('earlier.content_id', '=', target.assetId)
        .as('stepBefore'),
    ])
    .executeTakeFirstOrThrow()
  return { status: row.status, stepBefore: row.stepBefore ?? 0 }
}
