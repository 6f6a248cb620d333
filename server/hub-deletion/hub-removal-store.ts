import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Reference } from './rules.ts'

/**
 * Deleting the rows of a whole hub. The role of the app may not do it: functions of the database do, for the hub of the
 * connection and only once its deletion is due by the database's own clock.
 */

/** Whether the day of the hub has come. */
export async function isDue(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('hub_deletion')
    .select('hub_deletion.id')
    .where(sql<boolean>`hub_deletion.due_at <= clock_timestamp()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the names of the hub away where its deletion is due. */
export async function closeHub(db: Db): Promise<void> {
  await sql`select close_hub()`.execute(db)
}

export interface ClosedHub {
  domainId: number
  /** When its last row was gone; null for one that still has some. */
  deletedAt: Date | null
}

/** Hubs of which something is still to be deleted. Of one that was closed just now, processes may still know. */
export function listClosed(shared: Db): Promise<ClosedHub[]> {
  return (
    shared
      .selectFrom('deleted_hub')
      .select(['deleted_hub.domain_id as domainId', 'deleted_hub.deleted_at as deletedAt'])
      .where('deleted_hub.ended_at', 'is', null)
      .where(sql<boolean>`deleted_hub.closed_at <= now() - interval '1 hour'`)
      // A demo makes its hubs again under their numbers; what is there then is of the new one.
      .where(
        sql<boolean>`(deleted_hub.deleted_at is null or not exists (select from hub where hub.domain_id = deleted_hub.domain_id))`,
      )
      .orderBy('deleted_hub.domain_id')
      .execute()
  )
}

/** The tables that hold rows of hubs, from the catalogue, so that none can be forgotten. */
export async function listTables(db: Db): Promise<{ tables: string[]; references: Reference[] }> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relforcerowsecurity
    order by 1`.execute(db)
  const references = await sql<Reference>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`.execute(db)
  return { tables: tables.rows.map(({ name }) => name), references: references.rows }
}

/** @returns how many rows were deleted */
export async function deleteRows(db: Db, table: string, batch: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select delete_hub_rows(${table}::regclass, ${batch}) as count`.execute(
    db,
  )
  return rows[0]!.count
}

/** Deletes the hub itself, once it has no rows. */
export async function deleteHub(db: Db): Promise<void> {
  await sql`select delete_hub()`.execute(db)
}

/** @param isAll whether there is none left now */
export async function noteDeletedFiles(db: Db, count: number, isAll: boolean): Promise<void> {
  await sql`select note_deleted_files(${count}, ${isAll})`.execute(db)
}

export interface DeletedHub {
  domainId: number
  name: string
  hostnames: string[]
  closedAt: Date
  deletedAt: Date | null
  rowCount: number
  fileCount: number
  endedAt: Date | null
}

export function listDeleted(shared: Db): Promise<DeletedHub[]> {
  return shared
    .selectFrom('deleted_hub')
    .select([
      'domain_id as domainId',
      'name',
      'hostnames',
      'closed_at as closedAt',
      'deleted_at as deletedAt',
      'row_count as rowCount',
      'file_count as fileCount',
      'ended_at as endedAt',
    ])
    .orderBy('closed_at')
    .execute()
}
