import type { Call, HubCall } from '../../context.ts'
import {
  cappedTotal,
  readCappedPage,
  countCap,
  LAST_CAP,
  type CappedPage,
  type CountCap,
  type PageQuery,
} from '../../db/page.ts'
import { inTransaction } from '../../db/transaction.ts'
import { resolveGoals } from '../goal-service.ts'
import { viewerOf } from '../rules.ts'
import { cardsById } from './card-service.ts'
import { inOwnLanguage } from '../topic-name-service.ts'
import * as featured from './featured-store.ts'
import * as filters from './filter-store.ts'
import * as store from './store.ts'

/** Lists of content, and what they can be filtered by. */

/** What admins put on the start page, in their order. */
export function listMyFeaturedContent(call: Call, page: PageQuery): Promise<CappedPage<store.CardRow>> {
  return listMyContent(call, { list: 'featured' }, 'rank', page)
}

/** What the caller saved, the latest first. */
export function listMySavedContent(call: Call, page: PageQuery): Promise<CappedPage<store.CardRow>> {
  return listMyContent(call, { list: 'saved' }, 'saved', page)
}

/** What the caller opened, the latest first. */
export function listMyContentHistory(
  call: Call,
  { status, type, ...page }: PageQuery & Pick<store.ContentFilter, 'status' | 'type'>,
): Promise<CappedPage<store.CardRow>> {
  return listMyContent(call, { list: 'history', status, type }, 'opened', page)
}

/** A page of one of the caller's lists. Two statements, whatever the length, or three where something is asked. */
async function listMyContent(
  call: Call,
  filter: store.ContentFilter,
  order: store.ContentOrder,
  page: PageQuery,
): Promise<CappedPage<store.CardRow>> {
  const viewer = viewerOf(call)
  const cap = countCap(page)
  return readCappedPage(
    store.listCards(call.db, viewer, filter, order, page).then((rows) => resolveGoals(call, rows)),
    store.countCards(call.db, viewer, filter, cap),
    cap,
  )
}

/** What the caller is asked to do and has not done, the most urgent first. One statement, and another for a page beyond the end. */
export async function listMyTodoContent(call: Call, page: PageQuery): Promise<CappedPage<TodoRow>> {
  const viewer = viewerOf(call)
  const cap = countCap(page)
  const { cards, total } = await store.listTodo(call.db, viewer, page)
  const counted = total ?? (page.offset === 0 ? 0 : await store.countCards(call.db, viewer, { list: 'todo' }, cap))
  return { items: cards, ...cappedTotal(counted, cap) }
}

/**
 * All that the caller may see, the newest first or otherwise. Under a topic what is pinned there comes before all else: it is put
 * in front of the list of the others, which stays one that an index has in order.
 */
export async function listMyBrowseContent(
  call: Call,
  filter: store.ContentFilter,
  order: store.ContentOrder,
  page: PageQuery,
): Promise<CappedPage<store.CardRow>> {
  const { topicId } = filter
  const pinned = topicId ? await store.listPinned(call.db, viewerOf(call), { ...filter, topicId }) : []
  if (pinned.length === 0) return listMyContent(call, filter, order, page)
  const top = pinned.slice(page.offset, page.offset + page.limit)
  const rest = { limit: page.limit - top.length, offset: Math.max(0, page.offset - pinned.length) }
  const [cards, others] = await Promise.all([
    cardsById(call, top),
    listMyContent(call, { ...filter, without: pinned }, order, { ...rest, limit: Math.max(1, rest.limit) }),
  ])
  const byId = new Map(cards.map((card) => [card.id, card]))
  const items = [...top.flatMap((id) => byId.get(id) ?? []), ...others.items.slice(0, rest.limit)]
  return { ...others, items, total: others.total + pinned.length }
}

export type TodoRow = store.TodoRow

export type ContinueRow = store.CardRow & { playlist: (store.CardRow & { remainingTime: number }) | null }

/** What the caller opened and has not completed, the latest first, with the playlist that they came from. */
export async function listMyContinueContent(call: Call, page: PageQuery): Promise<CappedPage<ContinueRow>> {
  const { items, ...counted } = await listMyContent(call, { list: 'continue' }, 'opened', page)
  const playlists = await playlistsById(call, [...new Set(items.flatMap(({ lastPlaylistId }) => lastPlaylistId ?? []))])
  const withPlaylists = items.map((item) => ({ ...item, playlist: playlists.get(item.lastPlaylistId ?? '') ?? null }))
  return { items: withPlaylists, ...counted }
}

/** Playlists that the caller may see, with how long what they have not done there takes. */
async function playlistsById(call: Call, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const [playlists, times] = await Promise.all([
    cardsById(call, ids),
    store.listRemainingTimes(call.db, viewerOf(call), ids),
  ])
  const secondsOf = new Map(times.map(({ id, seconds }) => [id, seconds]))
  return new Map(playlists.map((one) => [one.id, { ...one, remainingTime: secondsOf.get(one.id) ?? 0 }]))
}

/** Nobody counts on: whoever was away for long sees that it is much. */
const NEW_CAP: CountCap = 1_000

/** How much the caller saved and was asked to do, and how much is new since they were here before. */
export async function countMyContent(call: Call) {
  const viewer = viewerOf(call)
  const [savedCount, goals, newCount, previousVisitAt] = await Promise.all([
    store.countCards(call.db, viewer, { list: 'saved' }, LAST_CAP),
    store.countGoals(call.db, viewer),
    store.countCards(call.db, viewer, { list: 'new' }, NEW_CAP),
    store.findPreviousVisit(call.db, viewer.memberId),
  ])
  return { savedCount, ...goals, newCount: Math.min(newCount, NEW_CAP), previousVisitAt }
}

/** What the caller's content can be filtered by. @param narrow what else the content has to be */
export async function listMyContentFilters(call: Call, narrow: filters.Narrowing = {}) {
  const viewer = viewerOf(call)
  const [topics, types, locales] = await Promise.all([
    filters.listTopics(call.db, viewer, narrow).then((topics) => inOwnLanguage(call, topics)),
    filters.countTypes(call.db, viewer, narrow),
    filters.countLocales(call.db, viewer, narrow),
  ])
  return { topics, types, locales }
}

/** Features content to the whole hub, in this order, in place of what was featured. */
export async function featureContent(call: HubCall, contentIds: readonly string[]): Promise<void> {
  await inTransaction(call, (call) => featured.replaceFeatured(call.db, contentIds))
}
