import type { Db } from '../db/connect.ts'

/** What people think of the analyses of their own meetings. */

export interface NewRow {
  id: string
  memberId: string
  type: string
  refId: string
  rating: boolean
  comment: string | null
  now: Date
}

/** The table itself refuses a second one on the same skill, and one on a skill that is not from the author's own analysis. */
export async function insertFeedback(db: Db, row: NewRow): Promise<void> {
  await db
    .insertInto('feedback')
    .values({
      id: row.id,
      member_id: row.memberId,
      type: row.type,
      ref_id: row.refId,
      rating: row.rating,
      comment: row.comment,
      created_at: row.now,
      updated_at: row.now,
    })
    .execute()
}

export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof findFeedback>>>

/** The feedback of this id, if this member gave it. */
export function findFeedback(db: Db, memberId: string, id: string) {
  return db
    .selectFrom('feedback')
    .select([
      'feedback.id',
      'feedback.domain_id as domainId',
      'feedback.member_id as memberId',
      'feedback.type',
      'feedback.ref_id as refId',
      'feedback.rating',
      'feedback.comment',
      'feedback.created_at as createdAt',
      'feedback.updated_at as updatedAt',
    ])
    .where('feedback.member_id', '=', memberId)
    .where('feedback.id', '=', id)
    .executeTakeFirst()
}

export interface Change {
  rating?: boolean | undefined
  comment?: string | null | undefined
}

/** Changes what is given. @returns false where the member gave no such feedback */
export async function updateFeedback(
  db: Db,
  memberId: string,
  id: string,
  { rating, comment }: Change,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .updateTable('feedback')
    .set({
      updated_at: now,
      ...(rating === undefined ? {} : { rating }),
      ...(comment === undefined ? {} : { comment }),
    })
    .where('feedback.member_id', '=', memberId)
    .where('feedback.id', '=', id)
    .returning('feedback.id')
    .execute()
  return rows.length > 0
}

/** @returns false where the member gave no such feedback */
export async function deleteFeedback(db: Db, memberId: string, id: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('feedback')
    .where('feedback.member_id', '=', memberId)
    .where('feedback.id', '=', id)
    .returning('feedback.id')
    .execute()
  return rows.length > 0
}
