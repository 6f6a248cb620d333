import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Content that can no longer be restored. */

/** What was deleted before a moment and is still there, the oldest first. */
export async function listToRemove(db: Db, deletedBefore: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select('content.id')
    .where('content.is_deleted', '=', sql.lit(true))
    .where('content.removed_at', 'is', null)
    .where('content.deleted_at', '<=', deletedBefore)
    .orderBy('content.deleted_at')
    .orderBy('content.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Such content, held until the end of the transaction; nothing where it was removed or restored meanwhile. */
export function lockToRemove(db: Db, id: string, deletedBefore: Date) {
  return db
    .selectFrom('content')
    .select(['content.id', 'content.thumbnail_id as thumbnailId'])
    .where('content.id', '=', id)
    .where('content.removed_at', 'is', null)
    .where('content.deleted_at', '<=', deletedBefore)
    .forUpdate()
    .executeTakeFirst()
}

/** Takes content out of every list that it is in, of whatever is above it, and leaves nothing of it but its name. */
export async function emptyContent(db: Db, id: string, now: Date): Promise<void> {
  // The words by which it was found went when it was deleted.
  for (const table of ['content_topic', 'content_team', 'content_way', 'content_visit'] as const)
    await db.deleteFrom(table).where('content_id', '=', id).execute()
  await db.deleteFrom('featured_content').where('featured_content.content_id', '=', id).execute()
  await db
    .updateTable('content')
    .set({
      removed_at: now,
      description: null,
      search_words: null,
      tags: [],
      thumbnail_id: null,
      external_ref_id: null,
      version: sql<number>`content.version + 1`,
    })
    .where('content.id', '=', id)
    .execute()
}
