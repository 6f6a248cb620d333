import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Gives content another picture. @returns the pictures that it had */
export async function replaceCovers(db: Db, ids: readonly string[], fileId: string, now: Date): Promise<string[]> {
  const before = await db
    .selectFrom('content')
    .select(['content.id', 'content.thumbnail_id as thumbnailId'])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .where('content.is_deleted', '=', false)
    .orderBy('content.id')
    .forNoKeyUpdate()
    .execute()
  await db
    .updateTable('content')
    .set({ thumbnail_id: fileId, version: sql<number>`content.version + 1`, updated_at: now })
    .where(sql<boolean>`content.id = any(${before.map(({ id }) => id)}::uuid[])`)
    .execute()
  return before.flatMap(({ thumbnailId }) => thumbnailId ?? [])
}
