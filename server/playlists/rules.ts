/** Rank and locking: pure rules, with property tests beside them. */

/** A rank such as 1.2.04 in a form that sorts as text: four digits a level, so 0001.0002.0004. */
export function rankKey(rank: string): string {
  return rank
    .split('.')
    .map((level) => String(Number(level)).padStart(4, '0'))
    .join('.')
}

/** Whether somebody may add to a playlist. */
export function mayContribute(
  { teamIds }: { teamIds: readonly string[] },
  { allowMemberContributions, ownerTeamId }: { allowMemberContributions: boolean; ownerTeamId: string | null },
): boolean {
  return allowMemberContributions && ownerTeamId !== null && teamIds.includes(ownerTeamId)
}

export interface SectionRow {
  id: string
  rankKey: string
  lockingMode: 'locked' | 'time' | 'progress' | null
  unlockAt: Date | null
  /** Whether it has opened with the viewer's progress before: then it stays open to them. */
  wasOpened: boolean
}

export interface ItemRow {
  contentId: string
  rankKey: string
  optional: boolean
  /** Meant for the viewer: neither deleted nor unpublished, and the audience takes them in. */
  isMeant: boolean
  isCompleted: boolean
}

export interface SectionLock {
  reason: 'locked' | 'time' | 'progress'
  unlocksAt: Date | null
  /** Required items before the section that are not completed yet. */
  remainingCount: number | null
}

/** Why a section is closed to somebody now, or null while it is open. Items are those of the same playlist within reach. */
export function sectionLock(section: SectionRow, items: readonly ItemRow[], now: Date): SectionLock | null {
  const remaining = items.filter(
    (item) => item.rankKey < section.rankKey && !item.optional && item.isMeant && !item.isCompleted,
  )
  return lockOf(section, remaining.length, now)
}

/** When something is due that a closed section keeps from being done in time; null where nothing is. */
export function dueBeforeOpening({ reason, unlocksAt }: SectionLock, dueDates: readonly Date[]): Date | null {
  const tooEarly = reason === 'progress' ? [] : dueDates.filter((due) => unlocksAt === null || due < unlocksAt)
  return tooEarly.length > 0 ? new Date(Math.min(...tooEarly.map(Number))) : null
}

/** The same where the required items before the section that are within reach and not completed are counted already. */
export function lockOf(section: Omit<SectionRow, 'id'>, remainingCount: number, now: Date): SectionLock | null {
  if (section.lockingMode === 'locked') return { reason: 'locked', unlocksAt: null, remainingCount: null }
  if (section.lockingMode === 'time') {
    const isOpen = section.unlockAt !== null && section.unlockAt <= now
    return isOpen ? null : { reason: 'time', unlocksAt: section.unlockAt, remainingCount: null }
  }
  const isWaiting = section.lockingMode === 'progress' && !section.wasOpened && remainingCount > 0
  return isWaiting ? { reason: 'progress', unlocksAt: null, remainingCount } : null
}

/** The items without those that an admin keeps closed: nobody can do them, so nothing may wait for them. */
export function withinReach<I extends { sectionId: string | null }>(
  items: readonly I[],
  sections: readonly Pick<SectionRow, 'id' | 'lockingMode'>[],
): I[] {
  const shut = new Set(sections.filter(({ lockingMode }) => lockingMode === 'locked').map(({ id }) => id))
  return items.filter(({ sectionId }) => sectionId === null || !shut.has(sectionId))
}

/** The section that an item belongs to: the last one that stands before it. Sections must be in the order of rankKey. */
export function sectionBefore(
  itemRankKey: string,
  sections: readonly { id: string; rankKey: string }[],
): string | null {
  return sections.findLast((section) => section.rankKey < itemRankKey)?.id ?? null
}

/** What a playlist holds: sections, and the items that stand in them. */
interface Held {
  sections: readonly { id: string; lockingMode: string | null; unlockAt: Date | null }[]
  items: readonly { contentId: string; sectionId: string | null }[]
}

/** The content that came, went, or stands behind another lock than before: for all else nothing changes in who reaches it. */
export function behindOtherDoors({ before, after }: { before: Held; after: Held }): string[] {
  const [doorsBefore, doorsAfter] = [doorsOf(before), doorsOf(after)]
  const all = new Set([...doorsBefore.keys(), ...doorsAfter.keys()])
  return [...all].filter((id) => doorsBefore.get(id) !== doorsAfter.get(id))
}

/** What has to be completed to open each section that opens with progress. */
export function progressDoors({ sections, items }: Arranged): { id: string; requiredIds: string[] }[] {
  const within = withinReach(items, sections).filter(({ optional }) => !optional)
  return sections
    .filter(({ lockingMode }) => lockingMode === 'progress')
    .map(({ id, rankKey: place }) => ({
      id,
      requiredIds: within.filter((item) => item.rankKey < place).map(({ contentId }) => contentId),
    }))
}

interface Arranged {
  sections: readonly Pick<SectionRow, 'id' | 'rankKey' | 'lockingMode'>[]
  items: readonly (Pick<ItemRow, 'contentId' | 'rankKey' | 'optional'> & { sectionId: string | null })[]
}

/** The lock that each item stands behind, as text. */
function doorsOf({ sections, items }: Held): Map<string, string> {
  const doors = new Map(
    sections.map(({ id, lockingMode, unlockAt }) => [
      id,
      lockingMode ? JSON.stringify([id, lockingMode, unlockAt]) : '',
    ]),
  )
  return new Map(items.map(({ contentId, sectionId }) => [contentId, (sectionId && doors.get(sectionId)) || '']))
}

/** The playlists that would come to hold themselves if `parent` held `child`. @param holds what each playlist holds directly */
export function isCircular(parent: string, child: string, holds: ReadonlyMap<string, readonly string[]>): boolean {
  const waiting = [child]
  const seen = new Set<string>()
  while (waiting.length) {
    const id = waiting.pop()!
    if (id === parent) return true
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...(holds.get(id) ?? []))
  }
  return false
}
