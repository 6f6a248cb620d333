import { rankKey } from './rules.ts'

/** A section or an item as it stood in a playlist, or as a draft has it. */
export interface ContentsEntry {
  /** Null for a section that the playlist does not have. */
  contentId: string | null
  type: string
  name: string
  description: string | null
  rank: string
  optional: boolean
  fileFormat: string | null
  lockingMode: string | null
  unlockAt: string | null
  unlockTimezone: string | null
}

type SectionFields = Pick<
  ContentsEntry,
  'name' | 'description' | 'rank' | 'lockingMode' | 'unlockAt' | 'unlockTimezone'
>

export function sectionEntry(section: SectionFields, contentId: string | null): ContentsEntry {
  const { name, description, rank, lockingMode, unlockAt, unlockTimezone } = section
  const about = { name, description, rank, lockingMode, unlockAt, unlockTimezone }
  return { ...about, contentId, type: 'section', optional: false, fileFormat: null }
}

/** @param content what stands there */
export function itemEntry(
  { rank, optional }: Pick<ContentsEntry, 'rank' | 'optional'>,
  { id, type, name, fileFormat }: { id: string } & Pick<ContentsEntry, 'type' | 'name' | 'fileFormat'>,
): ContentsEntry {
  const unlocked = { lockingMode: null, unlockAt: null, unlockTimezone: null }
  return { contentId: id, type, name, description: null, rank, optional, fileFormat, ...unlocked }
}

export function inOrder(entries: readonly ContentsEntry[]): ContentsEntry[] {
  return entries.toSorted((a, b) => (rankKey(a.rank) < rankKey(b.rank) ? -1 : 1))
}
