import type { Call, HubCall } from '../context.ts'
import { cappedTotal, countCap, LAST_CAP, type CappedPage, type PageQuery } from '../db/page.ts'
import { viewerOf } from './rules.ts'
import { inTransaction } from '../db/transaction.ts'
import { notFound } from '../contract/problems.ts'
import * as audience from './audience-store.ts'
import * as featured from './featured-store.ts'
import * as filters from './filter-store.ts'
import { sumProgress, type LearningProgress } from './progress-store.ts'
import * as state from './state-store.ts'
import * as store from './store.ts'

export type { TargetRow } from './audience-store.ts'
export type { CardRow } from './store.ts'

/** The cards of these ids, in the order asked for; what the caller may not see is left out. */
export async function cardsById(call: Call, ids: readonly string[]): Promise<store.CardRow[]> {
  return inOrder(ids, await store.findCards(call.db, viewerOf(call), ids))
}

/** The same without asking what the caller may see, for those who arrange content. */
export async function allCardsById(call: Call, ids: readonly string[]): Promise<store.CardRow[]> {
  return inOrder(ids, await store.findAllCards(call.db, call.caller.memberId, ids))
}

function inOrder(ids: readonly string[], rows: store.CardRow[]): store.CardRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Any content of the hub that is not deleted, and whether the caller may see it; null where there is none. */
export async function findTarget(call: Call, contentId: string): Promise<audience.TargetRow | null> {
  const [row] = await audience.findTarget(call.db, { ...viewerOf(call), id: contentId })
  return row ?? null
}

/** Those of some members who may see the content now. One statement, however many they are. */
export async function viewersAmong(
  { db, context }: Pick<HubCall, 'db' | 'context'>,
  contentId: string,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await audience.listViewers(db, contentId, memberIds, context.now()))
}

/** Puts content on the caller's saved list, or takes it off. @throws 404 for what they may not see */
export async function setSaved(call: Call, target: Target, saved: boolean): Promise<void> {
  const change = saved ? state.save : state.unsave
  const rows = await change(call.db, targetOf(call, target))
  if (rows.length === 0) throw notFound()
}

/** Likes content or takes the like back; each person counts once. @throws 404 for what they may not see */
export async function setLiked(call: Call, target: Target, like: state.Like): Promise<void> {
  const found = await inTransaction(call, (call) => state.like(call.db, targetOf(call, target), like))
  if (!found) throw notFound()
}

/** What somebody saves or likes. */
interface Target {
  kind: 'playlist' | 'asset'
  id: string
}

function targetOf(call: Call, { kind, id }: Target) {
  return { ...viewerOf(call), contentId: id, isPlaylist: kind === 'playlist' }
}

/** A page of one of the caller's lists. Two statements, whatever the length. */
export async function list(
  call: Call,
  filter: store.ContentFilter,
  order: store.ContentOrder,
  page: PageQuery,
): Promise<CappedPage<store.CardRow>> {
  const viewer = viewerOf(call)
  const cap = countCap(page)
  const [items, counted] = await Promise.all([
    store.listCards(call.db, viewer, filter, order, page),
    store.countCards(call.db, viewer, filter, cap),
  ])
  return { items, ...cappedTotal(counted, cap) }
}

export type ContinueRow = store.CardRow & { playlistName: string | null }

/** What the caller opened and has not completed, the latest first, with the playlist that they came from. */
export async function listContinue(call: Call, page: PageQuery): Promise<CappedPage<ContinueRow>> {
  const { items, ...counted } = await list(call, { list: 'continue' }, 'opened', page)
  const playlists = await cardsById(call, [...new Set(items.flatMap(({ lastPlaylistId }) => lastPlaylistId ?? []))])
  const names = new Map(playlists.map(({ id, name }) => [id, name]))
  const withNames = items.map((item) => {
    const playlistName = names.get(item.lastPlaylistId ?? '') ?? null
    return { ...item, playlistName, lastPlaylistId: playlistName === null ? null : item.lastPlaylistId }
  })
  return { items: withNames, ...counted }
}

/** How much the caller saved and was asked to do. */
export async function countMyContent(call: Call) {
  const viewer = viewerOf(call)
  const [savedCount, goals] = await Promise.all([
    store.countCards(call.db, viewer, { list: 'saved' }, LAST_CAP),
    store.countGoals(call.db, viewer),
  ])
  return { savedCount, ...goals }
}

/** What the caller's content can be filtered by. @param narrow what else the content has to be */
export async function listFilters(call: Call, narrow: filters.Narrowing = {}) {
  const viewer = viewerOf(call)
  const [topics, types, locales] = await Promise.all([
    filters.listTopics(call.db, viewer, narrow),
    filters.countTypes(call.db, viewer, narrow),
    filters.countLocales(call.db, viewer, narrow),
  ])
  return { topics, types, locales }
}

/** Features content to the whole hub, in this order, in place of what was featured. */
export async function featureContent(call: HubCall, contentIds: readonly string[]): Promise<void> {
  await inTransaction(call, (call) => featured.replaceFeatured(call.db, contentIds))
}

/** What the caller learned in this hub so far. */
export function learningProgress(call: Call): Promise<LearningProgress> {
  return sumProgress(call.db, call.caller.memberId)
}
