import { sessionHolder } from '../../auth/rules.ts'
import { stepAt } from '../../content/progress/rules.ts'
import { setProgress } from '../../content/progress/service.ts'
import type { HubCall } from '../../context.ts'
import { badInput, conflict, notFound, Problem } from '../../contract/problems.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publish } from '../../event.ts'
import type { ScormCourse } from '../../files/package/manifest-codec.ts'
import * as store from './attempt-store.ts'
import { recordAnswers } from './answer-service.ts'
import { attemptSettled } from '../events.ts'
import { contentStatus, courseScore, courseShare, keptStatus, type Outcome, type ScormStatus } from '../rules.ts'
import { keepEntries } from './session-service.ts'
import { leaveActivities } from './activity-session-service.ts'
import { isXapi } from '../cmi5-rules.ts'
import type { SessionEntry } from './session-rules.ts'
import { sharedNames, type SharedValue } from './shared-rules.ts'
import { saveShared } from './shared-store.ts'
import { standingOf } from './standing-rules.ts'

export interface AttemptPatch {
  /** The launch that sends it; undefined where nobody looks for other windows. */
  launchId?: string | undefined
  /** Whether its values add to those that are stored, rather than replace those of their activity. */
  isPart?: boolean | undefined
  sequence: number
  currentActivityId: string | null
  activities: store.StoredActivity[]
  /** Undefined leaves it as it is. */
  sequencing?: string | null | undefined
  outcome?: Outcome | undefined
  /** What is in common with other courses and has changed. */
  shared?: readonly SharedValue[] | undefined
  /** What happened since the last state. */
  entries?: readonly SessionEntry[] | undefined
}

export interface SavedAttempt {
  sequence: number
  status: ScormStatus
  userContentStatus: 'opened' | 'completed'
}

/** Characters of all values of one attempt as JSON: each call may bring 1 MiB, and their sum must not grow without end. */
const MAX_CHARACTERS = 8 * 1024 * 1024

/**
 * Stores the newest state of somebody's attempt and what it means for their progress. A state that is not newer than
 * the stored one changes nothing. Whether the owner may still see the course is looked up as it is stored.
 * @param owner `sessionId` is null for an API token @throws 404 for an attempt that is not theirs or not open to them, 400 `unknown-activity`, 413 when the attempt grew too large
 */
export async function saveAttempt(
  call: HubCall,
  owner: store.Owner & { sessionId: string | null },
  patch: AttemptPatch,
): Promise<SavedAttempt> {
  const answer = await inTransaction(call, (call) => takeState(call, owner, patch))
  if (answer === null) throw openElsewhere()
  return answer
}

/** Null where another window goes on with the attempt. What happened in this one is kept all the same. */
async function takeState(
  call: HubCall,
  owner: store.Owner & { sessionId: string | null },
  patch: AttemptPatch,
): Promise<SavedAttempt | null> {
  const found = await store.lockAttempt(call.db, owner, sessionHolder(owner.sessionId, call.context.now()))
  if (!hasCourse(found)) throw notFound()
  refuseUnknown(found.course, patch)
  const progress = await store.findProgress(call.db, owner.memberId, owner.assetId)
  const { launchId, sequencing, entries } = patch
  const now = call.context.now()
  const isOlder = isOlderLaunch(found, patch)
  if (!isOlder && !isNewer(found, patch)) return saved(found.sequence, found.status, progress?.status)
  if (entries?.length && launchId !== undefined) await keepEntries(call, owner, { launchId, entries, now })
  if (isOlder) return null
  if (!found.isSuperseded) await share(call, { ...owner, now }, found.course, patch.shared)
  if (isXapi(found.course)) await leaveActivities(call, owner.attemptId, patch.currentActivityId)
  const activities = isXapi(found.course) ? found.activities : merged(found.activities, patch)
  if (!isXapi(found.course))
    await recordAnswers(call, owner, found.course, { before: found.activities, after: activities })
  return storeState(call, owner, found, progress, {
    launchId: launchId ?? found.launchId,
    sequence: patch.sequence,
    currentActivityId: patch.currentActivityId,
    activities,
    sequencing: sequencing === undefined ? found.sequencing : sequencing,
    reported: patch.outcome ?? found.outcome,
  })
}

/** Keeps what the course has to do with. What an attempt says of which a newer one was begun would undo what that began with. */
async function share(
  call: HubCall,
  whose: store.Owner & { now: Date },
  course: ScormCourse,
  sent: readonly SharedValue[] = [],
): Promise<void> {
  if (!sent.length) return
  const names = sharedNames(course)
  await saveShared(
    call.db,
    whose,
    sent.filter(({ kind, id }) => names[kind].has(id)),
  )
}

/** Whether there is an attempt, and its package is not gone. */
export function hasCourse(found: LockedAttempt | undefined): found is LockedAttempt & { course: ScormCourse } {
  return found !== undefined && found.course !== null
}

/** An attempt that was locked. */
export type LockedAttempt = NonNullable<Awaited<ReturnType<typeof store.lockAttempt>>>
type Progress = Awaited<ReturnType<typeof store.findProgress>>

