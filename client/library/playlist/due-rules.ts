import type { Entry, SectionEntry } from './contents-rules.ts'

/**
 * What is due before it can be done, because its section opens later or stays closed: when, by the key of the entry. A section
 * stands for the whole playlist, which nobody can complete without what it requires in there.
 * @param dueDates of what the playlist holds, by id @param wholeDue when the playlist is to be completed
 */
export function dueTooEarly(
  entries: readonly Entry[],
  dueDates: ReadonlyMap<string, string>,
  wholeDue: string | null,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  let section: SectionEntry | null = null
  for (const entry of entries) {
    if (entry.kind === 'section') section = entry
    else if (section) {
      const due = dueDates.get(entry.id)
      if (due && opensAfter(section, due)) found.set(entry.key, due)
      if (wholeDue && !entry.optional && opensAfter(section, wholeDue)) found.set(section.key, wholeDue)
    }
  }
  return found
}

function opensAfter({ lockingMode, unlockDateTime }: SectionEntry, due: string): boolean {
  if (lockingMode === 'locked') return true
  return lockingMode === 'time' && unlockDateTime !== null && Date.parse(unlockDateTime) > Date.parse(due)
}
