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
  lockingMode: Section['lockingMode']
  unlockDateTime: string | null
  unlockTimezone: string | null
  /** Only of one that is made anew from what the playlist held before; it is not edited. */
  description?: string | null
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
      const { lockingMode, unlockDateTime, unlockTimezone } = content
      return { kind: 'section', key: id, id, name, lockingMode, unlockDateTime, unlockTimezone }
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
        updatedDetails: { name, ...(description !== undefined && { description }), ...lock },
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

/** What becomes of an entry, by name. */
export interface Note {
  what: 'added' | 'removed' | 'changed' | 'reordered'
  name: string
}

/**
 * What both changed: theirs is taken where mine is as it was, mine stays where I changed it, and what either added is there.
 * @param base what both began with
 */
export function merged(
  base: readonly Entry[],
  theirs: readonly Entry[],
  mine: readonly Entry[],
): { entries: Entry[]; notes: Note[] } {
  const [old, now, own] = [byKey(base), byKey(theirs), byKey(mine)]
  const kept = new Map<string, Entry>()
  for (const key of new Set([...own.keys(), ...now.keys()])) {
    const entry = outcome(old.get(key), now.get(key), own.get(key))
    if (entry) kept.set(key, entry)
  }
  const common = (entries: readonly Entry[]) =>
    entries.flatMap(({ key }) => (old.has(key) && now.has(key) && own.has(key) ? [key] : [])).join()
  const areReordered = common(theirs) !== common(base)
  // Whoever changed the order decides it, and of two I do, who sees what comes out.
  const isTheirs = areReordered && common(mine) === common(base)
  const entries = isTheirs ? woven(kept, theirs, mine) : woven(kept, mine, theirs)
  return { entries, notes: notesOf(base, theirs, areReordered) }
}

type Known = ReadonlyMap<string, Entry>
const byKey = (entries: readonly Entry[]): Known => new Map(entries.map((entry) => [entry.key, entry]))
const isEqual = (one: Entry, other: Entry) => JSON.stringify(one) === JSON.stringify(other)

/** What becomes of one entry; null where it goes. */
function outcome(before?: Entry, after?: Entry, entry?: Entry): Entry | null {
  if (!before) return entry ?? after ?? null
  if (!entry) return null
  if (after) return fieldByField(before, after, entry)
  // What they removed is gone, but a section that I changed stays as a new one.
  return entry.kind === 'section' && !isEqual(entry, before) ? { ...entry, id: null } : null
}

function fieldByField(before: Entry, after: Entry, entry: Entry): Entry {
  const own = Object.entries(entry).filter(([field, value]) => value !== (before as never)[field])
  return { ...after, ...Object.fromEntries(own) }
}

/** What is kept in the order of one list, and what only the other has behind what it stands behind there. */
function woven(kept: Known, first: readonly Entry[], second: readonly Entry[]): Entry[] {
  const entries = first.flatMap(({ key }) => kept.get(key) ?? [])
  let before: string | null = null
  for (const { key } of second) {
    const entry = kept.get(key)
    if (!entry) continue
    if (!entries.some((each) => each.key === key)) {
      const place = entries.findIndex((each) => each.key === before)
      entries.splice(place + 1, 0, entry)
    }
    before = key
  }
  return entries
}

/** What has to be done to one list to have the other. */
export function differences(from: readonly Entry[], to: readonly Entry[]): Note[] {
  const [old, now] = [byKey(from), byKey(to)]
  const common = (entries: readonly Entry[]) =>
    entries.flatMap(({ key }) => (old.has(key) && now.has(key) ? [key] : [])).join()
  return notesOf(from, to, common(from) !== common(to))
}

function notesOf(base: readonly Entry[], theirs: readonly Entry[], areReordered: boolean): Note[] {
  const [old, now] = [byKey(base), byKey(theirs)]
  const notes = base.flatMap((entry): Note[] => {
    const after = now.get(entry.key)
    if (!after) return [{ what: 'removed', name: entry.name }]
    return isEqual(entry, after) ? [] : [{ what: 'changed', name: after.name }]
  })
  const added = theirs.filter(({ key }) => !old.has(key)).map(({ name }): Note => ({ what: 'added', name }))
  return [...notes, ...added, ...(areReordered ? [{ what: 'reordered', name: '' } as const] : [])]
}
