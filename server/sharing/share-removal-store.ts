import type { Db } from '../db/connect.ts'

/** Deletes the shares of content with those whom they reached, and takes it out of those that were to open in it. */
export async function removeShares(db: Db, contentId: string): Promise<void> {
  const shares = db.selectFrom('share').select('share.id').where('share.content_id', '=', contentId)
  await db.deleteFrom('share_member').where('share_member.share_id', 'in', shares).execute()
  await db.deleteFrom('share_team').where('share_team.share_id', 'in', shares).execute()
  await db.deleteFrom('share').where('share.content_id', '=', contentId).execute()
  await db.updateTable('share').set({ context_id: null }).where('share.context_id', '=', contentId).execute()
  await db
    .deleteFrom('share_dismissal')
    .where((eb) =>
      eb.or([eb('share_dismissal.content_id', '=', contentId), eb('share_dismissal.opens_in', '=', contentId)]),
    )
    .execute()
}
