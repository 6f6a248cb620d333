import { sql } from 'kysely'
import { isCommon } from '../content/common.sql.ts'
import { GOAL, anyGoal, goalOfContent, type Goal, type GoalRow } from '../content/goal.sql.ts'
import { ownComments } from '../content/own-comments.sql.ts'
import { ownDueDate } from '../content/own-due.sql.ts'
import { ownState } from '../content/own-state.sql.ts'
import { parentsOf } from '../content/parents.sql.ts'
import type { Db } from '../db/connect.ts'
import {
  addedSince,
  completedAssets,
  isAmongCompleted,
  lastCompletion,
  remainingTime,
} from '../content/completion.sql.ts'
import { lastHandedOverAs, sharersOf } from '../content/shared.sql.ts'
import {
  countTo,
  paged,
  statement,
  type CountShape,
  type PageShape,
  type PageValues,
  type SearchShape,
} from '../db/statement.ts'
import { pictureColour } from '../content/picture.sql.ts'
import { coverTopic, isOpenTopic } from '../content/topic.sql.ts'
import { audienceTeams, isMeantFor, isVisible } from '../content/visibility.sql.ts'
import type { Viewer } from '../content/rules.ts'
import { personAs, type PersonRow } from '../users/person.sql.ts'

export interface ListedPlaylist extends GoalRow {
  id: string
  name: string
  thumbnailId: string | null
  topicId: string | null
  commentCount: number
  commentCountUser: number
  locale: string
  ownerTeamId: string | null
  contentCount: number
  completionTime: number
  requiredCount: number
  doneCount: number
  status: string | null
  isSaved: boolean
  dueOn: string | null
}

type ListValues = Viewer & PageValues

/** A page of the playlists that the viewer may see, the newest change first. */
export const listVisible = statement<ListValues, PageShape & SearchShape>()((db, value, shape) =>
  visiblePlaylists(db, value, shape)
    .leftJoinLateral(ownState(value.memberId), (join) => join.onTrue())
    .leftJoinLateral(
      () => anyGoal(),
      (join) => join.onTrue(),
    )
    .select([
      'content.id',
      'content.name',
      'content.thumbnail_id as thumbnailId',
      coverTopic().as('topicId'),
      'content.comment_count as commentCount',
      ownComments(value.memberId).as('commentCountUser'),
      'content.locale',
      'content.owner_team_id as ownerTeamId',
      'content.content_count as contentCount',
      'content.completion_time as completionTime',
      'content.required_count as requiredCount',
      completedAssets(value.memberId).as('doneCount'),
      'mine.status',
      sql<boolean>`mine.saved_at is not null`.as('isSaved'),
      ...GOAL,
      ownDueDate().as('dueOn'),
    ])
    .orderBy('content.updated_at', 'desc')
    .orderBy('content.id', 'desc')
    .$call(paged(value, shape)),
)

/** How many playlists the viewer may see. */
export const countVisible = statement<ListValues, CountShape>()((db, value, shape) =>
  countTo(db, visiblePlaylists(db, value, shape), shape.cap),
)

function visiblePlaylists(db: Db, viewer: ListValues, shape: SearchShape) {
  return db
    .selectFrom('content')
    .where('content.type', '=', sql.lit('playlist'))
    .where(isVisible(viewer))
    .$if(shape.searches, (query) => query.where('content.name', 'ilike', viewer.pattern))
}

export interface PlaylistRow extends GoalRow {
  id: string
  name: string
  description: string | null
  locale: string
  tags: string[]
  audience: string
  teamIds: string[]
  onlyInPlaylists: boolean
  ownerTeamId: string | null
  thumbnailId: string | null
  pictureColour: string | null
  contentCount: number
  completionTime: number
  requiredCount: number
  doneCount: number
  remainingTime: number
  commentCount: number
  commentCountUser: number
  ratingCount: number
  createdAt: Date
  updatedAt: Date
  allowMemberContributions: boolean
  hasNumbering: boolean
  originatingId: string | null
  sourceDomain: string | null
  dueOn: string | null
  version: number
  author: PersonRow | null
  status: string | null
  isSaved: boolean
  isLiked: boolean
  completedAt: Date | null
  addedSince: number
  sharers: PersonRow[]
  handedOverAs: string | null
  isDeleted: boolean
  deletedAt: Date | null
}

type OneValues = Viewer & { id: string }

/** A playlist with the viewer's state, if they may see it, and with any goal that it has. */
export const findVisible = statement<OneValues>()((db, value) =>
  playlistRow(db, value, anyGoal()).where(isVisible(value)),
)

