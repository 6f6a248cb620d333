import { expressionBuilder, sql, type Expression } from 'kysely'
import type { CountCap, PageQuery } from '../../db/page.ts'
import type { Db } from '../../db/connect.ts'
import type { Database } from '../../db/types.ts'
import { GOAL, anyGoal, askingContent, goalOf, isAskedOf, wasAskedOf, type Goal } from '../goal.sql.ts'
import { begunContent, CAN_BE_DONE, completedAssets, isCompleted, remainingTime } from '../completion.sql.ts'
import { maybeNew, newness, previousVisit } from '../newness.sql.ts'
import { ownDueAt, ownDueContent, ownDueDate } from '../own-due.sql.ts'
import { ownState } from '../own-state.sql.ts'
import { countTo, paged, pageShape, statement, type PageShape } from '../../db/statement.ts'
import { isVisible } from '../visibility.sql.ts'
import type { Viewer } from '../rules.ts'
import { pictureColour } from '../picture.sql.ts'
import { coverTopic, underTopic } from '../topic.sql.ts'

/** Lists of content as cards, each with one person's own state. */

type ByIds = Viewer & { ids: readonly string[] }

const cardsOfIds = statement<ByIds>()((db, value) => cards(visibleContent(db, value).where(isOneOf(value)), value))
const allCardsOfIds = statement<ByIds>()((db, value) =>
  cards(contentOf(db, value.memberId).where(isOneOf(value)), value),
)

function isOneOf({ ids }: ByIds) {
  return sql<boolean>`content.id = any(${ids}::uuid[])`
}

/** The cards of some content as its viewer may see them, in no particular order. What they may not see is left out. */
export function findCards(db: Db, viewer: Viewer, ids: readonly string[]) {
  return cardsOfIds(db, { ...viewer, ids })
}

/** Cards of any content of the hub, for those who arrange it. */
export function findAllCards(db: Db, viewer: Viewer, ids: readonly string[]) {
  return allCardsOfIds(db, { ...viewer, ids })
}

const remainingTimes = statement<ByIds>()((db, value) =>
  db
    .selectFrom('content')
    .where(isOneOf(value))
    .select(['content.id', remainingTime(value.memberId).as('seconds')]),
)

/** How long what playlists require takes that their viewer has not completed, in seconds. */
export function listRemainingTimes(db: Db, viewer: Viewer, ids: readonly string[]) {
  return remainingTimes(db, { ...viewer, ids })
}

export type CardRow = Awaited<ReturnType<typeof findCards>>[number]

/** Content, and of a playlist how long what its viewer has not completed there takes, in seconds. */
export type TodoRow = CardRow & { remainingTime: number }

/** What somebody can narrow all that they may see to, beside what they saved. */
export type OwnList = 'new' | 'assigned' | 'notstarted' | 'opened' | 'completed'

/** What a list holds. Everything that is not said does not narrow it. */
export interface ContentFilter {
  /** What is left out, because it stands elsewhere. */
  without?: readonly string[] | undefined
  list: 'featured' | 'saved' | 'todo' | 'history' | 'continue' | 'all' | OwnList
  type?: string | undefined
  locale?: string | undefined
  topicId?: string | undefined
  status?: string | undefined
}

export type ContentOrder = 'rank' | 'saved' | 'opened' | 'newest' | 'name' | 'popular'

type Narrowing = 'type' | 'locale' | 'topicId' | 'status'
type ListValues = Viewer & Record<Narrowing, string> & { offset: number; without: readonly string[] }

/** What stands in the text of a list: which one, and by what it is narrowed. */
type ListShape = Record<Narrowing | 'without', boolean> & Pick<ContentFilter, 'list'>

const pageOfCards = statement<ListValues, ListShape & PageShape & { order: ContentOrder }>()((db, value, shape) =>
  cards(ordered(filtered(contentFor(db, value, shape), value, shape), value, shape.order), value).$call(
    paged(value, shape),
  ),
)

/** To do is put in the order of its dates, so all of them are known before the first row: whether they are met, and how many. */
const pageOfTodo = statement<Viewer & { offset: number }, PageShape>()((db, value, shape) =>
  cards(askingOrDue(visibleContent(db, value), value), value, goalOf(value))
    .where(isToDo(value))
    .select([sql<number>`count(*) over ()::int`.as('total'), remainingTime(value.memberId).as('remainingTime')])
    .orderBy(sql`least(case when not goal."isMet" then goal."dueAt" end, ${ownDueAt(value)})`, (by) =>
      by.asc().nullsLast(),
    )
    .orderBy('content.id')
    .$call(paged(value, shape)),
)

const totalOfCards = statement<ListValues, ListShape & { cap: CountCap }>()((db, value, shape) =>
  countTo(db, filtered(contentFor(db, value, shape), value, shape), shape.cap),
)

