import { isSatisfied, unitStatus } from '../../server/assets/cmi5-rules.ts'
import type { CourseActivity, CourseVersion } from './bridge.ts'

export type ActivityState = 'done' | 'passed' | 'failed' | 'opened' | 'notStarted'
type Values = Record<string, string>

/** The state that the table of contents shows; `values` is undefined for an activity that was never opened. */
export function activityState(version: CourseVersion, values: Values | undefined): ActivityState {
  if (!values) return 'notStarted'
  const success = version === '1.2' ? values['cmi.core.lesson_status'] : values['cmi.success_status']
  const completion = version === '1.2' ? values['cmi.core.lesson_status'] : values['cmi.completion_status']
  if (success === 'failed') return 'failed'
  return success === 'passed' || completion === 'completed' ? 'done' : 'opened'
}

/** The state of an activity that reports by statements: of cmi5 it is done once it has what its course asks of it. */
export function statedState({ moveOn }: Pick<CourseActivity, 'moveOn'>, values: Values | undefined): ActivityState {
  const status = unitStatus(values)
  if (status === null) return 'notStarted'
  if (status === 'failed') return 'failed'
  if (moveOn !== null && !isSatisfied(moveOn, values)) return 'opened'
  return status === 'passed' ? 'passed' : status === 'completed' ? 'done' : 'opened'
}

/** Whether an activity says that it is passed. */
export function isPassed(version: CourseVersion, values: Values): boolean {
  return values[version === '1.2' ? 'cmi.core.lesson_status' : 'cmi.success_status'] === 'passed'
}

/** Whether the last session was left in a way that the next one goes on from. */
export function isResumable(version: CourseVersion, values: Values): boolean {
  const exit = values[exitName(version)]
  // RTE 2004 4.2.8: "logout" suspends too; in 1.2 it ends the session.
  return exit === 'suspend' || (version === '2004' && exit === 'logout')
}

/** Name of the data model element that says how a session ended. */
export function exitName(version: CourseVersion): string {
  return version === '1.2' ? 'cmi.core.exit' : 'cmi.exit'
}

/** What an asset records: it cannot report, so opening it completes it. */
export function assetValues(version: CourseVersion): Values {
  return version === '1.2' ? { 'cmi.core.lesson_status': 'completed' } : { 'cmi.completion_status': 'completed' }
}
