import type { Call } from '../context.ts'

/** Who looks, and when: everything that decides what they see. */
export interface Viewer {
  memberId: string
  teamIds: readonly string[]
  isAdmin: boolean
  now: Date
}

/** The caller as the one who looks. */
export function viewerOf({ caller, context }: Call): Viewer {
  return { memberId: caller.memberId, teamIds: caller.teamIds, isAdmin: caller.isAdmin, now: context.now() }
}

/** The share of required items that is completed, from 0 to 1; nothing required means nothing to do, which is 0. */
export function completionRate(doneCount: number, requiredCount: number): number {
  return requiredCount === 0 ? 0 : Math.min(1, doneCount / requiredCount)
}

/** For how long what was deleted can be restored. */
export const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000

/** What was deleted before this moment is gone. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - RESTORABLE_MS)
}

/** Until when something can be restored; null for what is not deleted, or was before that was written down. */
export function restorableUntil(deletedAt: Date | null): string | null {
  return deletedAt && new Date(deletedAt.getTime() + RESTORABLE_MS).toISOString()
}
