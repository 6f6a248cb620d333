import { inOwnLanguage } from '../content/topic-name-service.ts'
import { findOfPlaylist, type PlaylistBadge } from '../badges/service.ts'
import { resolveGoals } from '../content/goal-service.ts'
import { cardsById, type CardRow } from '../content/lists/card-service.ts'
import { findTarget } from '../content/service.ts'
import { setLiked, setSaved } from '../content/progress/service.ts'
import type { Call } from '../context.ts'
import { readCappedPage, slicePage, type CappedPage, type ListQuery, type Page, type PageQuery } from '../db/page.ts'
import { notFound } from '../contract/problems.ts'
import { pageOf, pageShape } from '../db/statement.ts'
import { viewerOf } from '../content/rules.ts'
import { findDueBeforeOpening } from './locked-due-service.ts'
import { lockOf, mayContribute, type SectionLock } from './rules.ts'
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
  | { kind: 'section'; section: SectionEntry }
  | { kind: 'item'; place: store.Place; card: CardRow; dueAt: Date | null }

export interface SectionEntry extends store.SkeletonSection {
  lock: SectionLock | null
  contentCount: number
  completionTime: number
  /** Required of the caller and not completed. */
  remainingCount: number
  /** When something is due that the lock keeps from being done in time. */
  dueAt: Date | null
}

export interface ContentsQuery extends PageQuery {
  format: 'all' | 'sections'
}

/**
 * What a playlist holds, as far as it is open to the caller. Items are counted section by section, so that only those of the
 * page are read. @throws 404 for a playlist that they may not see
 */
export async function listMyPlaylistContents(
  call: Call,
  playlistId: string,
  query: ContentsQuery,
): Promise<Page<Entry>> {
  const [target, { sections, outside }] = await Promise.all([
    findTarget(call, playlistId),
    sectionsOf(call, playlistId),
  ])
  if (!target?.isVisible || target.type !== 'playlist') throw notFound()
  const open = sections.filter(({ lock }) => lock === null)
  const itemsIn = (count: number) => (query.format === 'all' ? Array<null>(count).fill(null) : [])
  const slots = [
    ...itemsIn(outside),
    ...sections.flatMap((section) => [section, ...itemsIn(section.lock ? 0 : section.contentCount)]),
  ]
  const { items: page, total } = slicePage(slots, query)
  const itemCount = page.filter(isItem).length
  const before = slots.slice(0, query.offset).filter(isItem).length
  // As many as the page has entries: a limit stands in the text of a statement, and each one is a statement of its own.
  const read = itemCount ? await readPlaces(call, playlistId, open, { offset: before, limit: query.limit }) : []
  const places = read.slice(0, itemCount)
  const cards = await cardsById(
    call,
    places.map(({ contentId }) => contentId),
  )
  const due = await findDueBeforeOpening(
    call,
    playlistId,
    page.flatMap((section) => section ?? []),
  )
  const slotsOfPage = page.map((section) => section && { ...section, dueAt: due.get(section.id) ?? null })
  return { items: entriesOf(slotsOfPage, places, cards), total }
}

/** A place in the order of a playlist: a section, or null for an item. */
type Slot = SectionEntry | null

const isItem = (slot: Slot) => slot === null

function readPlaces(call: Call, playlistId: string, open: readonly SectionEntry[], page: PageQuery) {
  const sectionIds = open.map(({ id }) => id)
  const value = { ...viewerOf(call), id: playlistId, sectionIds, offset: page.offset }
  return store.listPlaces(call.db, value, pageShape(page))
}

function entriesOf(slots: readonly Slot[], places: readonly store.Place[], cards: readonly CardRow[]): Entry[] {
  const next = places.values()
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return slots.flatMap((section): Entry[] => {
    if (section) return [{ kind: 'section', section }]
    const place = next.next().value
    const card = place && cardOf.get(place.contentId)
    return card ? [{ kind: 'item', place, card, dueAt: card.isGoalMet ? null : card.goalDueAt }] : []
  })
}

/** The sections of a playlist in their order, each with what it holds for the caller and why it is closed, and how much stands outside of all. */
async function sectionsOf(call: Call, playlistId: string): Promise<{ sections: SectionEntry[]; outside: number }> {
  const viewer = viewerOf(call)
  const [rows, held] = await Promise.all([
    store.listSections(call.db, { ...viewer, id: playlistId }),
    store.countHeld(call.db, { ...viewer, id: playlistId }),
  ])
  const heldBy = new Map(held.map((each) => [each.sectionId, each]))
  let remaining = heldBy.get(null)?.remainingCount ?? 0
  const sections = rows.map((section): SectionEntry => {
    const { contentCount = 0, completionTime = 0, remainingCount = 0 } = heldBy.get(section.id) ?? {}
    const lock = lockOf(section, remaining, viewer.now)
    // Nobody can do what an admin keeps closed, so nothing waits for it.
    if (section.lockingMode !== 'locked') remaining += remainingCount
    return { ...section, lock, contentCount, completionTime, remainingCount, dueAt: null }
  })
  return { sections, outside: heldBy.get(null)?.contentCount ?? 0 }
}

/** Every section with its lock and every item of a playlist, for the caller. */
export async function outlineOf(call: Call, playlistId: string) {
  const [{ sections }, items] = await Promise.all([
    sectionsOf(call, playlistId),
    store.listItems(call.db, { ...viewerOf(call), id: playlistId }),
  ])
  return { sections, items }
}

/** Puts a playlist on the caller's saved list. @throws 404 for what they may not see */
export async function saveMyPlaylist(call: Call, playlistId: string): Promise<void> {
  await setSaved(call, { kind: 'playlist', id: playlistId }, true)
}

/** Takes a playlist off the caller's saved list. @throws 404 for what they may not see */
export async function unsaveMyPlaylist(call: Call, playlistId: string): Promise<void> {
  await setSaved(call, { kind: 'playlist', id: playlistId }, false)
}

/** Likes a playlist or takes the like back. @throws 404 for what they may not see */
export async function likeMyPlaylist(call: Call, playlistId: string, isLiked: boolean): Promise<void> {
  await setLiked(call, { kind: 'playlist', id: playlistId }, { isLiked })
}
