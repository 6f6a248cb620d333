import { isName, tokensOf } from '../../server/files/package/aicc-script-codec.ts'
import type { ActivityState } from './activity-state.ts'
import type { Course, CourseActivity } from './bridge.ts'

/** Whether everything is done that the manifest asks for before an activity (SCORM 1.2, aicc_script), and before the groups that it lies in. */
export function isUnlocked(
  course: Course,
  activityId: string,
  stateOf: (activityId: string) => ActivityState,
): boolean {
  const stateIn = (id: string) => stateOfPart(course, id, stateOf)
  let activity = course.activities.find(({ id }) => id === activityId)
  // A cycle of parents must not hang the page.
  for (let steps = 0; activity && steps < course.activities.length; steps++) {
    if (!isMet(activity.prerequisites, stateIn)) return false
    const { parentId } = activity
    activity = course.activities.find(({ id }) => id === parentId)
  }
  return true
}

/** What an item is: a page what it says of itself, a group what all in it are. Null for what is not there, or holds no page. */
function stateOfPart(course: Course, id: string, stateOf: (activityId: string) => ActivityState): ActivityState | null {
  const part = course.activities.find((each) => each.id === id)
  const pages = part ? pagesIn(course, part, new Set()) : []
  const states = new Set(pages.map((page) => stateOf(page.id)))
  if (pages.length === 0) return null
  if (states.size === 1) return [...states][0] ?? null
  if (states.has('opened') || states.has('notStarted')) return 'opened'
  return states.has('failed') ? 'failed' : 'done'
}

function pagesIn(course: Course, part: CourseActivity, seen: Set<string>): CourseActivity[] {
  if (part.url !== null) return [part]
  if (seen.has(part.id)) return []
  seen.add(part.id)
  return course.activities.filter(({ parentId }) => parentId === part.id).flatMap((each) => pagesIn(course, each, seen))
}

/** True or false, and null where an item is asked about that is not there. */
type Answer = boolean | null

/**
 * Whether a script such as `intro&(a|~b)`, `quiz="passed"` or `2*{a,b,c}` holds. An activity is true once it is completed or
 * passed. What cannot be read asks for nothing, and neither does the name of an item that is not there: a fault of the author must
 * not lock learners out. @param stateOf null for what is not there
 */
export function isMet(script: string | null, stateOf: (activityId: string) => ActivityState | null): boolean {
  if (!script?.trim()) return true
  const tokens = tokensOf(script)
  let at = 0

  function take(expected?: string): string {
    const found = tokens[at++]
    if (found === undefined || (expected !== undefined && found !== expected)) throw new SyntaxError(script ?? '')
    return found
  }

  function listed(separator: string, next: () => Answer): Answer[] {
    const values = [next()]
    while (tokens[at] === separator) {
      take()
      values.push(next())
    }
    return values.filter((value) => value !== null)
  }

  function either(): Answer {
    const values = listed('|', both)
    return values.length === 0 ? null : values.includes(true)
  }

  function both(): Answer {
    const values = listed('&', single)
    return values.length === 0 ? null : !values.includes(false)
  }

  function single(): Answer {
    const first = take()
    if (first === '~') {
      const value = single()
      return value === null ? null : !value
    }
    if (first === '(') {
      const value = either()
      take(')')
      return value
    }
    if (tokens[at] === '*') return counted(Number(first))
    if (tokens[at] === '=' || tokens[at] === '<>') return compared(first, take() === '=', unquoted(take()))
    if (!isName(first)) throw new SyntaxError(script ?? '')
    const state = stateOf(first)
    return state === null ? null : state === 'done'
  }

  function counted(needed: number): Answer {
    take('*')
    take('{')
    const values = listed(',', either)
    take('}')
    return values.length === 0 ? null : values.filter(Boolean).length >= Math.min(needed, values.length)
  }

  function compared(id: string, isEqual: boolean, status: string): Answer {
    const state = stateOf(id)
    return state === null ? null : wordsOf[state].includes(status) === isEqual
  }

  try {
    const value = either()
    return at < tokens.length || value !== false
  } catch {
    return true
  }
}

// The player knows few states of an activity; a script names those of the data model, in full or by their letter.
const wordsOf: Record<ActivityState, string[]> = {
  done: ['completed', 'passed', 'c', 'p'],
  passed: ['passed', 'p'],
  failed: ['failed', 'f'],
  opened: ['incomplete', 'browsed', 'i', 'b'],
  notStarted: ['not attempted', 'n'],
}

function unquoted(text: string): string {
  return text.replaceAll('"', '').toLowerCase()
}
