import type { PlaylistContent } from '../../../generated/client/model/playlistContent.ts'
import type { PlaylistContentPatch } from '../../../generated/client/model/playlistContentPatch.ts'
import type { Section } from '../../../generated/client/model/section.ts'

/** What a playlist holds while somebody arranges it: pure steps over one list, which is sent as a whole. */

export interface SectionEntry {
  kind: 'section'
  key: string
  /** Null until it is saved. */
  id: string | null
  name: string
  description: string | null
  lockingMode: Section['lockingMode']
  unlockDateTime: string | null
  unlockTimezone: string | null
}

export interface ItemEntry {
  kind: 'item'
  key: string
  id: string
  name: string
  type: string
  fileFormat: string | null
  optional: boolean
}

export type Entry = SectionEntry | ItemEntry

export function entriesOf(contents: readonly PlaylistContent[]): Entry[] {
  return contents.map((content): Entry => {
    const { id, name } = content
    if (content.type === 'section') {
      const { description, lockingMode, unlockDateTime, unlockTimezone } = content
      return { kind: 'section', key: id, id, name, description, lockingMode, unlockDateTime, unlockTimezone }
    }
    const { type, fileFormat, optional } = content
    return { kind: 'item', key: id, id, name, type, fileFormat, optional }
  })
}

/** The whole list as it is sent: sections and what stands before them are numbered, and items of a section below its number. */
export function patchOf(entries: readonly Entry[]): PlaylistContentPatch[] {
  let top = 0
  let below: number | null = null
  return entries.map((entry) => {
    if (entry.kind === 'section') {
      top += 1
      below = 0
      const { id, name, description, lockingMode, unlockDateTime, unlockTimezone } = entry
      const isTimed = lockingMode === 'time'
      const lock = { lockingMode, unlockDateTime: isTimed ? unlockDateTime : null, unlockTimezone }
      return {
        ...(id && { contentId: id }),
        rank: String(top),
        updatedDetails: { name, description, ...lock },
      }
    }
    const rank = below === null ? String((top += 1)) : `${top}.${(below += 1)}`
    return { contentId: entry.id, rank, updatedDetails: { optional: entry.optional } }
  })
}

export const isSame = (one: readonly Entry[], other: readonly Entry[]) => JSON.stringify(one) === JSON.stringify(other)

/** A section with all that stands in it, or one item. */
function blockAt(entries: readonly Entry[], index: number): number {
  if (entries[index]?.kind !== 'section') return 1
  const next = entries.findIndex((entry, at) => at > index && entry.kind === 'section')
  return (next < 0 ? entries.length : next) - index
}

/**
 * The list with an entry at another place, a section with all that stands in it. A section never comes to stand in front of
 * items that belong to none, nor between those of another.
 * @param index where it goes, counted in the list as it is @returns null where it would not move
 */
export function moved(entries: readonly Entry[], key: string, index: number): Entry[] | null {
  const from = entries.findIndex((entry) => entry.key === key)
  const entry = entries[from]
  if (!entry) return null
  const length = blockAt(entries, from)
  const to = entry.kind === 'section' ? startOfBlock(entries, index) : index
  if (to >= from && to <= from + length) return null
  const block = entries.slice(from, from + length)
  const others = entries.toSpliced(from, length)
  return others.toSpliced(to > from ? to - length : to, 0, ...block)
}

/** Where a section may stand that is to stand at a place: in front of the one there, or at the end. */
function startOfBlock(entries: readonly Entry[], index: number): number {
  const next = entries.findIndex((entry, at) => at >= index && entry.kind === 'section')
  return next < 0 ? entries.length : next
}

/** One step up or down: an item by one place, a section past the one beside it. */
export function stepped(entries: readonly Entry[], key: string, step: 'up' | 'down'): Entry[] | null {
  const from = entries.findIndex((entry) => entry.key === key)
  const entry = entries[from]
  if (!entry) return null
  if (entry.kind === 'item') {
    const to = step === 'up' ? from - 1 : from + 2
    return to < 0 || to > entries.length ? null : moved(entries, key, to)
  }
  const before = entries.findLastIndex((each, at) => at < from && each.kind === 'section')
  if (step === 'up') return before < 0 ? null : moved(entries, key, before)
  const next = from + blockAt(entries, from)
  return next >= entries.length ? null : moved(entries, key, next + blockAt(entries, next))
}

/** How many required items stand before an entry, without those in a section that stays closed, for which nothing waits. */
export function requiredBefore(entries: readonly Entry[], index: number): number {
  let isShut = false
  let count = 0
  for (const entry of entries.slice(0, index)) {
    if (entry.kind === 'section') isShut = entry.lockingMode === 'locked'
    else if (!isShut && !entry.optional) count += 1
  }
  return count
}
