import type { Db } from '../db/connect.ts'

/** Gives a member of the hub another picture, or none. Call it in a transaction. @returns the one that they had */
export async function setPicture(db: Db, memberId: string, fileId: string | null): Promise<string | null> {
  const before = await db
    .selectFrom('member')
    .select('member.picture_id as pictureId')
    .where('member.id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  await db.updateTable('member').set({ picture_id: fileId }).where('member.id', '=', memberId).execute()
  return before?.pictureId ?? null
}
