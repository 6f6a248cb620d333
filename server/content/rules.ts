import type { ActingCall } from '../context.ts'

/** Who looks, and when: everything that decides what they see. */
export interface Viewer {
  memberId: string
  teamIds: readonly string[]
  isAdmin: boolean
  now: Date
}

/** The caller as the one who looks. */
export function viewerOf({ caller, context }: ActingCall): Viewer {
  return { memberId: caller.memberId, teamIds: caller.teamIds, isAdmin: caller.isAdmin, now: context.now() }
}

/** The share of required items that is completed, from 0 to 1; nothing required means nothing to do, which is 0. */
export function completionRate(doneCount: number, requiredCount: number): number {
  return requiredCount === 0 ? 0 : Math.min(1, doneCount / requiredCount)
}
