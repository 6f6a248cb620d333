import type { Db } from '../db/connect.ts'

/** Whether another hub shares this content with this one. */
export async function isCommon(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('content')
    .select('content.id')
    .where('content.id', '=', id)
    .where('content.given_by', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
