import type { ActivityState } from './activity-state.ts'
import type { Course } from './bridge.ts'

/** Whether everything is done that the manifest asks for before an activity (SCORM 1.2, aicc_script), and before the groups that it lies in. */
export function isUnlocked(
  course: Course,
  activityId: string,
  stateOf: (activityId: string) => ActivityState,
): boolean {
  let activity = course.activities.find(({ id }) => id === activityId)
  // A cycle of parents must not hang the page.
  for (let steps = 0; activity && steps < course.activities.length; steps++) {
    if (!isMet(activity.prerequisites, stateOf)) return false
    const { parentId } = activity
    activity = course.activities.find(({ id }) => id === parentId)
  }
  return true
}

const token = /\s*(<>|[&|~=(){},*]|"[^"]*"|[^\s&|~=<>(){},*"]+)/y

/**
 * Whether a script such as `intro&(a|~b)`, `quiz="passed"` or `2*{a,b,c}` holds. An activity is true once it is completed or
 * passed. What cannot be read asks for nothing: a fault of the author must not lock learners out.
 */
export function isMet(script: string | null, stateOf: (activityId: string) => ActivityState): boolean {
  if (!script?.trim()) return true
  const tokens = tokensOf(script)
  let at = 0

  function take(expected?: string): string {
    const found = tokens[at++]
    if (found === undefined || (expected !== undefined && found !== expected)) throw new SyntaxError(script ?? '')
    return found
  }

  function either(): boolean {
    let value = both()
    while (tokens[at] === '|') {
      take()
      // Both sides are read, whatever the first one says.
      value = both() || value
    }
    return value
  }

  function both(): boolean {
    let value = single()
    while (tokens[at] === '&') {
      take()
      value = single() && value
    }
    return value
  }

  function single(): boolean {
    const first = take()
    if (first === '~') return !single()
    if (first === '(') {
      const value = either()
      take(')')
      return value
    }
    if (tokens[at] === '*') return counted(Number(first))
    if (tokens[at] === '=' || tokens[at] === '<>') return compared(first, take() === '=', unquoted(take()))
    if (!/^[^&|=<>(){},*"]+$/.test(first)) throw new SyntaxError(script ?? '')
    return stateOf(first) === 'done'
  }

  function counted(needed: number): boolean {
    take('*')
    take('{')
    const values = [either()]
    while (tokens[at] === ',') {
      take()
      values.push(either())
    }
    take('}')
    return values.filter(Boolean).length >= needed
  }

  function compared(id: string, isEqual: boolean, status: string): boolean {
    return (wordsOf[stateOf(id)] ?? []).includes(status) === isEqual
  }

  try {
    const value = either()
    return at < tokens.length || value
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

function tokensOf(script: string): string[] {
  const found: string[] = []
  token.lastIndex = 0
  for (let match = token.exec(script); match; match = token.exec(script)) found.push(asOperator(match[1] ?? ''))
  return found
}

// Some authors write the words, which the standard does not know.
function asOperator(text: string): string {
  return { AND: '&', OR: '|', NOT: '~' }[text] ?? text
}

function unquoted(text: string): string {
  return text.replaceAll('"', '').toLowerCase()
}
