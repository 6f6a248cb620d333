import type { ScormCourse } from '../../files/package/manifest-codec.ts'
import { cmi5Outcome, cmi5Status } from '../cmi5-rules.ts'
import { courseStatus, isWorkedThrough, sequencedStatus, type Outcome, type ScormStatus } from '../rules.ts'

/** What a course comes to, and whether it is completed, whatever its result: by its own rules where it has some, else by what its activities say. */
export function standingOf(
  course: ScormCourse,
  values: ReadonlyMap<string, Record<string, string>>,
  reported: Outcome | null,
): { status: ScormStatus; outcome: Outcome | null; isCompleted: boolean } {
  const own = courseStatus(course, values)
  if (course.version === 'cmi5') {
    const outcome = cmi5Outcome(course, values)
    return { status: cmi5Status(outcome, own), outcome, isCompleted: outcome.completion === 'completed' }
  }
  const outcome = course.sequencing ? reported : null
  if (!outcome) return { status: own, outcome, isCompleted: isWorkedThrough(course, values) }
  return { status: sequencedStatus(outcome, own), outcome, isCompleted: outcome.completion === 'completed' }
}
