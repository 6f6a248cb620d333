import type { Call, HubCall } from '../../context.ts'
import { publish } from '../../event.ts'
import { sessionsEnded, type SessionEnd } from '../events.ts'
import { sessionLife } from '../rules.ts'
import * as store from './session-store.ts'

/** Ending sessions, so that each one is told of with how it ended and by whom. */

interface Ending {
  memberIds: readonly string[]
  /** Null where nobody did. */
  actorId: string | null
  ended: SessionEnd
  /** The one that goes on. */
  keptId?: string | null
}

/** Ends the sessions of members in this hub, in the transaction of the call. */
export async function endSessions(call: HubCall, { memberIds, actorId, ended, keptId = null }: Ending): Promise<void> {
  const over = await store.deleteSessions(call.db, memberIds, sessionLife(call.context.now()), keptId)
  await tellOfEnds(call, over, { actorId, ended })
}

/**
 * Ends all sessions of an account but one, in the transaction of the call. Those of this hub are told of at once, those of another
 * one when it clears them away.
 */
export async function endAccountSessions(
  call: HubCall,
  { accountId, memberId }: { accountId: string; memberId: string },
  { keptId, ...ending }: Omit<Ending, 'memberIds' | 'keptId'> & { keptId: string | null },
): Promise<void> {
  await store.endOtherSessions(call.db, accountId, keptId)
  await endSessions(call, { memberIds: [memberId], keptId, ...ending })
}

/** Ends all sessions of the caller's account but theirs, as after what it signs in with has changed. In the transaction of the call. */
export function endMyOtherSessions(call: Call): Promise<void> {
  const { memberId, sessionId } = call.caller
  return endAccountSessions(call, call.caller, { actorId: memberId, ended: 'accountChanged', keptId: sessionId })
}

/** Tells of sessions that are gone: of those that ran out as that, whatever would have ended them. */
export async function tellOfEnds(
  call: HubCall,
  over: readonly store.EndedSession[],
  { actorId, ended }: Pick<Ending, 'actorId' | 'ended'>,
): Promise<void> {
  const { true: ranOut = [], false: wereEnded = [] } = Object.groupBy(over, (session) => `${session.ranOut}` as const)
  const memberIdsOf = (sessions: readonly store.EndedSession[]) => sessions.map(({ memberId }) => memberId)
  if (ranOut.length)
    await publish(call, sessionsEnded, { memberIds: memberIdsOf(ranOut), actorId: null, ended: 'expired' })
  if (wereEnded.length) await publish(call, sessionsEnded, { memberIds: memberIdsOf(wereEnded), actorId, ended })
}