/** A playlist of the hub, whoever may see it. */
export const findAny = statement<OneValues>()((db, value) =>
  playlistRow(db, value, goalOfContent()).where('content.is_deleted', '=', sql.lit(false)),
)

/** A playlist as those who edit it see it, deleted or not. */
export const findForEditing = statement<OneValues>()((db, value) =>
  playlistRow(db, value, goalOfContent()).select([
    'content.external_ref_id as externalRefId',
    isCommon().as('isCommon'),
    'content.published',
    'content.deleted_at as deletedAt',
  ]),
)

/** @param goal what of all that is asked counts for who reads it */
function playlistRow(db: Db, value: OneValues, goal: Goal) {
  return db
    .selectFrom('content')
    .innerJoin('playlist', 'playlist.content_id', 'content.id')
    .leftJoin('member as author', 'author.id', 'content.author_id')
    .leftJoin('content_user as mine', (join) =>
      join.onRef('mine.content_id', '=', 'content.id').on(sql<boolean>`mine.member_id = ${value.memberId}::uuid`),
    )
    .leftJoinLateral(
      () => goal,
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) => lastCompletion(eb, value.memberId).as('last'),
      (join) => join.onTrue(),
    )
    .where('content.id', '=', value.id)
    .select((eb) => [
      'content.id',
      'content.name',
      'content.description',
      'content.locale',
      'content.tags',
      'content.audience',
      audienceTeams(eb).as('teamIds'),
      'content.only_in_playlists as onlyInPlaylists',
      'content.owner_team_id as ownerTeamId',
      'content.thumbnail_id as thumbnailId',
      pictureColour().as('pictureColour'),
      'content.content_count as contentCount',
      'content.completion_time as completionTime',
      'content.required_count as requiredCount',
      completedAssets(value.memberId).as('doneCount'),
      remainingTime(value.memberId).as('remainingTime'),
      'content.comment_count as commentCount',
      ownComments(value.memberId).as('commentCountUser'),
      'content.rating_count as ratingCount',
      'content.created_at as createdAt',
      'content.updated_at as updatedAt',
      'playlist.allow_member_contributions as allowMemberContributions',
      'playlist.has_numbering as hasNumbering',
      'content.originating_id as originatingId',
      'content.source_domain as sourceDomain',
      ...GOAL,
      ownDueDate().as('dueOn'),
      'content.version',
      'content.is_deleted as isDeleted',
      'content.deleted_at as deletedAt',
      personAs('author').as('author'),
      'mine.status',
      sql<boolean>`mine.saved_at is not null`.as('isSaved'),
      sql<boolean>`mine.liked_at is not null`.as('isLiked'),
      'last.completedAt',
      addedSince(value.memberId).as('addedSince'),
      sharersOf(value).as('sharers'),
      lastHandedOverAs(value).as('handedOverAs'),
    ])
}

/** The topics that a playlist stands under. */
export const listTopics = statement<{ playlistId: string }>()((db, { playlistId }) =>
  db
    .selectFrom('content_topic')
    .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
    .select(['topic.id', 'topic.name', 'topic.parent_id as parentId'])
    .where('content_topic.content_id', '=', playlistId)
    .where(isOpenTopic())
    .orderBy('topic.name')
    .orderBy('topic.id'),
)

/** The playlists that hold some content, as far as the viewer may see them. */
export const listParents = statement<OneValues>()((db, value) =>
  parentsOf(db, value).orderBy('content.name').orderBy('content.id').limit(sql.lit(1000)),
)

export interface SkeletonSection {
  id: string
  name: string
  description: string | null
  rank: string
  rankKey: string
  lockingMode: 'locked' | 'time' | 'progress' | null
  unlockAt: Date | null
  unlockTimezone: string | null
  /** Whether it has opened with the viewer's progress before. */
  wasOpened: boolean
}

/** The sections of a playlist, in order. */
export const listSections: (db: Db, value: OneValues) => Promise<SkeletonSection[]> = statement<OneValues>()(
  (db, value) =>
    db
      .selectFrom('section')
      .leftJoin('opened_section as opened', (join) =>
        join.onRef('opened.section_id', '=', 'section.id').on(sql<boolean>`opened.member_id = ${value.memberId}::uuid`),
      )
      .select([
        'section.id',
        'section.name',
        'section.description',
        'section.rank',
        'section.rank_key as rankKey',
        sql<SkeletonSection['lockingMode']>`section.locking_mode`.as('lockingMode'),
        'section.unlock_at as unlockAt',
        'section.unlock_timezone as unlockTimezone',
        sql<boolean>`opened.section_id is not null`.as('wasOpened'),
      ])
      .where('section.playlist_id', '=', value.id)
      .orderBy('section.rank_key'),
)

