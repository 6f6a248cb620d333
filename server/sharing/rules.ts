/** What one person may share, and how often. */

const HOUR_MS = 60 * 60_000

/** Calls with which one person shares within an hour. */
export const MAX_PER_HOUR = 20

export interface Rights {
  /** Whether they may read it without being among those for whom it is meant. */
  mayRead: boolean
  mayChange: boolean
}

/**
 * Whether somebody may share content: who sees it or looks after it may. `unknown` is what they must not even know of.
 * @param isShown whether it is open to them as a learner
 */
export function mayShare(isShown: boolean, { mayRead, mayChange }: Rights): 'yes' | 'no' | 'unknown' {
  if (isShown || mayChange) return 'yes'
  return mayRead ? 'no' : 'unknown'
}

/** The moment after which calls count towards the hour. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS)
}

/** Seconds until somebody may share again. @param times of their last MAX_PER_HOUR calls or fewer, the latest first @returns 0 for now */
export function waitBefore(times: readonly Date[], now: Date): number {
  const oldest = times[MAX_PER_HOUR - 1]
  if (!oldest) return 0
  return Math.max(0, Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000))
}

/** States that are written in one transaction at the most, or about: people who learn meanwhile wait for it. */
const STATES_AT_ONCE = 20_000

/** How many people get so many statuses at once. */
export function batchOf(assetCount: number): number {
  return Math.max(1, Math.min(200, Math.floor(STATES_AT_ONCE / Math.max(1, assetCount))))
}
