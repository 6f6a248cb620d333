import type { Db } from '../db/connect.ts'

/** Secret links to due dates. */

export function findFeed(db: Db, memberId: string) {
  return db
    .selectFrom('calendar_feed')
    .select(['calendar_feed.created_at as createdAt', 'calendar_feed.last_read_at as lastReadAt'])
    .where('calendar_feed.member_id', '=', memberId)
    .executeTakeFirst()
}

/** Keeps a link in place of an earlier one. */
export async function putFeed(
  db: Db,
  { memberId, secretHash, now }: { memberId: string; secretHash: Buffer; now: Date },
): Promise<void> {
  const row = { secret_hash: secretHash, created_at: now, last_read_at: null }
  await db
    .insertInto('calendar_feed')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) => conflict.columns(['domain_id', 'member_id']).doUpdateSet(row))
    .execute()
}

export async function deleteFeed(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom('calendar_feed').where('calendar_feed.member_id', '=', memberId).execute()
}

/** Whose link it is, their language, and the zone in which their days end where they chose one. */
export function findFeedOwner(db: Db, secretHash: Buffer) {
  return db
    .selectFrom('calendar_feed')
    .innerJoin('member', 'member.id', 'calendar_feed.member_id')
    .select(['member.id as memberId', 'member.timezone', 'member.locale', 'calendar_feed.last_read_at as lastReadAt'])
    .where('calendar_feed.secret_hash', '=', secretHash)
    .executeTakeFirst()
}

export async function saveRead(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .updateTable('calendar_feed')
    .set({ last_read_at: now })
    .where('calendar_feed.member_id', '=', memberId)
    .execute()
}
