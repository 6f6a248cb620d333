import { expressionBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { completedAssets } from '../content/completion.sql.ts'
import { paged, statement, type PageShape } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { personAs, type PersonRow } from '../users/person.sql.ts'
import { isVisible } from '../content/visibility.sql.ts'
import type { Viewer } from '../content/rules.ts'
import type { ShownRow } from './rules.ts'

/** Badges as the people see them who were awarded them or can win them. */

export interface BadgeRow extends ShownRow {
  id: string
  isDeleted: boolean
  playlistId: string
  playlistName: string
}

export interface MyBadgeRow extends BadgeRow {
  requiredCount: number
  doneCount: number
  awardId: string | null
  awardedAt: Date | null
}

export interface FilterShape {
  which: 'all' | 'awarded' | 'open'
}

type MyValues = Viewer & { offset: number }

/** What the viewer was awarded, the newest first, then what they can win, the nearest first. */
export const listMine = statement<MyValues, PageShape & FilterShape>()((db, value, shape) =>
  mine(db, value.memberId)
    .leftJoin(completedByPlaylist(db, value.memberId), (join) => join.onRef('progress.playlistId', '=', 'content.id'))
    .select([...MINE, sql<number>`coalesce(progress."doneCount", 0)`.as('doneCount')])
    .where(isMine(value, shape))
    .orderBy('award.created_at', (by) => by.desc().nullsLast())
    .orderBy(
      sql`case when award.id is null then coalesce(progress."doneCount", 0)::float8 / nullif(content.required_count, 0) end`,
      (by) => by.desc().nullsLast(),
    )
    .orderBy(sql`lower(content.name)`)
    .orderBy('badge.id')
    .$call(paged(value, shape)),
)

/** How many required assets of each playlist somebody has completed: counted once for a list that is ordered by it. */
function completedByPlaylist(db: Db, memberId: string) {
  return db
    .selectFrom('content_user as done')
    .innerJoin('playlist_asset', 'playlist_asset.asset_id', 'done.content_id')
    .select(['playlist_asset.playlist_id as playlistId', sql<number>`count(*)::int`.as('doneCount')])
    .where(sql<boolean>`done.member_id = ${memberId}::uuid`)
    .where('done.status', '=', sql.lit('completed'))
    .where(sql<boolean>`not playlist_asset.optional`)
    .groupBy('playlist_asset.playlist_id')
    .as('progress')
}

/** How many badges the viewer has and can win, and how many of them they have. */
export const countMine = statement<Viewer, FilterShape>()((db, value, shape) =>
  mine(db, value.memberId)
    .where(isMine(value, shape))
    .select([sql<number>`count(*)::int`.as('total'), sql<number>`count(award.id)::int`.as('awarded')]),
)

/** What somebody was awarded, the oldest first. */
export const listAwarded = statement<{ memberId: string }>()((db, value) =>
  db
    .selectFrom('badge_award')
    .select('badge_award.badge_id as badgeId')
    .where('badge_award.member_id', '=', value.memberId)
    .orderBy('badge_award.created_at')
    .orderBy('badge_award.id'),
)

/** A badge that the viewer has or can win. */
export const findMine = statement<Viewer & { id: string }>()((db, value) =>
  mine(db, value.memberId)
    .select([...MINE, 'content.description', completedAssets(value.memberId).as('doneCount')])
    .where('badge.id', '=', value.id)
    .where(isMine(value, { which: 'all' })),
)

/** The badge of a playlist: the one that it awards, or else the one that the viewer was awarded before it was deleted. */
export const findOfPlaylist = statement<{ playlistId: string; memberId: string }>()((db, value) =>
  mine(db, value.memberId)
    .select([...SHOWN, sql<boolean>`award.id is not null`.as('isAwarded')])
    .where('badge.playlist_id', '=', value.playlistId)
    .where((eb) => eb.or([sql<boolean>`not badge.is_deleted`, eb('award.id', 'is not', null)]))
    .orderBy('badge.is_deleted')
    .orderBy('award.created_at', 'desc')
    .limit(sql.lit(1)),
)

/** A badge and its picture, of statements with the badge and its `image`. */
export const SHOWN = [
  'badge.id',
  'badge.is_deleted as isDeleted',
  'badge.image_id as uploadedId',
  'badge.built_in_id as builtInId',
  'image.alternative_text as alternativeText',
  'image.style',
] as const

const MINE = [
  ...SHOWN,
  'content.id as playlistId',
  'content.name as playlistName',
  'content.required_count as requiredCount',
  'award.id as awardId',
  'award.created_at as awardedAt',
] as const

function mine(db: Db, memberId: string) {
  return db
    .selectFrom('badge')
    .innerJoin('content', 'content.id', 'badge.playlist_id')
    .leftJoin('badge_image as image', 'image.id', 'badge.image_id')
    .leftJoin('badge_award as award', (join) =>
      join.onRef('award.badge_id', '=', 'badge.id').on(sql<boolean>`award.member_id = ${memberId}::uuid`),
    )
}

/** What somebody was awarded stays theirs, whatever became of the badge and the playlist. */
function isMine(viewer: Viewer, { which }: FilterShape) {
  const eb = expressionBuilder<Database>()
  const isAwarded = sql<boolean>`award.id is not null`
  if (which === 'awarded') return isAwarded
  const isOpen = eb.and([sql<boolean>`award.id is null`, sql<boolean>`not badge.is_deleted`, isVisible(viewer)])
  return which === 'open' ? isOpen : eb.or([isAwarded, isOpen])
}

export interface AwardRow extends ShownRow {
  id: string
  awardedAt: Date
  playlistName: string
  /** Whose it is. */
  person: PersonRow
}

/** An award for anybody who knows its id. Nobody is shown who left the hub. */
export const findAward = statement<{ id: string }>()((db, value) =>
  db
    .selectFrom('badge_award as award')
    .innerJoin('badge', 'badge.id', 'award.badge_id')
    .innerJoin('content', 'content.id', 'badge.playlist_id')
    .innerJoin('member', 'member.id', 'award.member_id')
    .leftJoin('badge_image as image', 'image.id', 'badge.image_id')
    .select([
      'award.id',
      'award.created_at as awardedAt',
      'content.name as playlistName',
      'badge.image_id as uploadedId',
      'badge.built_in_id as builtInId',
      'image.alternative_text as alternativeText',
      'image.style',
      personAs('member').$notNull().as('person'),
    ])
    .where('award.id', '=', value.id)
    .where('member.is_deleted', '=', sql.lit(false)),
)
