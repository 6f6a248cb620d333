import type { CourseActivity, MoveOn, ScormCourse } from '../files/package/manifest-codec.ts'
import type { ScormStatus, Values } from './rules.ts'

/**
 * What courses of cmi5 and Tin Can come to: pure rules. The hub keeps what their activities say in statements in the elements of
 * SCORM 2004, so that scores, shares and reports read one kind of values.
 */

/** Whether a course reports by statements of xAPI, past the player. */
export function isXapi({ version }: Pick<ScormCourse, 'version'>): boolean {
  return version === 'cmi5' || version === 'tincan'
}

/** Set where the hub counts a part as done by other means (cmi5, waived). */
const WAIVED = 'adl.waived'
export const WAIVED_VALUES: Values = { [WAIVED]: 'true' }

/** What one activity says of itself; null while it was never opened. A result counts before its completion. */
export function unitStatus(values: Values | undefined): ScormStatus | null {
  if (!values) return null
  const { 'cmi.success_status': success, 'cmi.completion_status': completion } = values
  if (success === 'passed' || success === 'failed') return success
  if (completion === 'completed' || values[WAIVED] === 'true') return 'completed'
  return completion === 'incomplete' ? 'incomplete' : 'opened'
}

/** The values after one more statement: those of the verbs that cmi5 and Tin Can count. @param progress 0 to 100 */
export function valuesAfter(
  values: Values,
  { verb, scaled, progress }: { verb: string; scaled: number | null; progress: number | null },
): Values {
  return {
    ...values,
    ...(verb === 'completed'
      ? { 'cmi.completion_status': 'completed' }
      : values['cmi.completion_status'] === undefined && { 'cmi.completion_status': 'incomplete' }),
    ...((verb === 'passed' || verb === 'failed') && { 'cmi.success_status': verb }),
    ...((verb === 'passed' || verb === 'failed') && scaled !== null && { 'cmi.score.scaled': String(scaled) }),
    ...(progress !== null && { 'cmi.progress_measure': String(progress / 100) }),
  }
}

/** cmi5, 13.1.4: whether an assignable unit has what its course asks of it. */
export function isSatisfied(moveOn: MoveOn, values: Values | undefined): boolean {
  if (values?.[WAIVED] === 'true') return true
  const isCompleted = values?.['cmi.completion_status'] === 'completed'
  const isPassed = values?.['cmi.success_status'] === 'passed'
  switch (moveOn) {
    case 'Passed':
      return isPassed
    case 'Completed':
      return isCompleted
    case 'CompletedAndPassed':
      return isCompleted && isPassed
    case 'CompletedOrPassed':
      return isCompleted || isPassed
    case 'NotApplicable':
      return true
  }
}

type ValuesById = ReadonlyMap<string, Values>

/** Whether an activity that the course counts is done: in cmi5 by its moveOn, else by what it says. */
export function isUnitDone({ id, unit }: CourseActivity, values: ValuesById): boolean {
  if (unit) return isSatisfied(unit.moveOn, values.get(id))
  const status = unitStatus(values.get(id))
  return status === 'completed' || status === 'passed'
}

/** The blocks of which all units are satisfied, in the order of the course. */
export function satisfiedBlocks({ activities }: ScormCourse, values: ValuesById): string[] {
  const parents = new Map(activities.map(({ id, parentId }) => [id, parentId]))
  const open = new Set<string>()
  const filled = new Set<string>()
  for (const activity of activities) {
    if (!activity.unit) continue
    for (let block = activity.parentId; block !== null; block = parents.get(block) ?? null) {
      filled.add(block)
      if (!isUnitDone(activity, values)) open.add(block)
    }
  }
  return activities.map(({ id }) => id).filter((id) => filled.has(id) && !open.has(id))
}

export interface CourseOutcome {
  completion: 'completed' | 'incomplete'
  success: 'passed' | 'failed' | 'unknown'
}

/** What a cmi5 course comes to: completed when all its units are satisfied; passed when one is passed too and none failed. */
export function cmi5Outcome({ activities }: ScormCourse, values: ValuesById): CourseOutcome {
  const units = activities.filter(({ unit }) => unit)
  const statuses = units.map(({ id }) => unitStatus(values.get(id)))
  return {
    completion: units.every((each) => isUnitDone(each, values)) ? 'completed' : 'incomplete',
    success: statuses.includes('failed') ? 'failed' : statuses.includes('passed') ? 'passed' : 'unknown',
  }
}

/** The status of a cmi5 course. @param own what its units say, which tells how far an unfinished one is */
export function cmi5Status({ completion, success }: CourseOutcome, own: ScormStatus): ScormStatus {
  if (completion === 'completed') return success === 'unknown' ? 'completed' : success
  return own === 'completed' || own === 'passed' ? 'incomplete' : own
}
