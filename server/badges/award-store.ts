import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Who is awarded what. */

/**
 * Lets those who complete playlists and those who give them badges wait for each other, so that nobody falls between the
 * two: the later one sees what the earlier one did. @param as the part in it; people who complete do not wait for people
 */
export async function lockPlaylists(db: Db, ids: readonly string[], as: 'completing' | 'giving badges'): Promise<void> {
  const rows = db
    .selectFrom('content')
    .select('content.id')
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .orderBy('content.id')
  await (as === 'completing' ? rows.forShare() : rows.forNoKeyUpdate()).execute()
}

export interface LiveBadge {
  id: string
  playlistId: string
  /** What the playlist is called. */
  name: string
}

/** The badges that some playlists award now. */
export function listLive(db: Db, playlistIds: readonly string[]): Promise<LiveBadge[]> {
  return live(db)
    .where(sql<boolean>`badge.playlist_id = any(${playlistIds}::uuid[])`)
    .orderBy('badge.id')
    .execute()
}

function live(db: Db) {
  return db
    .selectFrom('badge')
    .innerJoin('content', 'content.id', 'badge.playlist_id')
    .select(['badge.id', 'badge.playlist_id as playlistId', 'content.name'])
    .where('badge.is_deleted', '=', sql.lit(false))
    .where('content.is_deleted', '=', sql.lit(false))
}

/** The badges that have yet to be awarded to those who completed their playlists before. */
export async function listAwarding(db: Db): Promise<string[]> {
  const rows = await live(db).where('badge.is_awarding', '=', sql.lit(true)).execute()
  return rows.map(({ id }) => id)
}

/** Those of some badges of which it is so, held until the end of the transaction. */
export function lockAwarding(db: Db, ids: readonly string[]): Promise<LiveBadge[]> {
  return live(db)
    .where(sql<boolean>`badge.id = any(${ids}::uuid[])`)
    .where('badge.is_awarding', '=', sql.lit(true))
    .orderBy('badge.id')
    .forUpdate('badge')
    .execute()
}

/** A badge that is awarded now; undefined where it or its playlist was deleted. */
export function findLive(db: Db, id: string): Promise<LiveBadge | undefined> {
  return live(db).where('badge.id', '=', id).executeTakeFirst()
}

/** Says whether badges have yet to be awarded to those who completed their playlists before. */
export async function setAwarding(db: Db, ids: readonly string[], isAwarding: boolean): Promise<void> {
  await db
    .updateTable('badge')
    .set({ is_awarding: isAwarding })
    .where(sql<boolean>`badge.id = any(${ids}::uuid[])`)
    .execute()
}

/** Those who completed the playlist of a badge and do not have it, in the order of their ids. @param after the last one of the batch before */
export async function listUnawarded(
  db: Db,
  { id, playlistId }: LiveBadge,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('content_user')
    .innerJoin('member', 'member.id', 'content_user.member_id')
    .leftJoin('badge_award as award', (join) =>
      join.onRef('award.member_id', '=', 'content_user.member_id').on('award.badge_id', '=', id),
    )
    .select('content_user.member_id as id')
    .where('content_user.content_id', '=', playlistId)
    .where('content_user.status', '=', sql.lit('completed'))
    .where('member.is_deleted', '=', sql.lit(false))
    .where('award.id', 'is', null)
    .where('content_user.member_id', '>', after)
    .orderBy('content_user.member_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

export interface NewAward {
  id: string
  memberId: string
}

/** Awards a badge, once a person. @returns whose award is new */
export async function insertAwards(
  db: Db,
  { badgeId, now }: { badgeId: string; now: Date },
  awards: readonly NewAward[],
): Promise<string[]> {
  const rows = await db
    .insertInto('badge_award')
    .columns(['id', 'badge_id', 'member_id', 'created_at'])
    .expression(
      db
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(awards)}::jsonb)`.as<'award'>(sql`award(id uuid, "memberId" uuid)`),
        )
        .select([
          sql<string>`award.id`.as('id'),
          sql<string>`${badgeId}::uuid`.as('badge_id'),
          sql<string>`award."memberId"`.as('member_id'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(['domain_id', 'badge_id', 'member_id']).doNothing())
    .returning('badge_award.member_id as memberId')
    .execute()
  return rows.map(({ memberId }) => memberId)
}
