import { expect } from 'vitest'
import type { Course, CourseActivity } from '../bridge.ts'
import { isCompletedByContent, launchables } from '../course-plan.ts'
import { loadRuntime } from '../runtime.ts'
import { openSession } from '../sco-session.ts'
import { requestText, type SequencedStep, type SequencingRequest, type Sequencer } from '../sequencer.ts'
import { learner } from './courses.ts'

/**
 * Ways through a course, as text. What is shown stands first: the number of an activity, `end`, or `none` where nothing is. It is
 * followed by what the activity says of itself and by what the learner asks for then:
 *
 * - `-` nothing, `p` passed, `f` failed, each of them completed; `c` completed, `i` incomplete, `ip` and `if` with a result;
 *   `s0.5` a scaled score, `m0.5` a measure of progress; `obj1=p` the same of an objective, several of them with commas
 * - `>` on, `<` back, `@7` to that activity, `exit`, `exitAll`, `suspendAll`, and `resume` for who comes back
 * - `!>`, `!<` and `!@7`: the rules do not let the learner
 * - `=completed/passed`: what the whole course came to
 */

const STATUSES: Record<string, [completion: string | null, success: string | null]> = {
  '-': [null, null],
  p: ['completed', 'passed'],
  f: ['completed', 'failed'],
  c: ['completed', null],
  i: ['incomplete', null],
  ip: ['incomplete', 'passed'],
  if: ['incomplete', 'failed'],
}

const REQUESTS: Record<string, SequencingRequest> = { '>': 'continue', '<': 'previous', suspendAll: 'suspendAll' }

/** Takes a learner along a way. @param numberOf what an activity is called there, by its id */
export async function walk(course: Course, way: string, ids: ReadonlyMap<string, string>): Promise<void> {
  const { sequencer } = await loadRuntime(course)
  if (!sequencer) throw new Error('The course has no sequencing')
  const numbers = new Map([...ids].map(([number, id]) => [id, number]))
  const requestOf = (token: string): SequencingRequest =>
    token.startsWith('@') ? { choice: ids.get(token.slice(1)) ?? '' } : REQUESTS[token]!
  let found: SequencedStep = sequencer.begin()
  let gone = ''
  const tokens = way.split(/\s+/)
  while (tokens.length) {
    const shown = found.kind === 'deliver' ? (numbers.get(found.activityId) ?? found.activityId) : found.kind
    expect(`${gone} ${shown}`.trim()).toBe(`${gone} ${tokens[0]}`.trim())
    gone = `${gone} ${tokens.shift()}`.trim()
    if (tokens.length === 0) return
    const id = found.kind === 'deliver' ? found.activityId : null
    const said = id === null ? '' : tokens.shift()
    const refused: string[] = []
    while (tokens[0]?.startsWith('!')) refused.push(tokens.shift()!.slice(1))
    const wish = tokens[0]?.startsWith('=') ? undefined : tokens.shift()
    gone = [gone, said, ...refused.map((each) => `!${each}`), wish].filter(Boolean).join(' ')
    const mayNot = (each: Sequencer) =>
      refused.filter((token) => each.isPossible(requestOf(token))).map((token) => `${gone}: ${token} is possible`)
    if (id === null) {
      expect(mayNot(sequencer)).toEqual([])
      if (wish === 'resume') found = sequencer.begin()
      else if (wish) found = sequencer.request(requestOf(wish))
    } else {
      const session = sessionOf(course, id, sequencer)
      for (const each of said!.split(',')) report(session, each)
      expect(mayNot(sequencer)).toEqual([])
      if (wish !== undefined)
        set(session, 'adl.nav.request', REQUESTS[wish] || wish.startsWith('@') ? requestText(requestOf(wish)) : wish)
      expect(session['Terminate']!(''), gone).toBe('true')
      found = sequencer.step()
    }
    const outcome = tokens[0]?.startsWith('=') ? tokens.shift()!.slice(1) : null
    if (outcome !== null) {
      const { completion, success } = sequencer.outcome()
      expect(`${gone} =${completion}/${success}`).toBe(`${gone} =${outcome}`)
    }
  }
}

type Api = Record<string, (...parameters: string[]) => string>

function sessionOf(course: Course, id: string, sequencer: Sequencer): Api {
  const activity = launchables(course).find((each) => each.id === id)
  if (!activity) throw new Error(`There is no activity ${id}`)
  const request = {
    version: '2004' as const,
    activity,
    stored: {},
    learner,
    mode: 'normal' as const,
    mustPass: false,
    isSequenced: true,
    isCompletedByContent: isCompletedByContent(course, id),
  }
  const nothing = () => {}
  const events = {
    onCall: nothing,
    onChange: nothing,
    onCommit: nothing,
    onEnd: nothing,
    isPossible: () => null,
    isFailing: () => false,
    currentPage: nothing,
  }
  const { api } = openSession(request, sequencer.createRuntime, events)
  expect(api['Initialize']!('')).toBe('true')
  return api
}

function set(api: Api, name: string, value: string): void {
  expect(api['SetValue']!(name, value), `${name} ${value} ${api['GetLastError']!()}`).toBe('true')
}

function report(api: Api, said: string): void {
  const [, objective, word = said] = /^(.+)=(.+)$/.exec(said) ?? []
  const base = objective === undefined ? 'cmi' : objectiveIn(api, objective)
  const [, status = '', measures = ''] = /^([a-z-]*?)((?:[sm]-?[\d.]+)*)$/.exec(word) ?? []
  const [completion, success] = STATUSES[status || '-'] ?? []
  if (completion === undefined) throw new Error(`Nobody knows what ${said} says`)
  if (completion) set(api, `${base}.completion_status`, completion)
  if (success) set(api, `${base}.success_status`, success)
  for (const [, kind, value = ''] of measures.matchAll(/([sm])(-?[\d.]+)/g))
    set(api, `${base}.${kind === 's' ? 'score.scaled' : 'progress_measure'}`, value)
}

/** Where an objective stands, which the run-time brings, or else is made. */
function objectiveIn(api: Api, id: string): string {
  const count = Number(api['GetValue']!('cmi.objectives._count'))
  const places = Array.from({ length: count }, (_, nth) => `cmi.objectives.${nth}`)
  const found = places.find((place) => api['GetValue']!(`${place}.id`) === id)
  if (found) return found
  set(api, `cmi.objectives.${count}.id`, id)
  return `cmi.objectives.${count}`
}

/** The activities of a course by the numbers in their titles. */
export function numbered(activities: readonly Pick<CourseActivity, 'id' | 'title'>[]): Map<string, string> {
  return new Map(
    activities.flatMap(({ id, title }) =>
      /(\d+)\s*$/.exec(title)?.[1] ? [[/(\d+)\s*$/.exec(title)![1]!, id] as const] : [],
    ),
  )
}
