import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { PageQuery } from '../db/page.ts'

/** The files of unpacked packages. */

export interface EntryRow {
  path: string
  /** Bytes. */
  size: number
  contentType: string
}

/** A page, by path. */
export function listEntries(db: Db, fileId: string, { limit, offset }: PageQuery): Promise<EntryRow[]> {
  return db
    .selectFrom('package_entry')
    .select(['package_entry.path', 'package_entry.size', 'package_entry.content_type as contentType'])
    .where('package_entry.file_id', '=', fileId)
    .orderBy('package_entry.path')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countEntries(db: Db, fileId: string) {
  return db
    .selectFrom('package_entry')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('package_entry.file_id', '=', fileId)
    .execute()
}

/** What a browser saw when it ran a package once. */
export interface TrialRow {
  ranTime: string
  pageCount: number
  triedCount: number
  openedCount: number
  reportedCount: number
  statusCount: number
  missingFiles: string[]
  blockedHosts: string[]
  errors: { element: string | null; error: string; count: number }[]
}

export async function findTrial(db: Db, fileId: string): Promise<{ uploadedAt: Date; trial: TrialRow | null }> {
  return db
    .selectFrom('file')
    .select(['file.created_at as uploadedAt', sql<TrialRow | null>`file.trial`.as('trial')])
    .where('file.id', '=', fileId)
    .executeTakeFirstOrThrow()
}

export async function setTrial(db: Db, fileId: string, trial: TrialRow): Promise<void> {
  await db
    .updateTable('file')
    .set({ trial: JSON.stringify(trial) })
    .where('file.id', '=', fileId)
    .execute()
}

/** All of a package, of which there are 20,000 at the most. */
export function listSizes(db: Db, fileId: string): Promise<{ path: string; size: number; storageKey: string }[]> {
  return db
    .selectFrom('package_entry')
    .select(['package_entry.path', 'package_entry.size', 'package_entry.storage_key as storageKey'])
    .where('package_entry.file_id', '=', fileId)
    .execute()
}