/** One page of a list, with any goal of its content. */
export function listCards(
  db: Db,
  viewer: Viewer,
  filter: ContentFilter,
  order: ContentOrder,
  page: PageQuery,
): Promise<CardRow[]> {
  const { offset } = page
  return pageOfCards(db, { ...viewer, ...narrowing(filter), offset }, { ...shapeOf(filter), ...pageShape(page), order })
}

/** One page of what the viewer is to do, each with the goal that counts for them, and how much it is in all where the page has any. */
export async function listTodo(
  db: Db,
  viewer: Viewer,
  page: PageQuery,
): Promise<{ cards: TodoRow[]; total?: number | undefined }> {
  const rows = await pageOfTodo(db, { ...viewer, offset: page.offset }, pageShape(page))
  return { cards: rows.map(({ total: _, ...card }) => card), total: rows[0]?.total }
}

/** The playlists that are pinned under a topic, in their order, as the viewer may see them and as far as they pass the filter. */
export async function listPinned(
  db: Db,
  viewer: Viewer,
  filter: ContentFilter & { topicId: string },
): Promise<string[]> {
  const rows = await pinsOfTopic(db, { ...viewer, ...narrowing(filter), offset: 0 }, shapeOf(filter))
  return rows.map(({ id }) => id)
}

const pinsOfTopic = statement<ListValues, ListShape>()((db, value, shape) =>
  filtered(contentFor(db, value, shape), value, shape)
    .innerJoin('content_topic as pinned', 'pinned.content_id', 'content.id')
    .where(sql<boolean>`pinned.topic_id = ${value.topicId}::uuid`)
    .where('pinned.pin', 'is not', null)
    .select('content.id')
    .orderBy('pinned.pin')
    .orderBy('content.id')
    .limit(sql.lit(100)),
)

/** How much a list holds, counted to one beyond a cap. */
export async function countCards(db: Db, viewer: Viewer, filter: ContentFilter, cap: CountCap): Promise<number> {
  const [row] = await totalOfCards(db, { ...viewer, ...narrowing(filter), offset: 0 }, { ...shapeOf(filter), cap })
  return row!.total
}

function shapeOf({ list, type, locale, topicId, status, without }: ContentFilter): ListShape {
  return {
    list,
    type: type !== undefined,
    locale: locale !== undefined,
    topicId: topicId !== undefined,
    status: status !== undefined,
    without: without !== undefined,
  }
}

function narrowing({ type = '', locale = '', topicId = '', status = '', without = [] }: ContentFilter) {
  return { type, locale, topicId, status, without }
}

function contentOf(db: Db, memberId: string) {
  return db
    .selectFrom('content')
    .leftJoin('asset', 'asset.content_id', 'content.id')
    .leftJoinLateral(ownState(memberId), (join) => join.onTrue())
}

/** The same where the list begins with what somebody did. */
function contentMet(db: Db, memberId: string): ContentQuery {
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

const BY_OWN_STATE: readonly ContentFilter['list'][] = ['saved', 'history', 'continue']

function contentFor(db: Db, viewer: Viewer, { list, status }: ListShape): ContentQuery {
  const isByOwnState = status || BY_OWN_STATE.includes(list)
  return (isByOwnState ? contentMet : contentOf)(db, viewer.memberId).where(isVisible(viewer))
}

function cards(query: ContentQuery, viewer: Viewer, goal = anyGoal()) {
  return withGoal(query, goal).select([
    'content.id',
    'content.type',
    'content.name',
    'content.description',
    'content.thumbnail_id as thumbnailId',
    pictureColour().as('pictureColour'),
    coverTopic().as('topicId'),
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
    ...GOAL,
    ownDueDate().as('dueOn'),
    'content.external_ref_id as externalRefId',
    'content.published',
    'mine.last_playlist_id as lastPlaylistId',
    'mine.position_seconds as position',
    'mine.opened_at as openedAt',
    'mine.completed_at as completedAt',
    'content.updated_at as updatedAt',
    newness(viewer).as('newness'),
  ])
}

function filtered(query: ContentQuery, value: ListValues, shape: ListShape): ContentQuery {
  return inList(query, value, shape.list)
    .$if(shape.type, (each) => each.where('content.type', '=', value.type))
    .$if(shape.locale, (each) => each.where('content.locale', '=', value.locale))
    .$if(shape.status, (each) => each.where('mine.status', '=', value.status))
    .$if(shape.without, (each) => each.where(sql<boolean>`content.id <> all(${value.without}::uuid[])`))
    .$if(shape.topicId, (each) => each.where((eb) => eb.exists(underTopic(value.topicId))))
}

/** Whether a row features its content for everybody, or for a team of the viewer. */
function isFeaturedFor({ teamIds }: Viewer) {
  const eb = expressionBuilder<Database, 'featured_content'>()
  return eb.or([
    eb('featured_content.team_id', 'is', null),
    sql<boolean>`featured_content.team_id = any(${teamIds}::uuid[])`,
  ])
}

function inList(query: ContentQuery, viewer: Viewer, list: ContentFilter['list']): ContentQuery {
  switch (list) {
    case 'featured':
      return query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('featured_content')
            .select(sql.lit(1).as('one'))
            .whereRef('featured_content.content_id', '=', 'content.id')
            .where(isFeaturedFor(viewer)),
        ),
      )
    case 'saved':
      return query.where('mine.saved_at', 'is not', null)
    case 'history':
      return query.where('mine.opened_at', 'is not', null)
    case 'continue':
      return query.where('content.type', '<>', 'playlist').where('mine.status', '=', 'opened')
    case 'todo':
      return askingOrDue(query, viewer).where((eb) =>
        eb.or([isAskedOf(viewer), sql<boolean>`${ownDueAt(viewer)} is not null`]),
      )
    case 'assigned':
      return query.where('content.id', 'in', askingContent(viewer)).where(wasAskedOf(viewer))
    case 'new':
      return query.where(isAmong(maybeNew(viewer))).where(newness(viewer), 'is not', null)
    case 'completed':
      return query.where(isAmong(begunContent(viewer.memberId))).where(isCompleted(viewer.memberId))
    case 'opened':
      return query
        .where(isAmong(begunContent(viewer.memberId)))
        .where((eb) => eb.not(isCompleted(viewer.memberId)))
        .where(CAN_BE_DONE)
    case 'notstarted':
      return query.where('content.id', 'not in', begunContent(viewer.memberId)).where(CAN_BE_DONE)
    case 'all':
      return query
  }
}

