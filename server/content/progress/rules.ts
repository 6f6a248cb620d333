import type { CompletionWay, ProgressChange } from '../events.ts'

/** What of a person's progress is worth a line: pure rules. */

export type Status = 'notstarted' | 'opened' | 'completed'

/** How far somebody is with an asset. */
export interface State {
  status: Status
  openedAt: Date | null
  /** The quarters that they have reached at some time. */
  step: number
}

export const NOT_STARTED: State = { status: 'notstarted', openedAt: null, step: 0 }

/** Who opens something again within this time goes on with what they were at: pages reload, and players start anew. */
export const OPENING_PAUSE_MS = 30 * 60_000

/** The quarters of something that are behind a place in it; the last of them is being done with it. */
export function stepAt(share: number): number {
  return Math.max(0, Math.min(3, Math.floor(share * 4)))
}

export interface AssetChange {
  contentId: string
  before: State
  after: State
  /** Whether it is a completion that was kept just now: a new one, or the first of a version. */
  isKept: boolean
  /** Whether the person opened it just now. */
  isOpening: boolean
  way: CompletionWay
  score: number | null
  now: Date
}

/** What changed for an asset, in the order in which it follows from each other. */
export function assetChanges({
  contentId,
  before,
  after,
  isKept,
  isOpening,
  way,
  score,
  now,
}: AssetChange): ProgressChange[] {
  const changes: ProgressChange[] = []
  if (isOpening && isNewUse(before.openedAt, now)) changes.push({ contentId, type: 'opened' })
  if (after.step > before.step) changes.push({ contentId, type: 'progressed', step: after.step })
  const [wasDone, isDone] = [before.status === 'completed', after.status === 'completed']
  if (isKept) changes.push({ contentId, type: 'completed', way, score })
  if (wasDone && !isDone) changes.push({ contentId, type: 'uncompleted', reason: 'takenBack' })
  return changes
}

function isNewUse(openedAt: Date | null, now: Date): boolean {
  return openedAt === null || now.getTime() - openedAt.getTime() >= OPENING_PAUSE_MS
}

export interface PlaylistChange {
  playlistId: string
  before: Status
  isStarted: boolean
  isDone: boolean
  /** Whether it is a completion to keep. */
  isKept: boolean
  /** Whether something that it holds was taken back just now. */
  isItemTakenBack: boolean
}

/** Whether a playlist is completed anew, or for the first time since it requires what it requires now. */
export function isToBeKept({
  before,
  isDone,
  revision,
  keptVersion,
}: {
  before: Status
  isDone: boolean
  revision: number
  keptVersion: number | null
}): boolean {
  return isDone && (before !== 'completed' || keptVersion === null || keptVersion < revision)
}

/** What follows for a playlist from a change of an asset that it holds. Opened means begun: once, with the first of its assets. */
export function playlistChanges({
  playlistId: contentId,
  before,
  isStarted,
  isDone,
  isKept,
  isItemTakenBack,
}: PlaylistChange): ProgressChange[] {
  const changes: ProgressChange[] = []
  if (isStarted && before === 'notstarted') changes.push({ contentId, type: 'opened' })
  if (isKept) changes.push({ contentId, type: 'completed', way: 'automatic', score: null })
  if (!isDone && before === 'completed') {
    const reason = isItemTakenBack ? 'itemTakenBack' : 'moreRequired'
    changes.push({ contentId, type: 'uncompleted', reason })
  }
  return changes
}

/** What follows for a playlist from a status that somebody set for its person: they neither opened it nor took anything back. */
export function givenPlaylistChange(
  {
    playlistId: contentId,
    before,
    isDone,
    isKept,
  }: Pick<PlaylistChange, 'playlistId' | 'before' | 'isDone' | 'isKept'>,
  { status, way }: { status: 'completed' | 'notstarted'; way: CompletionWay },
): ProgressChange[] {
  if (isKept) return [{ contentId, type: 'completed', way, score: null }]
  if (isDone || before !== 'completed') return []
  return [{ contentId, type: 'uncompleted', reason: status === 'notstarted' ? 'reset' : 'moreRequired' }]
}
