import { sessionHolder } from '../../auth/rules.ts'
import type { HubCall } from '../../context.ts'
import type { CourseActivity, ScormCourse } from '../../files/package/manifest-codec.ts'
import type { KeptStatements, RefusedStatements, SentStatements } from '../../xapi/events.ts'
import { XapiFault } from '../../xapi/xapi-fault-rules.ts'
import type { Launch } from '../../xapi/launch-types.ts'
import type { Statement } from '../../xapi/statement-types.ts'
import * as sessions from './activity-session-store.ts'
import { graceFrom } from './activity-session-service.ts'
import { hasCourse, storeState, type LockedAttempt, type SavedAttempt } from './attempt-service.ts'
import { findProgress, lockAttempt, type Owner, type StoredActivity } from './attempt-store.ts'
import { cmi5Outcome, isXapi, satisfiedBlocks, valuesAfter } from '../cmi5-rules.ts'
import { recordSatisfied } from './cmi5-record-service.ts'
import { inOrder, refusalOf, stateAfter, type Refusal, type SessionState } from './cmi5-statement-rules.ts'
import { isDefined, partIri, PROGRESS, verbOf } from './cmi5-words.ts'
import type { Values } from '../rules.ts'
import { noteStatements } from './session-service.ts'

/** What courses of cmi5 and Tin Can say in statements, and what follows from it for their attempts. */

type Found = LockedAttempt & { course: ScormCourse }
interface Reporting {
  session: sessions.ActivitySession
  found: Found
  activity: CourseActivity
}

/** A statement broke a rule of cmi5. */
class RefusedStatement extends XapiFault {
  readonly code: string

  constructor({ code, sentence }: Refusal) {
    super(403, sentence)
    this.code = code
  }
}

/** Before statements are kept. @throws XapiFault 403 for what the rules of the standard refuse, and once the session has ended */
export async function checkStatements(call: HubCall, { launch, statements }: SentStatements): Promise<void> {
  if (!launch?.attemptId) return
  const reporting = await reportingOf(call, launch)
  if (!reporting) throw new XapiFault(403, 'This session has ended. Open the course in the hub again.')
  const refusal = firstRefusal(call, reporting, statements)
  if (refusal) throw new RefusedStatement(refusal)
}

/** After statements were refused: those who look into the course see which, and why. */
export async function noteRefused(call: HubCall, { launch, statements, fault }: RefusedStatements): Promise<void> {
  const session = launch.attemptId ? await sessions.findByCredential(call.db, launch.id) : undefined
  if (!session) return
  const error = fault instanceof RefusedStatement ? fault.code : String(fault.status)
  await noteStatements(
    call,
    session,
    statements.slice(0, 1).map((each) => ({ ...wordsOf(each), error })),
  )
}

/** Once statements are kept: the session, the attempt and all that follows from it. */
export async function followStatements(call: HubCall, { launch, statements }: KeptStatements): Promise<void> {
  if (!launch?.attemptId) return
  const reporting = await reportingOf(call, launch)
  if (!reporting) return
  const { session, found, activity } = reporting
  const now = call.context.now()
  const ordered = inOrder(statements, now)
  const state = ordered.reduce((before, each) => stateAfter(before, each, now), stateOf(call, reporting))
  await sessions.saveTold(call.db, session.id, {
    verbs: [...new Set(state.verbs)],
    initializedAt: state.initializedAt,
    terminatedAt: state.terminatedAt,
    lastStatementAt: state.lastAt,
    endsAt: state.terminatedAt ? earlier(session.endsAt, graceFrom(now)) : session.endsAt,
  })
  await noteStatements(
    call,
    session,
    ordered.map((each) => ({ ...wordsOf(each), error: null })),
  )
  const isCounted = countedBy(launch, activity, session)
  const values = ordered
    .filter(isCounted)
    .reduce((before, each) => valuesAfter(before, saidIn(each)), valuesOf(reporting))
  if (!ordered.some(isCounted)) return
  await storeReported(call, found, await findProgress(call.db, session.memberId, session.assetId), session, {
    launchId: found.launchId,
    currentActivityId: found.currentActivityId,
    activities: withValues(found.activities, activity.id, values),
  })
}

