import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { forgetFiles } from './version-store.ts'

/** What is left of assets and subtitles once they can no longer be restored. */

/** Leaves nothing of an asset but that it was one. @returns the files that it had */
export async function emptyAsset(db: Db, assetId: string): Promise<string[]> {
  const asset = await db
    .selectFrom('asset')
    .select('asset.file_id as fileId')
    .where('asset.content_id', '=', assetId)
    .forUpdate()
    .executeTakeFirst()
  if (!asset) return []
  const subtitles = await db
    .deleteFrom('subtitle')
    .where('subtitle.content_id', '=', assetId)
    .returning('subtitle.file_id as fileId')
    .execute()
  const attempts = await db
    .selectFrom('attempt')
    .select('attempt.file_id as fileId')
    .distinct()
    .where('attempt.content_id', '=', assetId)
    .where('attempt.file_id', 'is not', null)
    .execute()
  const before = await forgetFiles(db, assetId)
  await db
    .updateTable('attempt')
    .set({ file_id: null })
    .where('attempt.content_id', '=', assetId)
    .where('attempt.file_id', 'is not', null)
    .execute()
  await db
    .updateTable('asset')
    .set({ file_id: null, web_url: null, alternative_text: null, scorm_settings: null, ref_id: null })
    .where('asset.content_id', '=', assetId)
    .execute()
  const ids = [asset, ...subtitles, ...attempts].flatMap(({ fileId }) => fileId ?? [])
  return [...new Set([...ids, ...before])]
}

/** Deletes subtitles that were deleted before a moment, the oldest first. @returns their files */
export async function deleteSubtitles(db: Db, deletedBefore: Date, limit: number): Promise<string[]> {
  const old = db
    .selectFrom('subtitle')
    .select('subtitle.id')
    .where('subtitle.is_deleted', '=', sql.lit(true))
    .where('subtitle.deleted_at', '<=', deletedBefore)
    .orderBy('subtitle.deleted_at')
    .orderBy('subtitle.id')
    .limit(limit)
    .forUpdate()
  const rows = await db
    .deleteFrom('subtitle')
    .where('subtitle.id', 'in', old)
    .returning('subtitle.file_id as fileId')
    .execute()
  return rows.map(({ fileId }) => fileId)
}
