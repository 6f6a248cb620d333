import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { keepFiles } from './version-store.ts'

/** What is uploaded for assets. */

export type LockedAsset = Awaited<ReturnType<typeof lockAssets>>[number]

/** The hub's own assets among these that are not deleted, held until the end of the transaction. */
export function lockAssets(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('content')
    .innerJoin('asset', 'asset.content_id', 'content.id')
    .select([
      'content.id',
      'content.type',
      'content.locale',
      'content.thumbnail_id as thumbnailId',
      'asset.file_id as fileId',
    ])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .where('content.is_deleted', '=', false)
    .where('content.given_by', 'is', null)
    .orderBy('content.id')
    .forNoKeyUpdate('content')
    .execute()
}

/** Gives assets another file, which makes what they hold a new version. */
export async function replaceFiles(
  db: Db,
  ids: readonly string[],
  { fileId, fileFormat, type }: { fileId: string; fileFormat: string | null; type: string },
  now: Date,
): Promise<void> {
  await keepFiles(db, ids, fileId, now)
  await db
    .updateTable('asset')
    .set({ file_id: fileId, file_format: fileFormat, source_version: sql<number>`asset.source_version + 1` })
    .where(sql<boolean>`asset.content_id = any(${ids}::uuid[])`)
    .execute()
  await db
    .updateTable('content')
    .set({ type, version: sql<number>`content.version + 1`, updated_at: now })
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .execute()
}

/** Puts subtitles where those in use in the same language were, which are deleted as by hand. */
export async function putSubtitles(
  db: Db,
  { id, assetId, locale, filename }: { id: string; assetId: string; locale: string; filename: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('subtitle')
    .set({ is_deleted: true, deleted_at: now, updated_at: now })
    .where('subtitle.content_id', '=', assetId)
    .where('subtitle.locale', '=', locale)
    .where('subtitle.is_deleted', '=', false)
    .where('subtitle.id', '<>', id)
    .execute()
  await db
    .insertInto('subtitle')
    .values({ id, content_id: assetId, file_id: id, locale, filename })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .updateTable('content')
    .set({ version: sql<number>`content.version + 1`, updated_at: now })
    .where('content.id', '=', assetId)
    .execute()
}
