import { batches } from '../platform/batches.ts'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Files of one hub that another gets copies of. */

export type FileRow = Awaited<ReturnType<typeof listFiles>>[number]

export function listFiles(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('file')
    .select([
      'file.id',
      'file.kind',
      'file.filename',
      'file.content_type',
      'file.size',
      'file.status',
      'file.format',
      'file.storage_key',
      'file.sha256',
      'file.served_key',
      'file.served_type',
      'file.served_size',
      'file.duration',
      'file.chapters',
      'file.package',
      'file.warnings',
      'file.alternative_text',
      'file.locale',
      'file.stored_size',
      'file.page_count',
      'file.document_text',
      'file.conversion_error_code',
      'file.conversion_error_detail',
    ])
    .where(sql<SqlBool>`file.id = any(${ids}::uuid[])`)
    .execute()
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** What an unpacked package holds. */
export function listEntries(db: Db, fileId: string) {
  return db
    .selectFrom('package_entry')
    .select([
      'package_entry.file_id',
      'package_entry.path',
      'package_entry.storage_key',
      'package_entry.size',
      'package_entry.content_type',
    ])
    .where('package_entry.file_id', '=', fileId)
    .execute()
}

/** Those of some files that are there. */
export async function listThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('file')
    .select('file.id')
    .where(sql<SqlBool>`file.id = any(${ids}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Rows of one statement: each has a value for every column, and a statement takes 65,535 at the most. */
const BATCH_SIZE = 5_000

export async function insertFile(db: Db, file: FileRow, entries: readonly EntryRow[], now: Date): Promise<void> {
  const found = file.package && JSON.stringify(file.package)
  await db
    .insertInto('file')
    .values({ ...file, chapters: JSON.stringify(file.chapters), package: found, created_at: now, updated_at: now })
    .execute()
  for (const some of batches(entries, BATCH_SIZE)) await db.insertInto('package_entry').values(some).execute()
}
