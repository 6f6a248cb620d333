import { isXapi } from '../../server/assets/cmi5-rules.ts'
import { activityState, assetValues, statedState, type ActivityState } from './activity-state.ts'
import type { ActivityRecord, Attempt, Course } from './bridge.ts'
import { launchables, type Launchable } from './course-plan.ts'

export type AttemptRecords = {
  /** What the activity has recorded; empty when nothing. */
  valuesOf: (activityId: string) => Record<string, string>
  set: (activityId: string, values: Record<string, string>) => void
  stateOf: (activityId: string) => ActivityState
  list: () => ActivityRecord[]
  /** What the hub says of the whole, of a course that reports past the player. */
  setFinished: (isFinished: boolean) => void
  isFinished: () => boolean
  /** The first activity that is neither done nor failed; null when the course is finished. */
  firstUnfinished: () => Launchable | null
}

/** Keeps what each activity of an attempt has recorded. */
export function createRecords(course: Course, attempt: Attempt): AttemptRecords {
  const records = new Map(attempt.activities.map((record) => [record.activityId, record.values]))
  const moveOns = new Map(course.activities.map(({ id, moveOn }) => [id, moveOn]))
  const stateOf = (activityId: string) =>
    isXapi(course)
      ? statedState({ moveOn: moveOns.get(activityId) ?? null }, records.get(activityId))
      : activityState(course.version, records.get(activityId))
  const firstUnfinished = () => {
    const isOpen = ({ id }: Launchable) => !['done', 'passed', 'failed'].includes(stateOf(id))
    return launchables(course).find(isOpen) ?? null
  }
  let isFinishedAsTold = false
  return {
    stateOf,
    valuesOf: (activityId) => records.get(activityId) ?? {},
    set: (activityId, values) => records.set(activityId, values),
    list: () => [...records].map(([activityId, values]) => ({ activityId, values })),
    setFinished: (isFinished) => {
      isFinishedAsTold = isFinished
    },
    isFinished: () => (isXapi(course) ? isFinishedAsTold : firstUnfinished() === null),
    firstUnfinished,
  }
}

/** Marks an activity as opened; one that cannot report (an asset) is completed by it. */
export function recordOpening(records: AttemptRecords, course: Course, activity: Launchable): void {
  const values = records.valuesOf(activity.id)
  records.set(activity.id, activity.isSco ? values : { ...values, ...assetValues(course.version) })
}
