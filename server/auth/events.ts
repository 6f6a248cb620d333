import type { ProvedBy } from '../context.ts'
import { eventType } from '../event.ts'

/** What happens to sessions. */

/** Somebody signed in. */
export const sessionStarted = eventType<{ memberId: string; provedBy: ProvedBy }>('sessionStarted')

/**
 * Why a session ended: its person signed out, ended it in another one, or signed in anew in the same browser; it came to its end or
 * was idle for long; an admin ended it; its person was removed or suspended; or what the account signs in with changed.
 */
export type SessionEnd =
  | 'signedOut'
  | 'fromElsewhere'
  | 'replaced'
  | 'expired'
  | 'byAdmin'
  | 'accessEnded'
  | 'accountChanged'

/** Sessions ended. A member is named once for each; nobody ended those that ran out. */
export const sessionsEnded = eventType<{ memberIds: readonly string[]; actorId: string | null; ended: SessionEnd }>(
  'sessionsEnded',
)
