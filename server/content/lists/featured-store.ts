import type { Db } from '../../db/connect.ts'

/** Replaces what the hub features, in this order. */
export async function replaceFeatured(db: Db, contentIds: readonly string[]): Promise<void> {
  await db.deleteFrom('featured_content').execute()
  if (contentIds.length)
    await db
      .insertInto('featured_content')
      .values(contentIds.map((content_id, rank) => ({ content_id, rank })))
      .execute()
}
