import type { Attempt } from '../../generated/client/model/attempt.ts'
import type { AttemptPatch } from '../../generated/client/model/attemptPatch.ts'
import type { AttemptSaved } from '../../generated/client/model/attemptSaved.ts'
import type { Course } from '../../generated/client/model/course.ts'
import type { ScormStatus } from '../../generated/client/model/scormStatus.ts'
import { contentStatus, courseStatus, keptStatus } from '../../server/assets/rules.ts'
import type { MockHub } from './hub.ts'
import { badInput, notFound } from './problems.ts'
import { findState, setProgress, stateOf } from './progress.ts'
import type { AssetRow, AttemptRow, PersonRow } from './rows.ts'

/** The one activity that courses of the mock have. */
const ACTIVITY = {
  id: 'demo',
  parentId: null,
  isVisible: true,
  isSco: true,
  masteryScore: null,
  scaledPassingScore: null,
  completionThreshold: null,
  launchData: null,
  maxTimeAllowed: null,
  timeLimitAction: null,
} as const

/** Every course of the mock is the same small one, played by the hub's own player. */
export function demoCourse(hub: MockHub, asset: AssetRow): NonNullable<Course> {
  const { origin } = hub.hub
  return {
    version: '1.2',
    title: asset.name,
    playerUrl: `${origin}/mocks/content/player.html`,
    contentOrigin: origin,
    activities: [{ ...ACTIVITY, title: asset.name, url: '/mocks/content/course.html' }],
  }
}

/** The attempt to go on with; a new one at first and after the course's file was replaced. */
export function openAttempt(hub: MockHub, me: PersonRow, asset: AssetRow): NonNullable<Attempt> {
  const last = attemptsOf(hub, me, asset).at(-1)
  const attempt = last?.fileId === asset.fileId ? last : newAttempt(hub, me, asset, (last?.number ?? 0) + 1)
  const { personId: _personId, assetId: _assetId, fileId: _fileId, ...answer } = attempt
  return answer
}

function newAttempt(hub: MockHub, me: PersonRow, asset: AssetRow, number: number): AttemptRow {
  const attempt: AttemptRow = {
    id: hub.newId(),
    personId: me.id,
    assetId: asset.id,
    fileId: asset.fileId,
    number,
    sequence: 0,
    status: 'opened',
    currentActivityId: null,
    activities: [],
  }
  hub.attempts.push(attempt)
  return attempt
}

/** Keeps what a course reports, unless something newer is stored. @throws 404 for somebody else's attempt, 400 `unknown-activity` */
export function saveAttempt(
  hub: MockHub,
  me: PersonRow,
  asset: AssetRow,
  attemptId: string,
  patch: AttemptPatch,
): AttemptSaved {
  const attempt = attemptsOf(hub, me, asset).find(({ id }) => id === attemptId)
  if (!attempt) throw notFound()
  refuseUnknown(patch)
  if (patch.sequence > attempt.sequence) {
    const sent = new Set(patch.activities.map(({ activityId }) => activityId))
    attempt.activities = [...attempt.activities.filter(({ activityId }) => !sent.has(activityId)), ...patch.activities]
    attempt.sequence = patch.sequence
    attempt.currentActivityId = patch.currentActivityId
    attempt.status = statusFrom(attempt)
    moveOn(hub, me, asset, attempt.status)
  }
  return {
    success: true,
    sequence: attempt.sequence,
    status: attempt.status,
    userContentStatus: findState(hub, me, asset.id)?.status === 'completed' ? 'completed' : 'opened',
  }
}

/** The progress only changes when the status does, so that a course that saves often is not opened anew each time. */
function moveOn(hub: MockHub, me: PersonRow, asset: AssetRow, status: ScormStatus): void {
  const state = stateOf(hub, me, asset.id)
  const progress = contentStatus(status, asset.scormSettings?.completeWhen ?? 'completed', asset.markAsDoneMode)
  const kept = keptStatus(state.scormStatus, status)
  if (state.scormStatus === kept && (state.status === progress || state.status === 'completed')) return
  state.scormStatus = kept
  setProgress(hub, me, asset, progress)
}

function refuseUnknown({ currentActivityId, activities }: AttemptPatch): void {
  const refuse = (pointer: string) => badInput('unknown-activity', pointer, 'The course has no such activity.')
  if (currentActivityId !== null && currentActivityId !== ACTIVITY.id) throw refuse('/currentActivityId')
  const index = activities.findIndex(({ activityId }) => activityId !== ACTIVITY.id)
  if (index >= 0) throw refuse(`/activities/${index}/activityId`)
}

/** How far somebody is with a course; null where they never opened it. */
export function scormStatusOf(hub: MockHub, me: PersonRow, asset: AssetRow): ScormStatus | null {
  return findState(hub, me, asset.id)?.scormStatus ?? null
}

function attemptsOf(hub: MockHub, me: PersonRow, asset: AssetRow): AttemptRow[] {
  return hub.attempts.filter(({ personId, assetId }) => personId === me.id && assetId === asset.id)
}

function statusFrom({ activities }: AttemptRow): ScormStatus {
  const course = {
    version: '1.2' as const,
    edition: null,
    title: '',
    activities: [{ ...ACTIVITY, title: '', path: 'course.html' }],
  }
  return courseStatus(course, new Map(activities.map(({ activityId, values }) => [activityId, values])))
}
