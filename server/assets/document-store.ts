import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Assets that are documents. */

/** The assets of a file, held until the end of the transaction. */
export async function lockOfFile(db: Db, fileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .innerJoin('asset', 'asset.content_id', 'content.id')
    .select('content.id')
    .where('asset.file_id', '=', fileId)
    .where('content.is_deleted', '=', false)
    .orderBy('content.id')
    .forNoKeyUpdate('content')
    .execute()
  return rows.map(({ id }) => id)
}

/** @returns the pictures of the documents before, which gave way */
export async function showFirstPage(db: Db, fileId: string): Promise<string[]> {
  const assets = await db
    .selectFrom('asset')
    .innerJoin('content', 'content.id', 'asset.content_id')
    .innerJoin('file', 'file.id', 'asset.file_id')
    .leftJoin('file as picture', 'picture.id', 'file.picture_id')
    .select(['content.id', 'content.thumbnail_id as before', 'picture.id as pictureId'])
    .where('asset.file_id', '=', fileId)
    .where('content.is_deleted', '=', false)
    .where((eb) =>
      eb.or([
        eb('content.thumbnail_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('file as document')
            .select(sql.lit(1).as('one'))
            .where('document.picture_id', '=', sql.ref<string>('content.thumbnail_id')),
        ),
      ]),
    )
    .where(sql<boolean>`content.thumbnail_id is distinct from picture.id`)
    .execute()
  for (const { id, pictureId } of assets)
    await db.updateTable('content').set({ thumbnail_id: pictureId }).where('content.id', '=', id).execute()
  return assets.flatMap(({ before }) => before ?? [])
}