/** Of an array, so that PostgreSQL begins with these few rather than with all that is visible. */
function isAmong(ids: Expression<unknown>) {
  return sql<boolean>`content.id = any(array(${ids}))`
}

/** What is asked with the content, as `goal`. */
function withGoal(query: ContentQuery, goal: Goal) {
  return query.leftJoinLateral(
    () => goal,
    (join) => join.onTrue(),
  )
}

/** What may ask something of the viewer, and what they set a day for. */
function askingOrDue(query: ContentQuery, viewer: Viewer): ContentQuery {
  return query.where('content.id', 'in', askingContent(viewer).unionAll(ownDueContent(viewer)))
}

/** Whether something is left to do: what is asked, as `goal`, or what the viewer set a day for. */
function isToDo(viewer: Viewer) {
  return sql<boolean>`(not coalesce(goal."isMet", true) or ${ownDueAt(viewer)} is not null)`
}

const goalsOf = statement<Viewer>()((db, value) =>
  withGoal(askingOrDue(visibleContent(db, value), value), goalOf(value)).select([
    sql<number>`count(*) filter (where goal."isMet")::int`.as('reached'),
    sql<number>`count(*) filter (where not goal."isMet")::int`.as('open'),
    sql<number>`count(*) filter (where ${isToDo(value)})::int`.as('todo'),
  ]),
)

/** How much of what somebody is asked to do they have done and have not, and how much is to do with their own days. */
export async function countGoals(db: Db, viewer: Viewer): Promise<{ reached: number; open: number; todo: number }> {
  const [row] = await goalsOf(db, viewer)
  return row!
}

const visitOf = statement<{ memberId: string }>()((db, value) =>
  db.selectFrom(previousVisit(value.memberId).as('visit')).selectAll('visit'),
)

/** When the visit of somebody before this one ended. */
export async function findPreviousVisit(db: Db, memberId: string): Promise<Date | null> {
  const [row] = await visitOf(db, { memberId })
  return row?.previousVisitAt ?? null
}

function ordered(query: ContentQuery, viewer: Viewer, order: ContentOrder): ContentQuery {
  const last = (each: ContentQuery) => each.orderBy('content.updated_at', 'desc').orderBy('content.id', 'desc')
  switch (order) {
    case 'rank':
      return query
        .orderBy((eb) =>
          eb
            .selectFrom('featured_content')
            // What is for everybody goes before what is for a team at the same place.
            .select(
              sql<number>`min(featured_content.rank * 2 + (featured_content.team_id is not null)::int)`.as('rank'),
            )
            .whereRef('featured_content.content_id', '=', 'content.id')
            .where(isFeaturedFor(viewer)),
        )
        .orderBy('content.id')
    case 'saved':
      return query.orderBy('mine.saved_at', 'desc').orderBy('content.id')
    case 'opened':
      return query.orderBy('mine.opened_at', 'desc').orderBy('content.id')
    case 'name':
      return query.orderBy(sql`lower(content.name)`).orderBy('content.id')
    case 'popular':
      return last(query.orderBy('content.rating_count', 'desc'))
    case 'newest':
      return last(query)
  }
}