/** Stores what activities reported, and says of blocks and of the course that they are satisfied, once in a registration. */
export async function storeReported(
  call: HubCall,
  found: Found,
  progress: Awaited<ReturnType<typeof findProgress>>,
  session: Owner & { id: string },
  reported: { launchId: string | null; currentActivityId: string | null; activities: StoredActivity[] },
): Promise<SavedAttempt> {
  const { course } = found
  const values = valuesById(reported.activities)
  const isCmi5 = course.version === 'cmi5'
  const blocks = isCmi5 ? satisfiedBlocks(course, values).filter((id) => !values.has(id)) : []
  const isWhole = isCmi5 && cmi5Outcome(course, values).completion === 'completed'
  const wasWhole = found.outcome?.completion === 'completed'
  const activities = blocks.reduce(
    (before, id) => withValues(before, id, { 'cmi.completion_status': 'completed' }),
    reported.activities,
  )
  await recordSatisfied(call, session, course, { blocks, isWhole: isWhole && !wasWhole })
  const { memberId, assetId, attemptId } = session
  const { sequence, sequencing } = found
  const state = { ...reported, activities, sequence, sequencing, reported: null }
  return storeState(call, { memberId, assetId, attemptId }, found, progress, state)
}

/** The open session of a credential with its attempt, which is locked; undefined once it has ended or may not be seen any more. */
async function reportingOf(call: HubCall, launch: Launch): Promise<Reporting | undefined> {
  const { id, memberId, assetId, attemptId, sessionId } = launch
  if (attemptId === null) return undefined
  const found = await lockAttempt(
    call.db,
    { memberId, assetId, attemptId },
    sessionHolder(sessionId, call.context.now()),
  )
  if (!hasCourse(found) || !isXapi(found.course)) return undefined
  // Read once the attempt is locked: another call may have gone before.
  const session = await sessions.findByCredential(call.db, id)
  if (!session || session.endsAt <= call.context.now()) return undefined
  const activity = found.course.activities.find(({ id }) => id === session.activityId)
  return activity && { session, found, activity }
}

function firstRefusal(call: HubCall, reporting: Reporting, statements: readonly Statement[]): Refusal | null {
  if (reporting.found.course.version !== 'cmi5') return null
  const now = call.context.now()
  let state = stateOf(call, reporting)
  let values: Values = valuesOf(reporting)
  for (const statement of inOrder(statements, now)) {
    const refusal = refusalOf(statement, state, values, now)
    if (refusal) return refusal
    state = stateAfter(state, statement, now)
    if (isDefined(statement)) values = valuesAfter(values, saidIn(statement))
  }
  return null
}

function stateOf({ hub }: HubCall, { session, activity }: Reporting): SessionState {
  return {
    id: session.id,
    activityIri: partIri(hub, session.assetId, activity.id),
    publisherId: activity.id,
    mode: session.mode,
    masteryScore: activity.scaledPassingScore,
    verbs: session.verbs,
    initializedAt: session.initializedAt,
    terminatedAt: session.terminatedAt,
    lastAt: session.lastStatementAt,
  }
}

/** Which statements count: of cmi5 those that it defines, of Tin Can those about the activity that was launched. */
function countedBy({ kind }: Launch, activity: CourseActivity, { mode }: sessions.ActivitySession) {
  return (statement: Statement): boolean => {
    if (mode !== 'Normal') return false
    if (kind === 'cmi5') return isDefined(statement)
    return (statement.object as { id?: string }).id === activity.id
  }
}

function saidIn(statement: Statement) {
  const { score, extensions } = (statement.result ?? {}) as {
    score?: { scaled?: number; raw?: number; max?: number }
    extensions?: Record<string, unknown>
  }
  const progress = extensions?.[PROGRESS]
  return {
    verb: verbOf(statement) ?? '',
    scaled: score?.scaled ?? shareOf(score),
    progress: typeof progress === 'number' && progress >= 0 && progress <= 100 ? progress : null,
  }
}

/** A score of a greatest one, for courses that give no scaled one. */
function shareOf({ raw, max }: { raw?: number; max?: number } = {}): number | null {
  return raw !== undefined && max !== undefined && max > 0 ? raw / max : null
}

function wordsOf(statement: Statement): { element: string; value: string | null } {
  const { score } = (statement.result ?? {}) as { score?: { scaled?: number } }
  const element = statement.verb.id.slice(
    Math.max(statement.verb.id.lastIndexOf('/'), statement.verb.id.lastIndexOf('#')) + 1,
  )
  return { element, value: score?.scaled === undefined ? null : String(score.scaled) }
}

function valuesOf({ found, activity }: Reporting): Record<string, string> {
  return found.activities.find(({ activityId }) => activityId === activity.id)?.values ?? {}
}

function valuesById(activities: readonly StoredActivity[]): Map<string, Record<string, string>> {
  return new Map(activities.map(({ activityId, values }) => [activityId, values]))
}

function withValues(activities: readonly StoredActivity[], activityId: string, values: Values): StoredActivity[] {
  const all = valuesById(activities).set(activityId, { ...values })
  return [...all].map(([id, each]) => ({ activityId: id, values: each }))
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}
