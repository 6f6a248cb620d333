import type { Db } from '../../db/connect.ts'

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
