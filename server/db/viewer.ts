import type { Call } from '../context.ts'
import type { Viewer } from './visible.ts'

/** The caller as the one who looks. */
export function viewerOf({ caller, context }: Call): Viewer {
  return { memberId: caller.memberId, teamIds: caller.teamIds, isAdmin: caller.isAdmin, now: context.now() }
}