export interface SkeletonItem {
  contentId: string
  sectionId: string | null
  rank: string
  rankKey: string
  optional: boolean
  isMeant: boolean
  /** Whether the viewer added it and may take it back. */
  isContribution: boolean
}

/** Every item of a playlist, in order, with just enough to decide what is open: at most 1,000 small rows. */
export const listItems: (db: Db, value: OneValues) => Promise<SkeletonItem[]> = statement<OneValues>()((db, value) =>
  itemsOf(db, value).select([...placeOf(db, value), sql<boolean>`${isMeantFor(value)}`.as('isMeant')]),
)

export type Place = Omit<SkeletonItem, 'isMeant'>

/** A page of the items of a playlist that are meant for the viewer and stand in no section, or in one of these. */
export const listPlaces: (
  db: Db,
  value: OneValues & { offset: number; sectionIds: readonly string[] },
  shape: PageShape,
) => Promise<Place[]> = statement<OneValues & { offset: number; sectionIds: readonly string[] }, PageShape>()(
  (db, value, shape) =>
    itemsOf(db, value)
      .where(isMeantFor(value))
      .where(
        sql<boolean>`(playlist_item.section_id is null or playlist_item.section_id = any(${value.sectionIds}::uuid[]))`,
      )
      .select(placeOf(db, value))
      .$call(paged(value, shape)),
)

/** An item that is not meant for the viewer, and how many there are. */
export interface HiddenItem {
  id: string
  name: string
  reason: 'unpublished' | 'audience'
  count: number
}

/** The first 100 items of a playlist that are not meant for the viewer. */
export function listHiddenItems(db: Db, value: OneValues): Promise<HiddenItem[]> {
  return itemsOf(db, value)
    .where((eb) => eb.not(isMeantFor(value)))
    .select((eb) => [
      'content.id',
      'content.name',
      eb
        .case()
        .when('content.published', '=', true)
        .then(sql.lit('audience' as const))
        .else(sql.lit('unpublished' as const))
        .end()
        .as('reason'),
      sql<number>`(count(*) over ())::int`.as('count'),
    ])
    .limit(100)
    .execute()
}

function itemsOf(db: Db, { id }: OneValues) {
  return db
    .selectFrom('playlist_item')
    .innerJoin('content', 'content.id', 'playlist_item.content_id')
    .where('playlist_item.playlist_id', '=', id)
    .where('content.is_deleted', '=', sql.lit(false))
    .orderBy('playlist_item.rank_key')
}

function placeOf(db: Db, value: OneValues) {
  // Read once for all items, where a join would look for each.
  const contributed = db
    .selectFrom('playlist_contribution')
    .select('playlist_contribution.content_id')
    .where('playlist_contribution.playlist_id', '=', value.id)
    .where(sql<boolean>`playlist_contribution.member_id = ${value.memberId}::uuid`)
    .where('playlist_contribution.is_taken_back', '=', sql.lit(false))
  return [
    'playlist_item.content_id as contentId',
    'playlist_item.section_id as sectionId',
    'playlist_item.rank',
    'playlist_item.rank_key as rankKey',
    'playlist_item.optional',
    sql<boolean>`playlist_item.content_id = any(array(${contributed}))`.as('isContribution'),
  ] as const
}

/** What a playlist holds in a section, or outside of all, that is meant for the viewer. */
export interface Held {
  sectionId: string | null
  contentCount: number
  /** In seconds. */
  completionTime: number
  /** Required and not completed. */
  remainingCount: number
}

/** What a playlist holds for the viewer, section by section; where it holds nothing for them there is no row. */
export const countHeld: (db: Db, value: OneValues) => Promise<Held[]> = statement<OneValues>()((db, value) => {
  const isDone = isAmongCompleted('playlist_item.content_id', value.memberId)
  return itemsOf(db, value)
    .clearOrderBy()
    .where(isMeantFor(value))
    .groupBy('playlist_item.section_id')
    .select([
      'playlist_item.section_id as sectionId',
      sql<number>`count(*)::int`.as('contentCount'),
      sql<number>`coalesce(sum(content.completion_time), 0)::int`.as('completionTime'),
      sql<number>`(count(*) filter (where not playlist_item.optional and not ${isDone}))::int`.as('remainingCount'),
    ])
})
