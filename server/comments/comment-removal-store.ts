import type { Db } from '../db/connect.ts'

/** Deletes all comments on content, whom they mention, and who followed them. */
export async function removeComments(db: Db, contentId: string): Promise<void> {
  const ofContent = () => db.deleteFrom('comment').where('comment.content_id', '=', contentId)
  await db
    .deleteFrom('comment_mention')
    .where('comment_mention.comment_id', 'in', (eb) =>
      eb.selectFrom('comment').select('comment.id').where('comment.content_id', '=', contentId),
    )
    .execute()
  // Replies first, since they name what they answer; they are never answered themselves.
  await ofContent().where('comment.parent_id', 'is not', null).execute()
  await ofContent().execute()
  await db.deleteFrom('comment_subscription').where('comment_subscription.content_id', '=', contentId).execute()
}
