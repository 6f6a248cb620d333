import type { Db } from '../db/connect.ts'

/** Gives a member of the hub another picture. */
export async function setPicture(db: Db, memberId: string, fileId: string): Promise<void> {
  await db.updateTable('member').set({ picture_id: fileId }).where('member.id', '=', memberId).execute()
}