/** A state of an attempt before it is known what follows from it. `reported` is what the rollup of the player gave. */
type NewState = Omit<store.AttemptState, 'status' | 'score' | 'outcome' | 'now'> & { reported: Outcome | null }

/** Stores a state of an attempt that is locked, and all that follows from it. */
export async function storeState(
  call: HubCall,
  owner: store.Owner,
  found: LockedAttempt & { course: ScormCourse },
  progress: Progress,
  { reported, ...state }: NewState,
): Promise<SavedAttempt> {
  const { course } = found
  const values = new Map(state.activities.map((activity) => [activity.activityId, activity.values]))
  const { status, outcome, isCompleted } = standingOf(course, values, reported)
  const score = courseScore(course, values)
  const now = call.context.now()
  await store.saveState(call.db, owner.attemptId, { ...state, status, outcome, score, now })
  const rule = found.scormSettings?.completeWhen ?? 'completed'
  const content = contentStatus(status, rule, found.markAsDone, isCompleted)
  if (status !== found.status && (status === 'passed' || status === 'failed')) {
    const attempt = { attemptId: isXapi(course) ? null : owner.attemptId, attemptNumber: found.number }
    await publish(call, attemptSettled, { ...owner, ...attempt, isPassed: status === 'passed', score })
  }
  const step = stepAt(isCompleted ? 1 : courseShare(course, values, rule))
  const isDoneNow = content === 'completed' && status !== found.status
  if (hasBegunAgain(found, progress)) return saved(state.sequence, status, progress?.status)
  await moveOn(call, { ...owner, score, step, version: found.version, now }, progress, content, status, isDoneNow)
  return saved(state.sequence, status, progress?.status === 'completed' ? 'completed' : content)
}

/**
 * Whether somebody began again since this attempt was opened, in a window that is open still. What it says is kept and
 * counts no more, or the old attempt would undo what was decided.
 */
function hasBegunAgain({ isSuperseded }: { isSuperseded: boolean }, progress: { status: string } | undefined): boolean {
  return isSuperseded || progress?.status === 'notstarted'
}

/** Players save several times a minute; the state of the playlists is only worked out when something changed. */
async function moveOn(
  call: HubCall,
  whose: { memberId: string; assetId: string; score: number | null; step: number; version: number; now: Date },
  before: { status: string; scormStatus: string | null; step: number } | undefined,
  state: 'opened' | 'completed',
  status: ScormStatus,
  isDoneNow: boolean,
): Promise<void> {
  const scormStatus = keptStatus(before?.scormStatus ?? null, status)
  const isSame =
    !isDoneNow &&
    before &&
    before.scormStatus === scormStatus &&
    before.step >= whose.step &&
    (before.status === state || before.status === 'completed')
  if (!isSame) await setProgress(call, { ...whose, status: state, scormStatus })
}

function saved(sequence: number, status: ScormStatus, state: string | undefined): SavedAttempt {
  return { sequence, status, userContentStatus: state === 'completed' ? 'completed' : 'opened' }
}

export interface Written {
  launchId: string | null
  sequence: number
}

/** Launches are in order by their ids. */
export function isOlderLaunch({ launchId }: Written, patch: Pick<AttemptPatch, 'launchId'>): boolean {
  return launchId !== null && patch.launchId !== undefined && patch.launchId.toLowerCase() < launchId
}

/** The numbers of a launch begin where the one before it was, so that one says nothing of another. */
function isNewer({ launchId, sequence }: Written, patch: AttemptPatch): boolean {
  if (patch.launchId !== undefined && patch.launchId.toLowerCase() !== launchId && launchId !== null) return true
  return patch.sequence > sequence || (patch.isPart === true && patch.sequence === sequence)
}

export function openElsewhere(): Problem {
  return conflict(
    'open-elsewhere',
    'The course was opened again in another window, and goes on there. Launch it again to continue here.',
  )
}

/** Activities that are left out stay as they are. */
function merged(
  before: readonly store.StoredActivity[],
  { activities: sent, isPart = false }: AttemptPatch,
): store.StoredActivity[] {
  const values = new Map(before.map((activity) => [activity.activityId, activity.values]))
  for (const each of sent)
    values.set(each.activityId, isPart ? { ...values.get(each.activityId), ...each.values } : each.values)
  const activities = [...values].map(([activityId, each]) => ({ activityId, values: each }))
  if (JSON.stringify(activities).length > MAX_CHARACTERS)
    throw new Problem(
      413,
      'too-large',
      'The course has sent more data than the hub stores for one attempt. Nothing was stored.',
    )
  return activities
}

function refuseUnknown({ activities }: ScormCourse, patch: AttemptPatch): void {
  const known = new Set(activities.map(({ id }) => id))
  const refuse = (pointer: string) => badInput('unknown-activity', pointer, 'The course has no such activity.')
  if (patch.currentActivityId !== null && !known.has(patch.currentActivityId)) throw refuse('/currentActivityId')
  patch.activities.forEach(({ activityId }, index) => {
    if (!known.has(activityId)) throw refuse(`/activities/${index}/activityId`)
  })
}
