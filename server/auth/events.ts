import type { ProvedBy } from '../context.ts'
import { eventType } from '../event.ts'

/** What happens to sessions. */

/** Somebody signed in. */
export const sessionStarted = eventType<{ memberId: string; provedBy: ProvedBy }>('sessionStarted')

/** Why a session ended: its person signed out, ended it in another one, or signed in anew in the same browser. */
export type SessionEnd = 'signedOut' | 'fromElsewhere' | 'replaced'

/** A session was ended by its person. */
export const sessionEnded = eventType<{ memberId: string; ended: SessionEnd }>('sessionEnded')

/** Sessions ran out: they came to their end, or were idle for long. A member is named once for each. */
export const sessionsRanOut = eventType<{ memberIds: string[] }>('sessionsRanOut')
