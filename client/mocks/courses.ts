import type { Attempt } from '../../generated/client/model/attempt.ts'
import type { AttemptPatch } from '../../generated/client/model/attemptPatch.ts'
import type { AttemptSaved } from '../../generated/client/model/attemptSaved.ts'
import type { Course } from '../../generated/client/model/course.ts'
import type { ScormStatus } from '../../generated/client/model/scormStatus.ts'
import type { MockHub } from './hub.ts'
import { notFound } from './problems.ts'
import { setProgress, stateOf } from './progress.ts'
import type { AssetRow, AttemptRow, PersonRow } from './rows.ts'

const FINISHED: ScormStatus[] = ['completed', 'passed', 'failed']

/** Every course of the mock is the same small one, played by the hub's own player. */
export function demoCourse(hub: MockHub, asset: AssetRow): NonNullable<Course> {
  const { origin } = hub.hub
  return {
    version: '1.2',
    title: asset.name,
    playerUrl: `${origin}/mocks/content/player.html`,
    contentOrigin: origin,
    activities: [
      {
        id: 'demo',
        parentId: null,
        title: asset.name,
        url: '/mocks/content/course.html',
        isVisible: true,
        isSco: true,
        masteryScore: null,
        scaledPassingScore: null,
        completionThreshold: null,
        launchData: null,
        maxTimeAllowed: null,
        timeLimitAction: null,
      },
    ],
  }
}

/** The attempt to go on with; a new one where the last one is finished. */
export function openAttempt(hub: MockHub, me: PersonRow, asset: AssetRow): NonNullable<Attempt> {
  const last = attemptsOf(hub, me, asset).at(-1)
  const attempt = last && !FINISHED.includes(last.status) ? last : newAttempt(hub, me, asset, (last?.number ?? 0) + 1)
  const { personId: _personId, assetId: _assetId, ...answer } = attempt
  return answer
}

function newAttempt(hub: MockHub, me: PersonRow, asset: AssetRow, number: number): AttemptRow {
  const attempt: AttemptRow = {
    id: hub.newId(),
    personId: me.id,
    assetId: asset.id,
    number,
    sequence: 0,
    status: 'opened',
    currentActivityId: null,
    activities: [],
  }
  hub.attempts.push(attempt)
  return attempt
}

/** Keeps what a course reports, unless something newer is stored. @throws 404 for somebody else's attempt */
export function saveAttempt(
  hub: MockHub,
  me: PersonRow,
  asset: AssetRow,
  attemptId: string,
  patch: AttemptPatch,
): AttemptSaved {
  const attempt = attemptsOf(hub, me, asset).find(({ id }) => id === attemptId)
  if (!attempt) throw notFound()
  if (patch.sequence > attempt.sequence) {
    const sent = new Set(patch.activities.map(({ activityId }) => activityId))
    attempt.activities = [...attempt.activities.filter(({ activityId }) => !sent.has(activityId)), ...patch.activities]
    attempt.sequence = patch.sequence
    attempt.currentActivityId = patch.currentActivityId
    attempt.status = statusFrom(attempt.activities[0]?.values ?? {})
    setProgress(hub, me, asset, isComplete(asset, attempt.status) ? 'completed' : 'opened')
  }
  return {
    success: true,
    sequence: attempt.sequence,
    status: attempt.status,
    userContentStatus: stateOf(hub, me, asset.id).status,
  }
}

/** How far somebody's last attempt is; null where there is none. */
export function scormStatusOf(hub: MockHub, me: PersonRow, asset: AssetRow): ScormStatus | null {
  return attemptsOf(hub, me, asset).at(-1)?.status ?? null
}

function attemptsOf(hub: MockHub, me: PersonRow, asset: AssetRow): AttemptRow[] {
  return hub.attempts.filter(({ personId, assetId }) => personId === me.id && assetId === asset.id)
}

/** Only the one activity of the demo course counts; rolling up several is the server's work. */
function statusFrom(values: Record<string, string>): ScormStatus {
  const reported = [values['cmi.core.lesson_status'], values['cmi.success_status'], values['cmi.completion_status']]
  const finished = (['passed', 'failed', 'completed'] as const).find((status) => reported.includes(status))
  if (finished) return finished
  if (values['cmi.core.exit'] === 'suspend' || values['cmi.exit'] === 'suspend') return 'suspend'
  return reported.includes('incomplete') ? 'incomplete' : 'opened'
}

function isComplete({ scormSettings }: AssetRow, status: ScormStatus): boolean {
  return status === 'passed' || (status === 'completed' && scormSettings?.completeWhen !== 'passed')
}
