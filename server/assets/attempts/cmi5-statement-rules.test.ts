import { expect, test } from 'vitest'
import type { Statement } from '../../xapi/statement-types.ts'
import { refusalOf, stateAfter, type SessionState } from './cmi5-statement-rules.ts'
import { CATEGORY, MASTERY_SCORE, MOVE_ON_CATEGORY, SESSION_ID, VERBS, type Verb } from './cmi5-words.ts'

const NOW = new Date('2026-11-28T12:00:00Z')
const FRESH: SessionState = {
  id: 'session',
  activityIri: 'https://hub.example/activities/1/unit',
  publisherId: 'https://example.com/unit',
  mode: 'Normal',
  masteryScore: 0.8,
  verbs: [],
  initializedAt: null,
  terminatedAt: null,
  lastAt: null,
}
const BEGUN: SessionState = { ...FRESH, verbs: ['initialized'], initializedAt: NOW, lastAt: NOW }

interface Change {
  result?: Record<string, unknown>
  context?: Record<string, unknown>
  extensions?: Record<string, unknown>
  object?: Record<string, unknown>
  timestamp?: string
}

/** What the standard wants of each verb. */
const RESULTS: Partial<Record<Verb, Record<string, unknown>>> = {
  completed: { completion: true, duration: 'PT1S' },
  passed: { success: true, duration: 'PT1S' },
  failed: { success: false, duration: 'PT1S' },
  terminated: { duration: 'PT1S' },
}

function say(verb: Verb, { result, context, extensions, object, timestamp }: Change = {}): Statement {
  const isResult = verb === 'completed' || verb === 'passed' || verb === 'failed'
  const whole = {
    actor: { account: { homePage: 'https://hub.example', name: 'x' } },
    verb: { id: VERBS[verb] },
    object: { id: FRESH.activityIri, ...object },
    result: { ...RESULTS[verb], ...result },
    context: {
      contextActivities: {
        grouping: [{ id: FRESH.publisherId }],
        category: [{ id: CATEGORY }, ...(isResult ? [{ id: MOVE_ON_CATEGORY }] : [])],
      },
      extensions: { [SESSION_ID]: FRESH.id, ...extensions },
      ...context,
    },
    timestamp: timestamp ?? NOW.toISOString(),
  }
  return whole as Statement
}

const codeOf = (statement: Statement, state: SessionState = BEGUN, values: Record<string, string> = {}) =>
  refusalOf(statement, state, values, NOW)?.code ?? null

test('takes what the standard wants of each verb', () => {
  expect(codeOf(say('initialized'), FRESH)).toBe(null)
  for (const verb of ['completed', 'passed', 'failed', 'terminated'] as const) expect(codeOf(say(verb))).toBe(null)
})

