import { sql } from 'kysely'
import type { Db } from './db/connect.ts'

/** What waits and what is kept, for whoever watches the installation. */

/** As the queue counted last, which it does every few seconds. */
export async function countQueues(
  db: Db,
): Promise<{ queue: string; waiting: number; active: number; failed: number }[]> {
  const { rows } = await sql<{ queue: string; waiting: number; active: number; failed: number }>`
    select name as queue, queued_count as waiting, active_count as active, failed_count as failed
    from pgboss.queue where name not like '\\_\\_pgboss%'`.execute(db)
  return rows
}

export function countMails(db: Db, now: Date) {
  return db
    .selectFrom('outbox_mail')
    .select([
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`coalesce(extract(epoch from ${now} - min(outbox_mail.next_attempt_at)), 0)::float8`.as('late'),
    ])
    .where('outbox_mail.state', 'in', ['queued', 'transmitting'])
    .executeTakeFirstOrThrow()
}

export async function countOpenJobs(db: Db): Promise<number> {
  const row = await db
    .selectFrom('job')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('job.ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function sizeOfFiles(db: Db): Promise<number> {
  const row = await db
    .selectFrom('file')
    .select(sql<number>`coalesce(sum(greatest(file.size, file.stored_size)), 0)::float8`.as('bytes'))
    .where('file.status', '=', 'ready')
    .executeTakeFirstOrThrow()
  return row.bytes
}

export async function lastMigration(db: Db): Promise<string> {
  const row = await db
    .selectFrom('migration_checksum')
    .select('migration_checksum.name')
    .orderBy('migration_checksum.name', 'desc')
    .executeTakeFirst()
  return row?.name ?? 'unknown'
}
