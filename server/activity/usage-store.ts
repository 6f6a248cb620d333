import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** How one thing was used: what people are at now, and the figures of days. */

export interface Since {
  contentId: string
  /** When the period begins. */
  begin: Date
  /** Its first day, in the hub's time zone. */
  firstDay: string
}

/** Null for what is not there, or is of the other kind. */
export function findContent(db: Db, id: string, kind: 'playlist' | 'asset') {
  return db
    .selectFrom('content')
    .select('content.id')
    .where('content.id', '=', id)
    .where('content.type', kind === 'playlist' ? '=' : '<>', 'playlist')
    .where('content.is_deleted', '=', false)
    .executeTakeFirst()
}

/** What the people who are in the hub did with it. Opening and completing it again moves the moment, so the last one says it of a period that ends now. */
export function countPeople(db: Db, { contentId, begin }: Since) {
  const opened = sql`own.opened_at >= ${begin}`
  const completed = sql`own.status = 'completed'`
  const count = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})::int`
  return db
    .selectFrom('content_user as own')
    .innerJoin('member', 'member.id', 'own.member_id')
    .where('own.content_id', '=', contentId)
    .where('member.is_deleted', '=', false)
    .select([
      count(opened).as('userCount'),
      count(sql`${completed} and own.completed_at >= ${begin}`).as('completedCount'),
      count(sql`${opened} and ${completed}`).as('doneCount'),
      count(sql`own.saved_at is not null`).as('savedCount'),
      count(sql`own.liked_at is not null`).as('likedCount'),
      sql<number>`count(own.rating)::int`.as('ratingCount'),
      sql<number | null>`avg(own.rating)::float8`.as('averageRating'),
    ])
    .executeTakeFirstOrThrow()
}

export async function countComments(db: Db, { contentId, begin }: Since): Promise<number> {
  const { count } = await db
    .selectFrom('comment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('comment.content_id', '=', contentId)
    .where('comment.created_at', '>=', begin)
    .where('comment.is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/** How often its badges were awarded. */
export async function countAwards(db: Db, { contentId, begin }: Since): Promise<number> {
  const { count } = await db
    .selectFrom('badge_award')
    .innerJoin('badge', 'badge.id', 'badge_award.badge_id')
    .innerJoin('member', 'member.id', 'badge_award.member_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('badge.playlist_id', '=', contentId)
    .where('badge_award.created_at', '>=', begin)
    .where('member.is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/** The figures by day or by month, without those in which nothing happened. */
export function listPoints(db: Db, { contentId, firstDay }: Since, by: 'day' | 'month') {
  const date = by === 'day' ? sql`content_day.day` : sql`date_trunc('month', content_day.day)::date`
  return db
    .selectFrom('content_day')
    .select([
      sql<string>`${date}::text`.as('date'),
      sql<number>`sum(content_day.opened)::int`.as('openedCount'),
      sql<number>`sum(content_day.completed)::int`.as('completedCount'),
    ])
    .where('content_day.content_id', '=', contentId)
    .where(sql<boolean>`content_day.day >= ${firstDay}::date`)
    .groupBy(sql`1`)
    .execute()
}
