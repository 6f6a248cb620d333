import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Lookup, Owner } from './guard.ts'

/** To whom things of the hub belong. One statement for each kind that a call names. */

type Kind = Parameters<Lookup['ownersOf']>[0]

export function findOwners(db: Db, kind: Kind, ids: readonly string[]): Promise<Owner[]> {
  if (kind === 'content') return ownersOfContent(db, ids)
  return kind === 'badge' ? ownersOfBadges(db, ids) : ownersOfBadgeImages(db, ids)
}

function ownersOfContent(db: Db, ids: readonly string[]): Promise<Owner[]> {
  return db
    .selectFrom('content')
    .select(['content.id', 'content.owner_team_id as teamId', sql<null>`null`.as('memberId')])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .execute()
}

function ownersOfBadges(db: Db, ids: readonly string[]): Promise<Owner[]> {
  return db
    .selectFrom('badge')
    .innerJoin('content', 'content.id', 'badge.playlist_id')
    .select(['badge.id', 'content.owner_team_id as teamId', sql<null>`null`.as('memberId')])
    .where(sql<boolean>`badge.id = any(${ids}::uuid[])`)
    .execute()
}

/** A picture belongs to the teams whose badges show it, and while none does to whoever uploaded it. */
function ownersOfBadgeImages(db: Db, ids: readonly string[]): Promise<Owner[]> {
  return db
    .selectFrom('badge_image')
    .innerJoin('file', 'file.id', 'badge_image.id')
    .leftJoin('badge', 'badge.image_id', 'badge_image.id')
    .leftJoin('content', 'content.id', 'badge.playlist_id')
    .select([
      'badge_image.id',
      'content.owner_team_id as teamId',
      sql<string | null>`case when badge.id is null then file.uploaded_by end`.as('memberId'),
    ])
    .where(sql<boolean>`badge_image.id = any(${ids}::uuid[])`)
    .execute()
}

/** Whether each of some people is in one of the teams. */
export async function areIn(db: Db, teamIds: readonly string[], personIds: readonly string[]): Promise<boolean> {
  const people = [...new Set(personIds)]
  const { count } = await db
    .selectFrom('team_member')
    .innerJoin('member', 'member.id', 'team_member.member_id')
    .select(sql<number>`count(distinct team_member.member_id)::int`.as('count'))
    .where(sql<boolean>`team_member.team_id = any(${teamIds}::uuid[])`)
    .where(sql<boolean>`team_member.member_id = any(${people}::uuid[])`)
    .where('member.is_deleted', 'is', sql.lit(false))
    .executeTakeFirstOrThrow()
  return count === people.length
}
