import { sql } from 'kysely'
import type { CountCap, PageQuery } from '../../db/page.ts'
import type { Db } from '../../db/connect.ts'
import { askingContent, goalOf, isAskedOf } from '../goal.sql.ts'
import { completedAssets } from '../progress/completion.sql.ts'
import { countTo, paged, pageShape } from '../../db/statement.ts'
import { isVisible } from '../visibility.sql.ts'
import type { Viewer } from '../rules.ts'
import { underTopic } from '../topic.sql.ts'

/** Lists of content as cards, each with one person's own state. */

/** The cards of some content as its viewer may see them, in no particular order. What they may not see is left out. */
export function findCards(db: Db, viewer: Viewer, ids: readonly string[]) {
  return cards(visibleContent(db, viewer).where(sql<boolean>`content.id = any(${ids}::uuid[])`), viewer).execute()
}

/** Cards of any content of the hub, for those who arrange it. */
export function findAllCards(db: Db, viewer: Viewer, ids: readonly string[]) {
  return cards(contentOf(db, viewer.memberId).where(sql<boolean>`content.id = any(${ids}::uuid[])`), viewer).execute()
}

export type CardRow = Awaited<ReturnType<typeof findCards>>[number]

/** What a list holds. Everything that is not said does not narrow it. */
export interface ContentFilter {
  list: 'featured' | 'saved' | 'todo' | 'history' | 'continue' | 'all'
  type?: string | undefined
  locale?: string | undefined
  topicId?: string | undefined
  status?: string | undefined
}

export type ContentOrder = 'rank' | 'saved' | 'due' | 'opened' | 'newest' | 'name' | 'popular'

/** One page of a list. */
export function listCards(
  db: Db,
  viewer: Viewer,
  filter: ContentFilter,
  order: ContentOrder,
  page: PageQuery,
): Promise<CardRow[]> {
  return cards(ordered(filtered(visibleContent(db, viewer), viewer, filter), order), viewer)
    .$call(paged(page, pageShape(page)))
    .execute()
}

/** How much a list holds, counted to one beyond a cap. */
export async function countCards(db: Db, viewer: Viewer, filter: ContentFilter, cap: CountCap): Promise<number> {
  const row = await countTo(db, filtered(visibleContent(db, viewer), viewer, filter), cap).executeTakeFirstOrThrow()
  return row.total
}

function contentOf(db: Db, memberId: string) {
  return db
    .selectFrom('content')
    .leftJoin('asset', 'asset.content_id', 'content.id')
    .leftJoin('content_user as mine', (join) =>
      join.onRef('mine.content_id', '=', 'content.id').on(sql<boolean>`mine.member_id = ${memberId}::uuid`),
    )
}

type ContentQuery = ReturnType<typeof contentOf>

function visibleContent(db: Db, viewer: Viewer): ContentQuery {
  return contentOf(db, viewer.memberId).where(isVisible(viewer))
}

function cards(query: ContentQuery, viewer: Viewer) {
  return withGoal(query, viewer).select([
    'content.id',
    'content.type',
    'content.name',
    'content.description',
    'content.thumbnail_id as thumbnailId',
    'content.custom_type as customType',
    'asset.file_format as fileFormat',
    'content.locale',
    'asset.duration',
    'content.completion_time as completionTime',
    'content.content_count as contentCount',
    'content.required_count as requiredCount',
    completedAssets(viewer.memberId).as('doneCount'),
    'content.comment_count as commentCount',
    'mine.status',
    sql<boolean>`mine.saved_at is not null`.as('isSaved'),
    sql<boolean>`mine.liked_at is not null`.as('isLiked'),
    'goal.type as goalType',
    'goal.dueAt as goalDueAt',
    'goal.isMet as isGoalMet',
    'content.external_ref_id as externalRefId',
    'mine.last_playlist_id as lastPlaylistId',
    'mine.position_seconds as position',
    'mine.opened_at as openedAt',
    'mine.completed_at as completedAt',
    'content.updated_at as updatedAt',
  ])
}

function filtered(
  query: ContentQuery,
  viewer: Viewer,
  { list, type, locale, topicId, status }: ContentFilter,
): ContentQuery {
  return inList(query, viewer, list)
    .$if(type !== undefined, (each) => each.where('content.type', '=', type!))
    .$if(locale !== undefined, (each) => each.where('content.locale', '=', locale!))
    .$if(status !== undefined, (each) => each.where('mine.status', '=', status!))
    .$if(topicId !== undefined, (each) => each.where((eb) => eb.exists(underTopic(topicId!))))
}

function inList(query: ContentQuery, viewer: Viewer, list: ContentFilter['list']): ContentQuery {
  switch (list) {
    case 'featured':
      return query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('featured_content')
            .select(sql.lit(1).as('one'))
            .whereRef('featured_content.content_id', '=', 'content.id'),
        ),
      )
    case 'saved':
      return query.where('mine.saved_at', 'is not', null)
    case 'history':
      return query.where('mine.opened_at', 'is not', null)
    case 'continue':
      return query.where('content.type', '<>', 'playlist').where('mine.status', '=', 'opened')
    case 'todo':
      return asking(query, viewer).where(isAskedOf(viewer))
    case 'all':
      return query
  }
}

/** What counts of that which is asked of the viewer, as `goal`. */
function withGoal(query: ContentQuery, viewer: Viewer) {
  return query.leftJoinLateral(
    () => goalOf(viewer),
    (join) => join.onTrue(),
  )
}

function asking(query: ContentQuery, viewer: Viewer): ContentQuery {
  return query.where('content.id', 'in', askingContent(viewer))
}

/** How much of what somebody is asked to do they have done and have not. */
export async function countGoals(db: Db, viewer: Viewer): Promise<{ reached: number; open: number }> {
  return withGoal(asking(visibleContent(db, viewer), viewer), viewer)
    .select([
      sql<number>`count(*) filter (where goal."isMet")::int`.as('reached'),
      sql<number>`count(*) filter (where not goal."isMet")::int`.as('open'),
    ])
    .executeTakeFirstOrThrow()
}

function ordered(query: ContentQuery, order: ContentOrder): ContentQuery {
  const last = (each: ContentQuery) => each.orderBy('content.updated_at', 'desc').orderBy('content.id', 'desc')
  switch (order) {
    case 'rank':
      return query
        .orderBy((eb) =>
          eb
            .selectFrom('featured_content')
            .select('featured_content.rank')
            .whereRef('featured_content.content_id', '=', 'content.id'),
        )
        .orderBy('content.id')
    case 'saved':
      return query.orderBy('mine.saved_at', 'desc').orderBy('content.id')
    case 'opened':
      return query.orderBy('mine.opened_at', 'desc').orderBy('content.id')
    case 'due':
      return query.orderBy(sql`goal."dueAt"`, (by) => by.asc().nullsLast()).orderBy('content.id')
    case 'name':
      return query.orderBy(sql`lower(content.name)`).orderBy('content.id')
    case 'popular':
      return last(query.orderBy('content.rating_count', 'desc'))
    case 'newest':
      return last(query)
  }
}