const mastered = { extensions: { [MASTERY_SCORE]: 0.8 } }
test.each<[string, Statement, SessionState, string | null]>([
  ['has no time', { ...say('initialized'), timestamp: undefined } as unknown as Statement, FRESH, 'timestamp'],
  ['has a time that is not UTC', say('initialized', { timestamp: '2026-11-28T13:00:00+01:00' }), FRESH, 'timestamp'],
  ['begins without initialized', say('completed'), FRESH, 'not-initialized'],
  ['is older than initialized', say('completed', { timestamp: '2026-11-28T11:59:59Z' }), BEGUN, 'not-initialized'],
  ['begins twice', say('initialized'), BEGUN, 'twice'],
  ['is completed twice in a session', say('completed'), { ...BEGUN, verbs: ['initialized', 'completed'] }, 'twice'],
  ['fails after passing', say('failed'), { ...BEGUN, verbs: ['initialized', 'passed'] }, 'passed-and-failed'],
  [
    'passes after failing in one session',
    say('passed'),
    { ...BEGUN, verbs: ['initialized', 'failed'] },
    'passed-and-failed',
  ],
  [
    'goes on after terminated',
    say('completed', { timestamp: '2026-11-28T12:00:02Z' }),
    { ...BEGUN, terminatedAt: NOW },
    'terminated',
  ],
  ['says late what was before terminated', say('completed'), { ...BEGUN, terminatedAt: NOW }, null],
  ['ends before its last word', say('terminated'), { ...BEGUN, lastAt: new Date('2026-11-28T12:00:02Z') }, 'not-last'],
  ['has a verb of the hub', say('satisfied'), BEGUN, 'other-verb'],
  ['is about something else', say('completed', { object: { id: FRESH.publisherId } }), BEGUN, 'other-object'],
  ['is of another session', say('completed', { extensions: { [SESSION_ID]: 'other' } }), BEGUN, 'other-session'],
  [
    'leaves the template out',
    say('completed', { context: { contextActivities: { category: [{ id: CATEGORY }] } } }),
    BEGUN,
    'no-publisher-id',
  ],
  ['is completed in review', say('completed'), { ...BEGUN, mode: 'Review' }, 'review'],
  ['ends in review', say('terminated'), { ...BEGUN, mode: 'Review' }, null],
  ['has a score where none belongs', say('completed', { result: { score: { scaled: 1 } } }), BEGUN, 'score'],
  [
    'has a score below nothing',
    say('failed', { result: { score: { scaled: -0.1 } }, ...mastered }),
    BEGUN,
    'score-range',
  ],
  ['has a raw score alone', say('passed', { result: { score: { raw: 5 } } }), BEGUN, 'score-range'],
  [
    'has a raw score above the greatest',
    say('passed', { result: { score: { raw: 5, min: 0, max: 4 } } }),
    BEGUN,
    'score-range',
  ],
  ['has a raw score between both', say('passed', { result: { score: { raw: 5, min: 0, max: 10 } } }), BEGUN, null],
  [
    'passes below the mastery score',
    say('passed', { result: { score: { scaled: 0.79 } }, ...mastered }),
    BEGUN,
    'mastery-score',
  ],
  ['passes at the mastery score', say('passed', { result: { score: { scaled: 0.8 } }, ...mastered }), BEGUN, null],
  [
    'fails at the mastery score',
    say('failed', { result: { score: { scaled: 0.8 } }, ...mastered }),
    BEGUN,
    'mastery-score',
  ],
  ['does not name the mastery score', say('passed', { result: { score: { scaled: 0.9 } } }), BEGUN, 'no-mastery-score'],
  ['passes without success', say('passed', { result: { success: undefined } }), BEGUN, 'success'],
  ['fails with success', say('failed', { result: { success: true } }), BEGUN, 'success'],
  ['ends with success', say('terminated', { result: { success: true } }), BEGUN, 'success'],
  ['is completed without completion', say('completed', { result: { completion: false } }), BEGUN, 'completion'],
  ['passes with completion', say('passed', { result: { completion: true } }), BEGUN, 'completion'],
  ['has no duration', say('terminated', { result: { duration: undefined } }), BEGUN, 'no-duration'],
  [
    'is not in the category of moveOn',
    say('passed', {
      context: { contextActivities: { grouping: [{ id: FRESH.publisherId }], category: [{ id: CATEGORY }] } },
    }),
    BEGUN,
    'moveon-category',
  ],
])('of a unit that %s', (_, statement, state, code) => {
  expect(codeOf(statement, state)).toBe(code)
})

test.each([
  [say('completed'), { 'cmi.completion_status': 'completed' }, 'completed-before'],
  [say('passed'), { 'cmi.success_status': 'passed' }, 'passed-before'],
  [say('failed'), { 'cmi.success_status': 'passed' }, 'passed-before'],
  [say('passed'), { 'cmi.success_status': 'failed' }, null],
])('once in a registration', (statement, values, code) => {
  expect(codeOf(statement, BEGUN, values)).toBe(code)
})

test('remembers what a session said, and not its own verbs', () => {
  const own = say('completed', { context: { contextActivities: {} } })
  const after = [say('initialized'), own, say('terminated', { timestamp: '2026-11-28T12:00:05Z' })].reduce(
    (state, each) => stateAfter(state, each, NOW),
    FRESH,
  )
  expect(after).toMatchObject({
    verbs: ['initialized', 'terminated'],
    initializedAt: NOW,
    terminatedAt: new Date('2026-11-28T12:00:05Z'),
    lastAt: new Date('2026-11-28T12:00:05Z'),
  })
})
