import { expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Database } from '../db/types.ts'

/** Files that nothing refers to, and what is left of them in the store. */

/** The columns that say what a file is used for. A test holds them against the foreign keys of the database. */
export const USES = [
  ['asset', 'file_id'],
  ['former_file', 'file_id'],
  ['attempt', 'file_id'],
  ['badge_image', 'id'],
  ['content', 'thumbnail_id'],
  ['hub_logo', 'file_id'],
  ['hub_sign_in_cover', 'file_id'],
  ['member', 'picture_id'],
  ['subtitle', 'file_id'],
  ['welcome_view', 'picture_id'],
] as const

function isUnused() {
  const eb = expressionBuilder<Database, 'file'>()
  return eb.and(
    USES.map(([table, column]) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom(table as 'asset')
            .select(sql.lit(1).as('one'))
            .where(sql<SqlBool>`${sql.ref(`${table}.${column}`)} = file.id`),
        ),
      ),
    ),
  )
}

/** Files that were settled before a moment and that nothing refers to, the oldest first. */
export async function listUnused(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('file')
    .select('file.id')
    .where('file.status', 'in', ['ready', 'invalid'])
    .where('file.updated_at', '<', before)
    .where(isUnused())
    .orderBy('file.updated_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export interface Unused {
  id: string
  storageKey: string | null
  servedKey: string | null
  uploadedBy: string | null
  createdAt: Date
}

/** Takes hold of a file until the transaction ends, so that nothing new can refer to it. @returns nothing where something does */
export async function lockUnused(db: Db, id: string): Promise<Unused | undefined> {
  // Locked by a statement of its own: the next one sees what others committed while this one waited.
  const held = await db
    .selectFrom('file')
    .select('file.id')
    .where('file.id', '=', id)
    .where('file.status', 'in', ['ready', 'invalid'])
    .forUpdate()
    .executeTakeFirst()
  if (!held) return undefined
  return db
    .selectFrom('file')
    .select([
      'file.id',
      'file.storage_key as storageKey',
      'file.served_key as servedKey',
      'file.uploaded_by as uploadedBy',
      'file.created_at as createdAt',
    ])
    .where('file.id', '=', id)
    .where(isUnused())
    .executeTakeFirst()
}

/** Deletes the rows of a file and writes down where its bytes lie. Call it in a transaction, after lockUnused. */
export async function deleteFile(db: Db, file: Unused, keys: readonly string[]): Promise<void> {
  const entries = await db
    .deleteFrom('package_entry')
    .where('package_entry.file_id', '=', file.id)
    .returning('package_entry.storage_key as key')
    .execute()
  await db.deleteFrom('upload').where('upload.file_id', '=', file.id).execute()
  await db.deleteFrom('file').where('file.id', '=', file.id).execute()
  await db
    .insertInto('deleted_file')
    .values({
      id: file.id,
      uploaded_by: file.uploadedBy,
      uploaded_at: file.createdAt,
      storage_keys: [...keys, ...entries.map(({ key }) => key)],
    })
    .execute()
}

/** Deleted files whose bytes may still be there. */
export function listRemains(db: Db): Promise<{ id: string; keys: string[] }[]> {
  return db
    .selectFrom('deleted_file')
    .select(['deleted_file.id', 'deleted_file.storage_keys as keys'])
    .where(sql<boolean>`deleted_file.storage_keys <> '{}'`)
    .execute()
}

/** Says that the bytes of a deleted file are gone. */
export async function clearRemains(db: Db, id: string): Promise<void> {
  await db.updateTable('deleted_file').set({ storage_keys: [] }).where('deleted_file.id', '=', id).execute()
}

/** Forgets files that were uploaded before a moment and of which nothing is left. */
export async function forgetDeleted(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('deleted_file')
    .where(sql<boolean>`deleted_file.storage_keys = '{}'`)
    .where('deleted_file.uploaded_at', '<', before)
    .execute()
}
