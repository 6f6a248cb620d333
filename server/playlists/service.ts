import { inOwnLanguage } from '../content/topic-name-service.ts'
import { findOfPlaylist, type PlaylistBadge } from '../badges/service.ts'
import { resolveGoals } from '../content/goal-service.ts'
import { cardsById, type CardRow } from '../content/lists/card-service.ts'
import { findTarget } from '../content/service.ts'
import { setLiked, setSaved } from '../content/progress/service.ts'
import type { Call } from '../context.ts'
import { readCappedPage, slicePage, type CappedPage, type ListQuery, type Page, type PageQuery } from '../db/page.ts'
import { notFound } from '../contract/problems.ts'
import { pageOf } from '../db/statement.ts'
import { viewerOf } from '../content/rules.ts'
import { mayContribute, sectionLock, withinReach, type SectionLock } from './rules.ts'
import * as store from './store.ts'

/** The playlists that the caller may see, the newest change first. Two statements, whatever the length, or three where something is asked. */
export async function listMyPlaylists(call: Call, query: ListQuery): Promise<CappedPage<store.ListedPlaylist>> {
  const { shape, count, values } = pageOf(query)
  const asked = { ...viewerOf(call), ...values }
  const playlists = store.listVisible(call.db, asked, shape).then((rows) => resolveGoals(call, rows))
  return readCappedPage(playlists, store.countVisible(call.db, asked, count), count.cap)
}

export interface FullPlaylist extends store.PlaylistRow {
  topics: Awaited<ReturnType<typeof store.listTopics>>
  parents: Awaited<ReturnType<typeof store.listParents>>
  badge: PlaylistBadge | null
  mayContribute: boolean
}

/** A playlist with the caller's own state. @throws 404 for what they may not see */
export async function getMyPlaylist(call: Call, playlistId: string): Promise<FullPlaylist> {
  const [row] = await resolveGoals(call, await store.findVisible(call.db, { ...viewerOf(call), id: playlistId }))
  if (!row) throw notFound()
  return { ...row, ...(await aroundPlaylist(call, playlistId)), mayContribute: mayContribute(call.caller, row) }
}

/** What stands around a playlist, as far as the caller may see it. */
export async function aroundPlaylist(call: Call, playlistId: string) {
  const viewer = viewerOf(call)
  const [topics, parents, badge] = await Promise.all([
    store.listTopics(call.db, { playlistId }).then((topics) => inOwnLanguage(call, topics)),
    store.listParents(call.db, { ...viewer, id: playlistId }),
    findOfPlaylist(call, playlistId),
  ])
  return { topics, parents, badge }
}

export type Entry =
  { kind: 'section'; section: SectionEntry } | { kind: 'item'; place: store.SkeletonItem; card: CardRow }

export interface SectionEntry extends store.SkeletonSection {
  lock: SectionLock | null
  contentCount: number
  completionTime: number
}

export interface ContentsQuery extends PageQuery {
  format: 'all' | 'sections'
}

/** What a playlist holds, as far as it is open to the caller. @throws 404 for a playlist that they may not see */
export async function listMyPlaylistContents(
  call: Call,
  playlistId: string,
  query: ContentsQuery,
): Promise<Page<Entry>> {
  const [target, outline] = await Promise.all([findTarget(call, playlistId), outlineOf(call, playlistId)])
  if (!target?.isVisible || target.type !== 'playlist') throw notFound()
  const closed = new Set(outline.sections.filter(({ lock }) => lock !== null).map(({ id }) => id))
  const open = outline.items.filter((item) => item.isMeant && !(item.sectionId && closed.has(item.sectionId)))
  return pageOfEntries(outline.sections, query.format === 'sections' ? [] : open, query, (ids) => cardsById(call, ids))
}

/** Every section with its lock and every item of a playlist, for the caller. */
export async function outlineOf(call: Call, playlistId: string) {
  const viewer = viewerOf(call)
  const [rows, items] = await Promise.all([
    store.listSections(call.db, { ...viewer, id: playlistId }),
    store.listItems(call.db, { ...viewer, id: playlistId }),
  ])
  const reachable = withinReach(items, rows)
  const sections = rows.map((section): SectionEntry => {
    const inside = items.filter((item) => item.sectionId === section.id && item.isMeant)
    return {
      ...section,
      lock: sectionLock(section, reachable, viewer.now),
      contentCount: inside.length,
      completionTime: inside.reduce((sum, item) => sum + item.completionTime, 0),
    }
  })
  return { sections, items }
}

/** Sections and items in one order; only the items of the page are read in full. */
export async function pageOfEntries(
  sections: SectionEntry[],
  items: store.SkeletonItem[],
  query: PageQuery,
  read: (ids: string[]) => Promise<CardRow[]>,
): Promise<Page<Entry>> {
  const all = [
    ...sections.map((section) => ({ rankKey: section.rankKey, section })),
    ...items.map((place) => ({ rankKey: place.rankKey, place })),
  ]
  all.sort((a, b) => (a.rankKey < b.rankKey ? -1 : 1))
  const { items: page, total } = slicePage(all, query)
  const cards = new Map(
    (await read(page.flatMap((entry) => ('place' in entry ? [entry.place.contentId] : [])))).map((card) => [
      card.id,
      card,
    ]),
  )
  const entries = page.flatMap((entry): Entry[] => {
    if ('section' in entry) return [{ kind: 'section', section: entry.section }]
    const card = cards.get(entry.place.contentId)
    return card ? [{ kind: 'item', place: entry.place, card }] : []
  })
  return { items: entries, total }
}

/** Puts a playlist on the caller's saved list, or takes it off. @throws 404 for what they may not see */
export async function setPlaylistSaved(call: Call, playlistId: string, isSaved: boolean): Promise<void> {
  await setSaved(call, { kind: 'playlist', id: playlistId }, isSaved)
}

/** Likes a playlist or takes the like back. @throws 404 for what they may not see */
export async function likeMyPlaylist(call: Call, playlistId: string, isLiked: boolean): Promise<void> {
  await setLiked(call, { kind: 'playlist', id: playlistId }, { isLiked })
}
