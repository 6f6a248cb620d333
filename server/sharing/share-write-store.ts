import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isVisibleIn, memberAsViewer } from '../content/visibility.sql.ts'
import { MAX_PER_HOUR } from './rules.ts'

/** Sharing, and ending it. */

/** When somebody last shared, the latest first, and no more than count. Whoever else is about to share as them waits. */
export async function lockTimes(db: Db, memberId: string, since: Date): Promise<Date[]> {
  await db.selectFrom('member').select('member.id').where('member.id', '=', memberId).forNoKeyUpdate().execute()
  const rows = await db
    .selectFrom('recommendation')
    .select('recommendation.created_at as createdAt')
    .where('recommendation.sharer_id', '=', memberId)
    .where('recommendation.created_at', '>', since)
    .orderBy('recommendation.created_at', 'desc')
    .limit(sql.lit(MAX_PER_HOUR))
    .execute()
  return rows.map(({ createdAt }) => createdAt)
}

export interface NewRecommendation {
  id: string
  sharerId: string
  type: 'share' | 'recommendation'
  label: string | null
  message: string | null
  now: Date
}

export async function insertRecommendation(db: Db, recommendation: NewRecommendation): Promise<void> {
  await db
    .insertInto('recommendation')
    .values({
      id: recommendation.id,
      sharer_id: recommendation.sharerId,
      type: recommendation.type,
      label: recommendation.label,
      message: recommendation.message,
      created_at: recommendation.now,
    })
    .execute()
}

export interface NewShare {
  id: string
  contentId: string
  contextId: string | null
}

/** Adds content to a recommendation, for teams and for those of some people who may see it. */
export async function insertShares(
  db: Db,
  { id: recommendationId, now }: Pick<NewRecommendation, 'id' | 'now'>,
  shares: readonly NewShare[],
  { teamIds, userIds }: { teamIds: readonly string[]; userIds: readonly string[] },
): Promise<void> {
  await db
    .insertInto('share')
    .values(
      shares.map(({ id, contentId, contextId }, place) => ({
        id,
        recommendation_id: recommendationId,
        content_id: contentId,
        context_id: contextId,
        place,
      })),
    )
    .execute()
  if (teamIds.length)
    await db
      .insertInto('share_team')
      .values(teamIds.flatMap((teamId) => shares.map(({ id }) => ({ team_id: teamId, share_id: id }))))
      .execute()
  if (userIds.length) await addReceivers(db, recommendationId, userIds, now)
}

/** Puts what was shared on the lists of those of some people who may see it. */
export async function addReceivers(
  db: Db,
  recommendationId: string,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('share_member')
    .columns(['member_id', 'share_id'])
    .expression(
      db
        .selectFrom('member')
        .innerJoin('share', (join) => join.on('share.recommendation_id', '=', recommendationId))
        .innerJoin('content', 'content.id', 'share.content_id')
        .select(['member.id as member_id', 'share.id as share_id'])
        .where(sql<boolean>`member.id = any(${userIds}::uuid[])`)
        .where(isVisibleIn(memberAsViewer(now), sql.ref<string | null>('share.context_id'))),
    )
    .execute()
}

/** Takes content off the lists of a team. @returns whether it stood there */
export async function deleteTeamShares(db: Db, contentId: string, teamId: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('share_team')
    .where('share_team.team_id', '=', teamId)
    .where('share_team.share_id', 'in', (eb) =>
      eb.selectFrom('share').select('share.id').where('share.content_id', '=', contentId),
    )
    .returning('share_team.share_id')
    .execute()
  return rows.length > 0
}
