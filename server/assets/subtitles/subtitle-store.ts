import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { PageQuery } from '../../db/page.ts'

/** The subtitles of recordings, as those see them who edit them. */

export type SubtitleRow = Awaited<ReturnType<typeof listSubtitles>>[number]

/** @param deletedSince of those that were deleted, the ones of since then; null for none */
function ofAsset(db: Db, assetId: string, deletedSince: Date | null) {
  return db
    .selectFrom('subtitle')
    .where('subtitle.content_id', '=', assetId)
    .where((eb) =>
      deletedSince === null
        ? eb('subtitle.is_deleted', '=', false)
        : eb.or([eb('subtitle.is_deleted', '=', false), eb('subtitle.deleted_at', '>', deletedSince)]),
    )
}

/** A page, by language, those in use first. */
export function listSubtitles(db: Db, assetId: string, deletedSince: Date | null, { limit, offset }: PageQuery) {
  return ofAsset(db, assetId, deletedSince)
    .innerJoin('file', 'file.id', 'subtitle.file_id')
    .select([
      'subtitle.id',
      'subtitle.locale',
      'subtitle.filename',
      'subtitle.updated_at as updatedAt',
      'subtitle.deleted_at as deletedAt',
      'file.status as fileStatus',
    ])
    .orderBy('subtitle.is_deleted')
    .orderBy('subtitle.locale')
    .orderBy('subtitle.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countSubtitles(db: Db, assetId: string, deletedSince: Date | null) {
  return ofAsset(db, assetId, deletedSince)
    .select(sql<number>`count(*)::int`.as('total'))
    .execute()
}

/** Whether there is such an asset, deleted or not. */
export async function hasAsset(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('content')
    .select('content.id')
    .where('content.id', '=', id)
    .where('content.type', '<>', 'playlist')
    .executeTakeFirst()
  return row !== undefined
}

export type FoundSubtitle = NonNullable<Awaited<ReturnType<typeof findSubtitle>>>

/** Subtitles of an asset that is not deleted. */
export function findSubtitle(db: Db, id: string) {
  return ofExisting(db, id).executeTakeFirst()
}

/** The same with the asset held until the end of the transaction: a language is there once. */
export function lockSubtitle(db: Db, id: string) {
  return ofExisting(db, id).forNoKeyUpdate('content').executeTakeFirst()
}

function ofExisting(db: Db, id: string) {
  return db
    .selectFrom('subtitle')
    .innerJoin('content', 'content.id', 'subtitle.content_id')
    .select([
      'subtitle.id',
      'subtitle.content_id as assetId',
      'subtitle.locale',
      'subtitle.filename',
      'subtitle.deleted_at as deletedAt',
    ])
    .where('subtitle.id', '=', id)
    .where('content.is_deleted', '=', false)
}

/** Whether other subtitles of the asset that are in use have the language. */
export async function isTaken(db: Db, assetId: string, locale: string, exceptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('subtitle')
    .select('subtitle.id')
    .where('subtitle.content_id', '=', assetId)
    .where('subtitle.locale', '=', locale)
    .where('subtitle.is_deleted', '=', false)
    .where('subtitle.id', '<>', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

/** Changes subtitles, and gives the asset a new version. */
export async function saveSubtitle(
  db: Db,
  { id, assetId }: { id: string; assetId: string },
  change: { locale?: string; deletedAt?: Date | null },
  now: Date,
): Promise<void> {
  const { locale, deletedAt } = change
  await db
    .updateTable('subtitle')
    .set({
      updated_at: now,
      ...(locale === undefined ? {} : { locale }),
      ...(deletedAt === undefined ? {} : { deleted_at: deletedAt, is_deleted: deletedAt !== null }),
    })
    .where('subtitle.id', '=', id)
    .execute()
  await db
    .updateTable('content')
    .set({ version: sql<number>`content.version + 1`, updated_at: now })
    .where('content.id', '=', assetId)
    .execute()
}
