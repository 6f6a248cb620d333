import { sql } from 'kysely'
import type { CountCap, PageQuery } from '../../db/page.ts'
import type { Db } from '../../db/connect.ts'
import { completedAssets, isCompleted } from '../progress/completion.sql.ts'
import { countTo, paged, pageShape } from '../../db/statement.ts'
import { isVisible } from '../visibility.sql.ts'
import type { Viewer } from '../rules.ts'
import { underTopic } from '../topic.sql.ts'

/** Lists of content as cards, each with one person's own state. */

/** The cards of some content as its viewer may see them, in no particular order. What they may not see is left out. */
export function findCards(db: Db, viewer: Viewer, ids: readonly string[]) {
  return cards(
    visibleContent(db, viewer).where(sql<boolean>`content.id = any(${ids}::uuid[])`),
    viewer.memberId,
  ).execute()
}

/** Cards of any content of the hub, for those who arrange it. */
export function findAllCards(db: Db, memberId: string, ids: readonly string[]) {
  return cards(contentOf(db, memberId).where(sql<boolean>`content.id = any(${ids}::uuid[])`), memberId).execute()
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
  return cards(ordered(filtered(visibleContent(db, viewer), viewer, filter), order), viewer.memberId)
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

function cards(query: ContentQuery, memberId: string) {
  return query.select([
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
    completedAssets(memberId).as('doneCount'),
    'content.comment_count as commentCount',
    'mine.status',
    sql<boolean>`mine.saved_at is not null`.as('isSaved'),
    sql<boolean>`mine.liked_at is not null`.as('isLiked'),
    'content.goal_type as goalType',
    'content.goal_due_at as goalDueAt',
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
      return asked(query, viewer).where((eb) => eb.not(reached(viewer.memberId)))
    case 'all':
      return query
  }
}

/**
 * What the viewer is asked to do. Goals of their teams are looked up by team: a large hub has many goals, and few of them
 * are any one person's.
 */
function asked(query: ContentQuery, { teamIds }: Viewer): ContentQuery {
  return query.where('content.goal_type', 'is not', null).where((eb) =>
    eb(
      'content.id',
      'in',
      eb
        .selectFrom('content as goal')
        .select('goal.id')
        .where('goal.goal_type', 'is not', null)
        .where('goal.audience', '<>', sql.lit('teams'))
        .unionAll(
          eb
            .selectFrom('content_team as for_team')
            .select('for_team.content_id as id')
            .where(sql<boolean>`for_team.team_id = any(${teamIds}::uuid[])`),
        ),
    ),
  )
}

/** Whether somebody did what the goal of the content asks for. */
function reached(memberId: string) {
  return sql<boolean>`case content.goal_type
    when 'open' then coalesce(mine.status <> 'notstarted', false)
    else ${isCompleted(memberId)} end`
}

/** How many goals somebody has reached and has not. */
export async function countGoals(db: Db, viewer: Viewer): Promise<{ reached: number; open: number }> {
  return asked(visibleContent(db, viewer), viewer)
    .select([
      sql<number>`count(*) filter (where ${reached(viewer.memberId)})::int`.as('reached'),
      sql<number>`count(*) filter (where not ${reached(viewer.memberId)})::int`.as('open'),
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
      return query.orderBy('content.goal_due_at', (by) => by.asc().nullsLast()).orderBy('content.id')
    case 'name':
      return query.orderBy(sql`lower(content.name)`).orderBy('content.id')
    case 'popular':
      return last(query.orderBy('content.rating_count', 'desc'))
    case 'newest':
      return last(query)
  }
}
