import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Whom comments mention. */

export interface Mention {
  userId: string
  /** What the text calls them after an @. */
  name: string
}

/** Whom a comment mentions. */
export function listMentions(db: Db, commentId: string): Promise<Mention[]> {
  return db
    .selectFrom('comment_mention')
    .select(['comment_mention.member_id as userId', 'comment_mention.name'])
    .where('comment_mention.comment_id', '=', commentId)
    .execute()
}

export async function insertMentions(db: Db, commentId: string, mentions: readonly Mention[]): Promise<void> {
  if (mentions.length === 0) return
  await db
    .insertInto('comment_mention')
    .values(mentions.map(({ userId, name }) => ({ comment_id: commentId, member_id: userId, name })))
    .onConflict((conflict) => conflict.columns(['domain_id', 'comment_id', 'member_id']).doNothing())
    .execute()
}

/** Deletes the mentions of a comment, but those of some people. */
export async function deleteMentions(db: Db, commentId: string, keptIds: readonly string[] = []): Promise<void> {
  await db
    .deleteFrom('comment_mention')
    .where('comment_mention.comment_id', '=', commentId)
    .where(sql<boolean>`comment_mention.member_id <> all(${keptIds}::uuid[])`)
    .execute()
}

/** Deletes the mentions in all comments of an author. */
export async function deleteMentionsBy(db: Db, authorId: string): Promise<void> {
  await db
    .deleteFrom('comment_mention')
    .where('comment_mention.comment_id', 'in', (eb) =>
      eb.selectFrom('comment').select('comment.id').where('comment.author_id', '=', authorId),
    )
    .execute()
}

/** A text holds no more characters, and a new name may be longer. */
const MAX_CHARACTERS = 5000

/** Gives somebody another name wherever they are mentioned. @returns the comments, with their new text */
export async function renameMentioned(
  db: Db,
  memberId: string,
  name: string,
): Promise<{ id: string; message: string; isDeleted: boolean }[]> {
  const renamed = sql<string>`replace(comment.message, '@' || comment_mention.name, '@' || ${name}::text)`
  const rows = await db
    .updateTable('comment')
    .from('comment_mention')
    .set({ message: sql<string>`left(${renamed}, ${sql.lit(MAX_CHARACTERS)})` })
    .whereRef('comment_mention.comment_id', '=', 'comment.id')
    .where('comment_mention.member_id', '=', memberId)
    .where('comment.message', 'is not', null)
    .returning(['comment.id', sql<string>`comment.message`.as('message'), 'comment.is_deleted as isDeleted'])
    .execute()
  await db.updateTable('comment_mention').set({ name }).where('comment_mention.member_id', '=', memberId).execute()
  return rows
}
