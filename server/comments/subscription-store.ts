import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { statement } from '../db/statement.ts'

/** Who follows the comments on what. */

export interface Subscription {
  contentId: string
  memberId: string
  now: Date
}

const KEY = ['domain_id', 'content_id', 'member_id'] as const

/** Lets somebody follow who never decided. @returns whether they follow by this */
export async function followAtFirst(db: Db, subscription: Subscription): Promise<boolean> {
  const rows = await db
    .insertInto('comment_subscription')
    .values(rowOf(subscription, true))
    .onConflict((conflict) => conflict.columns([...KEY]).doNothing())
    .returning('comment_subscription.member_id')
    .execute()
  return rows.length > 0
}

export async function setFollowing(db: Db, subscription: Subscription, isSubscribed: boolean): Promise<void> {
  await db
    .insertInto('comment_subscription')
    .values(rowOf(subscription, isSubscribed))
    .onConflict((conflict) =>
      conflict
        .columns([...KEY])
        .doUpdateSet({ is_subscribed: sql`excluded.is_subscribed`, updated_at: sql`excluded.updated_at` }),
    )
    .execute()
}

function rowOf({ contentId, memberId, now }: Subscription, isSubscribed: boolean) {
  return {
    content_id: contentId,
    member_id: memberId,
    is_subscribed: isSubscribed,
    updated_at: now,
  }
}

export async function isFollowing(db: Db, contentId: string, memberId: string): Promise<boolean> {
  const [row] = await findSubscription(db, { contentId, memberId })
  return row?.isSubscribed ?? false
}

const findSubscription = statement<{ contentId: string; memberId: string }>()((db, value) =>
  db
    .selectFrom('comment_subscription')
    .select('comment_subscription.is_subscribed as isSubscribed')
    .where('comment_subscription.content_id', '=', value.contentId)
    .where('comment_subscription.member_id', '=', value.memberId),
)

export async function listFollowers(db: Db, contentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('comment_subscription')
    .select('comment_subscription.member_id as memberId')
    .where('comment_subscription.content_id', '=', contentId)
    .where('comment_subscription.is_subscribed', '=', sql.lit(true))
    .execute()
  return rows.map(({ memberId }) => memberId)
}
