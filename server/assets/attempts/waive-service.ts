import type { GivenProgress } from '../../content/events.ts'
import type { HubCall } from '../../context.ts'
import { newId } from '../../platform/ids.ts'
import * as store from './attempt-store.ts'
import { standingOf } from './standing-rules.ts'
import { cmi5Outcome, isUnitDone, satisfiedBlocks, WAIVED_VALUES } from '../cmi5-rules.ts'
import { recordSatisfied, recordWaived } from './cmi5-record-service.ts'

/** Somebody counts as done with courses of cmi5 that they began: what their units still ask is waived in their registrations. */
export async function waiveGiven(call: HubCall, { people }: GivenProgress): Promise<void> {
  const given = people.flatMap(({ memberId, changes }) =>
    changes.filter(({ type }) => type === 'completed').map(({ contentId }) => ({ memberId, contentId })),
  )
  const completed = new Set(given.map(({ memberId, contentId }) => `${memberId} ${contentId}`))
  const attempts = await store.listCmi5Attempts(call.db, {
    memberIds: [...new Set(given.map(({ memberId }) => memberId))],
    assetIds: [...new Set(given.map(({ contentId }) => contentId))],
  })
  for (const attempt of attempts)
    if (completed.has(`${attempt.memberId} ${attempt.assetId}`)) await waive(call, attempt)
}

async function waive(call: HubCall, attempt: store.Cmi5Attempt): Promise<void> {
  const { attemptId, course } = attempt
  const before = new Map(attempt.activities.map(({ activityId, values }) => [activityId, values]))
  const open = course.activities.filter((each) => each.unit && !isUnitDone(each, before))
  if (!open.length) return
  const values = new Map(before)
  for (const { id } of open) values.set(id, { ...before.get(id), ...WAIVED_VALUES })
  const blocks = satisfiedBlocks(course, values).filter((id) => !before.has(id))
  for (const id of blocks) values.set(id, { 'cmi.completion_status': 'completed' })
  const wasWhole = cmi5Outcome(course, before).completion === 'completed'
  // No session is of more than one unit that was waived (9.3.7); what follows is of the last of them (9.3.9).
  const sessions = open.map((activity) => ({ activity, session: { ...attempt, id: newId() } }))
  for (const { activity, session } of sessions) await recordWaived(call, session, activity)
  await recordSatisfied(call, sessions.at(-1)!.session, course, { blocks, isWhole: !wasWhole })
  const { status, outcome } = standingOf(course, values, null)
  const activities = [...values].map(([activityId, each]) => ({ activityId, values: each }))
  await store.saveWaived(call.db, attemptId, { activities, status, outcome, now: call.context.now() })
}
