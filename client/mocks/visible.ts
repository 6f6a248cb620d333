import { sectionBefore, rankKey, sectionLock, type SectionLock, withinReach } from '../../server/playlists/rules.ts'
import { teamsOf } from './access.ts'
import type { MockHub } from './hub.ts'
import { notFound } from './problems.ts'
import { progressOf } from './progress.ts'
import type { AssetRow, ContentRow, ItemRow, PersonRow, PlaylistRow, SectionRow } from './rows.ts'

/** Who may see what: the audience, and whether at least one of the places in which content stands is open. */

/** Neither deleted nor unpublished, and the audience takes the person in. */
export function isMeant(hub: MockHub, person: PersonRow, content: ContentRow): boolean {
  if (content.isDeleted || !content.published) return false
  if (content.audience === 'all') return true
  if (content.audience === 'admin') return person.isAdmin
  return teamsOf(hub, person).some(({ id }) => content.teamIds.includes(id))
}

export function isVisible(hub: MockHub, person: PersonRow, content: ContentRow): boolean {
  if (!isMeant(hub, person, content)) return false
  const places = hub.items.filter(({ contentId }) => contentId === content.id)
  return places.length === 0 || places.some((place) => isOpenPlace(hub, person, place))
}

/** The same for content that opens in a playlist: this one has to hold it, and that very place has to be open. */
export function isVisibleIn(hub: MockHub, person: PersonRow, content: ContentRow, playlistId: string | null): boolean {
  if (playlistId === null) return isVisible(hub, person, content)
  const place = hub.items.find((item) => item.contentId === content.id && item.playlistId === playlistId)
  return place !== undefined && isMeant(hub, person, content) && isOpenPlace(hub, person, place)
}

function isOpenPlace(hub: MockHub, person: PersonRow, place: ItemRow): boolean {
  const holder = hub.content.find(({ id }) => id === place.playlistId)
  if (!holder || !isVisible(hub, person, holder)) return false
  const { sections, items } = outlineOf(hub, person, place.playlistId)
  const sectionId = items.find(({ contentId }) => contentId === place.contentId)?.sectionId
  return !sections.some(({ id, lock }) => id === sectionId && lock)
}

/** Everything that somebody may see. */
export function visibleContent(hub: MockHub, person: PersonRow): ContentRow[] {
  return hub.content.filter((content) => isVisible(hub, person, content))
}

/** @throws 404 for what is not there or not visible */
export function mustSee(hub: MockHub, person: PersonRow, id: string): ContentRow {
  const content = hub.content.find((one) => one.id === id)
  if (!content || !isVisible(hub, person, content)) throw notFound()
  return content
}

/** @throws 404 also for the id of an asset */
export function mustSeePlaylist(hub: MockHub, person: PersonRow, id: string): PlaylistRow {
  const content = mustSee(hub, person, id)
  if (content.type !== 'playlist') throw notFound()
  return content
}

/** @throws 404 also for the id of a playlist */
export function mustSeeAsset(hub: MockHub, person: PersonRow, id: string): AssetRow {
  const content = mustSee(hub, person, id)
  if (content.type === 'playlist') throw notFound()
  return content
}

export interface OutlineSection extends SectionRow {
  rankKey: string
  lock: SectionLock | null
}

export interface OutlineItem extends ItemRow {
  rankKey: string
  sectionId: string | null
  content: ContentRow
  isMeant: boolean
  isCompleted: boolean
}

/** What a playlist holds, in order, and which of its sections are closed to somebody. */
export function outlineOf(
  hub: MockHub,
  person: PersonRow,
  playlistId: string,
): { sections: OutlineSection[]; items: OutlineItem[] } {
  const rows = inOrder(hub.sections.filter((section) => section.playlistId === playlistId))
  const items = inOrder(hub.items.filter((item) => item.playlistId === playlistId)).flatMap((item): OutlineItem[] => {
    const content = hub.content.find(({ id }) => id === item.contentId)
    if (!content || content.isDeleted) return []
    const isCompleted = progressOf(hub, person, content).status === 'completed'
    return [
      {
        ...item,
        content,
        sectionId: sectionBefore(item.rankKey, rows),
        isMeant: isMeant(hub, person, content),
        isCompleted,
      },
    ]
  })
  const sections = rows.map((row) => {
    const unlockAt = row.unlockDateTime ? new Date(row.unlockDateTime) : null
    return { ...row, lock: sectionLock({ ...row, unlockAt }, withinReach(items, rows), hub.now()) }
  })
  return { sections, items }
}

/** The items that are open to somebody, in order. */
export function openItems(hub: MockHub, person: PersonRow, playlistId: string): OutlineItem[] {
  const { sections, items } = outlineOf(hub, person, playlistId)
  const closed = new Set(sections.filter(({ lock }) => lock).map(({ id }) => id))
  return items.filter((item) => item.isMeant && !(item.sectionId && closed.has(item.sectionId)))
}

function inOrder<T extends { rank: string }>(rows: T[]): (T & { rankKey: string })[] {
  return rows.map((row) => ({ ...row, rankKey: rankKey(row.rank) })).sort((a, b) => (a.rankKey < b.rankKey ? -1 : 1))
}
