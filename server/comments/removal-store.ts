import type { Db } from '../db/connect.ts'

/** Deletes all comments on content, and who followed them. */
export async function removeComments(db: Db, contentId: string): Promise<void> {
  const ofContent = () => db.deleteFrom('comment').where('comment.content_id', '=', contentId)
  // Replies first, since they name what they answer; they are never answered themselves.
  await ofContent().where('comment.parent_id', 'is not', null).execute()
  await ofContent().execute()
  await db.deleteFrom('comment_subscription').where('comment_subscription.content_id', '=', contentId).execute()
}
