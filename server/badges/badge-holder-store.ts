import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { PageQuery } from '../db/page.ts'
import { mayRead, type Reader } from '../content/reader.sql.ts'
import { isVisible, memberAsViewer } from '../content/visibility.sql.ts'
import { people } from '../users/people.sql.ts'
import type { PersonRow } from '../users/person.sql.ts'
import { SHOWN, type BadgeRow } from './store.ts'
import { NAME } from '../users/name.sql.ts'

/** The people who have a badge, the badges of somebody, and those who would be awarded one. */

export interface HolderRow extends PersonRow {
  awardId: string
  awardedAt: Date
}

export interface HolderFilter {
  badgeId: string
  search: string | undefined
  /** Only people of these teams; null for everybody. */
  teamIds: readonly string[] | null
}

export interface HolderPlace {
  limit: number
  offset?: number
  /** The last of the page before. */
  before?: HolderRow | undefined
}

/** Those who have a badge, the latest first. */
export function listHolders(
  db: Db,
  filter: HolderFilter,
  { limit, offset = 0, before }: HolderPlace,
): Promise<HolderRow[]> {
  return holders(db, filter)
    .select([...PERSON, 'award.id as awardId', 'award.created_at as awardedAt'])
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(award.created_at, award.id) < (${before?.awardedAt}::timestamptz, ${before?.awardId}::uuid)`,
      ),
    )
    .orderBy('award.created_at', 'desc')
    .orderBy('award.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countHolders(db: Db, filter: HolderFilter): Promise<{ total: number }[]> {
  return holders(db, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .execute()
}

const PERSON = [
  'member.id',
  'member.first_name as firstName',
  'member.last_name as lastName',
  'member.email',
  'member.picture_id as pictureId',
] as const

function holders(db: Db, { badgeId, search, teamIds }: HolderFilter) {
  return people(db, { teamIds, search, searchesEmails: true, deleted: 'without' })
    .innerJoin('badge_award as award', 'award.member_id', 'member.id')
    .where('award.badge_id', '=', badgeId)
}

export interface UserBadgeRow extends BadgeRow {
  awardId: string
  awardedAt: Date
}

export interface UserBadgeFilter {
  memberId: string
  reader: Reader
}

/** What somebody was awarded of playlists that the reader may see, the latest first. */
export function listUserBadges(db: Db, filter: UserBadgeFilter, { limit, offset }: PageQuery): Promise<UserBadgeRow[]> {
  return awardsOf(db, filter)
    .leftJoin('badge_image as image', 'image.id', 'badge.image_id')
    .select([
      ...SHOWN,
      'content.id as playlistId',
      'content.name as playlistName',
      'award.id as awardId',
      'award.created_at as awardedAt',
    ])
    .orderBy('award.created_at', 'desc')
    .orderBy('award.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countUserBadges(db: Db, filter: UserBadgeFilter): Promise<{ total: number }[]> {
  return awardsOf(db, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .execute()
}

function awardsOf(db: Db, { memberId, reader }: UserBadgeFilter) {
  return db
    .selectFrom('badge_award as award')
    .innerJoin('badge', 'badge.id', 'award.badge_id')
    .innerJoin('content', 'content.id', 'badge.playlist_id')
    .where('award.member_id', '=', memberId)
    .where(mayRead(reader))
}

export interface ReceiverRow extends PersonRow {
  awardCount: number
}

export interface ReceiverFilter {
  playlistIds: readonly string[]
  /** Only people of these teams; null for everybody. */
  teamIds: readonly string[] | null
  now: Date
}

/** Those who completed playlists that they may see, by name, with how many. */
export function listReceivers(db: Db, filter: ReceiverFilter, { limit, offset }: PageQuery): Promise<ReceiverRow[]> {
  return receivers(db, filter)
    .select([...PERSON, sql<number>`count(*)::int`.as('awardCount')])
    .groupBy(['member.domain_id', 'member.id'])
    .orderBy(sql`lower(${NAME})`)
    .orderBy('member.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many people that are, and how many completions. */
export function countReceivers(db: Db, filter: ReceiverFilter): Promise<{ total: number; awardCount: number }> {
  return receivers(db, filter)
    .select([sql<number>`count(distinct member.id)::int`.as('total'), sql<number>`count(*)::int`.as('awardCount')])
    .executeTakeFirstOrThrow()
}

function receivers(db: Db, { playlistIds, teamIds, now }: ReceiverFilter) {
  return people(db, { teamIds, searchesEmails: false, deleted: 'without' })
    .innerJoin('content_user as done', 'done.member_id', 'member.id')
    .innerJoin('content', 'content.id', 'done.content_id')
    .where(sql<boolean>`done.content_id = any(${playlistIds}::uuid[])`)
    .where('done.status', '=', sql.lit('completed'))
    .where(isVisible(memberAsViewer(now)))
}
