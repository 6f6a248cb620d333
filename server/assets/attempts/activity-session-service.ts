import type { HubCall } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { endLaunchCredential, issueLaunchCredential } from '../../xapi/credential-service.ts'
import { activityIdOf } from '../../xapi/identity-rules.ts'
import { findCourseOf } from './attempt-store.ts'
import * as store from './activity-session-store.ts'
import { recordAbandoned } from './cmi5-record-service.ts'
import { noteStatements } from './session-service.ts'
import { sessionsKeptSince } from './session-rules.ts'

/** Sessions of single activities: their credential, and their end. */

/** What an activity may still say after it was left. */
const GRACE_MS = 30_000
/** Abandoned at once by one run of the schedule. */
const AT_ONCE = 100

/**
 * Gives an activity the credential by which it reports, once.
 * @returns what follows `Basic`; null where it was given already or the session has ended
 */
export async function fetchCredential(call: HubCall, id: string): Promise<string | null> {
  return inTransaction(call, async (call) => {
    const session = await store.findUnfetched(call.db, id, call.context.now())
    return session ? giveCredential(call, session, 'cmi5', [`${activityIdOf(call.hub, session.assetId)}/`]) : null
  })
}

/** Issues the credential of a session. @param activityIds with which the ids begin for which it may keep documents */
export async function giveCredential(
  call: HubCall,
  session: Pick<store.ActivitySession, 'id' | 'memberId' | 'sessionId' | 'assetId' | 'attemptId' | 'endsAt'>,
  kind: 'cmi5' | 'tincan',
  activityIds: readonly string[],
): Promise<string> {
  const { memberId, sessionId, assetId, attemptId, endsAt } = session
  const validFor = endsAt.getTime() - call.context.now().getTime()
  const given = { kind, memberId, sessionId, assetId, attemptId, registration: attemptId, activityIds, validFor }
  const { id, token } = await issueLaunchCredential(call, given)
  await store.setCredential(call.db, session.id, id)
  return token
}

/** The open sessions of an attempt end now, because another begins. */
export async function abandonOpen(call: HubCall, attemptId: string): Promise<void> {
  for (const session of await store.listOpen(call.db, attemptId)) await abandon(call, session)
}

/** What was left has a moment to say its last. @param activityId the one that is open now */
export async function leaveActivities(call: HubCall, attemptId: string, activityId: string | null): Promise<void> {
  await store.endSoon(call.db, { attemptId, activityId, endsAt: graceFrom(call.context.now()) })
}

/** When a session ends that says so itself, or was left. */
export function graceFrom(now: Date): Date {
  return new Date(now.getTime() + GRACE_MS)
}

/** Says of sessions that ran out that they were abandoned, and forgets those of 30 days ago. */
export async function endActivitySessions(call: HubCall): Promise<void> {
  await inTransaction(call, async (call) => {
    for (const session of await store.listEnded(call.db, call.context.now(), AT_ONCE)) await abandon(call, session)
  })
  await store.deleteOld(call.db, sessionsKeptSince(call.context.now()))
}

async function abandon(call: HubCall, session: store.ActivitySession): Promise<void> {
  const now = call.context.now()
  await store.setAbandoned(call.db, session.id, now)
  if (session.credentialId !== null) await endLaunchCredential(call, session.credentialId)
  const course = await findCourseOf(call.db, session.attemptId)
  const activity = course?.activities.find(({ id }) => id === session.activityId)
  if (course?.version !== 'cmi5' || !activity) return
  const until = session.lastStatementAt ?? session.launchedAt
  await recordAbandoned(call, session, activity, (until.getTime() - session.launchedAt.getTime()) / 1000)
  await noteStatements(call, session, [{ element: 'abandoned', value: activity.title, error: null }])
}
