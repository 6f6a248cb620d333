import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

export interface Attempt {
  key: Buffer
  now: Date
  /** Failures before this no longer count. */
  since: Date
  /** Seconds to wait after the first failure, the second and so on. */
  waits: readonly number[]
}

/**
 * Counts an attempt as failed before it is looked at, so that guesses sent together are counted one after the other.
 * @returns how many have failed with it, or null while the waiting time of an earlier one runs; then it is not counted
 *   and must not be looked at
 */
export async function countAttempt(db: Db, { key, now, since, waits }: Attempt): Promise<number | null> {
  const count = sql<number>`case when sign_in_failure.last_failed_at < ${since}::timestamptz then 1 else least(sign_in_failure.failures + 1, ${waits.length}::int) end`
  const until = (nth: typeof count) => sql<Date>`${now}::timestamptz + make_interval(secs => (${waits}::int[])[${nth}])`
  const row = await db
    .insertInto('sign_in_failure')
    .values({ key, failures: 1, last_failed_at: now, blocked_until: until(sql<number>`1`) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ failures: count, last_failed_at: now, blocked_until: until(count) })
        // Without a wait the end is the moment of the failure, which for a call beside it may lie a little ahead.
        .where(
          'sign_in_failure.blocked_until',
          '<=',
          sql<Date>`greatest(${now}::timestamptz, sign_in_failure.last_failed_at)`,
        ),
    )
    .returning('sign_in_failure.failures')
    .executeTakeFirst()
  return row?.failures ?? null
}

export async function blockedUntil(db: Db, key: Buffer): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sign_in_failure')
    .select('blocked_until as until')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.until
}

/** Forgets the failures of somebody who proved who they are, and those of everybody that no longer count. */
export async function deleteFailures(db: Db, key: Buffer, since: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failure')
    .where((eb) => eb.or([eb('sign_in_failure.key', '=', key), eb('sign_in_failure.last_failed_at', '<', since)]))
    .execute()
}
