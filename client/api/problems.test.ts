import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { HubProblem, problemOf } from './hub-problem.ts'
import { manageWordings } from './manage-problems.ts'
import { addProblemWords, isWorthRetrying, problemWords } from './problems.ts'
import { shouldRetry } from './query-client.ts'

const problem = (status: number, code: string, retryAfter: number | null = null) =>
  new HubProblem({ status, code, detail: 'Said by the hub.', retryAfter })

beforeAll(() => i18n.loadAndActivate({ locale: 'en-GB', messages: {} }))

describe('problemWords', () => {
  test('has words of its own for a code that it knows', () => {
    expect(problemWords(problem(404, 'not-found')).title).toBe('Not found')
  })

  test('says how long to wait', () => {
    expect(problemWords(problem(429, 'too-many-requests', 1)).text).toBe('Wait 1 second and try again.')
    expect(problemWords(problem(429, 'too-many-requests', 600)).text).toBe('Wait 10 minutes and try again.')
  })

  test('says what the hub says where it has no words of its own for a refusal', () => {
    const refused = new HubProblem({ status: 409, code: 'never-heard-of', detail: 'Do it the other way round.' })
    expect(problemWords(refused)).toEqual({ title: 'This could not be done', text: 'Do it the other way round.' })
  })

  test('has words for the refusals that only some people meet, once they are there', () => {
    // Under a code of its own: the words stay with the module, and other tests may have brought those of the pages.
    const refused = problem(403, 'met-in-this-test')
    expect(problemWords(refused).title).not.toContain('rights')
    addProblemWords({ 'met-in-this-test': manageWordings['user-outranks-you']! })
    expect(problemWords(refused).title).toBe('This person has more rights than you')
  })

  test('never shows the inner words of a fault', () => {
    expect(problemWords(new TypeError('x is undefined')).text).not.toContain('undefined')
    expect(problemWords(problem(500, 'never-heard-of')).title).toBe('Something went wrong')
  })
})

describe('problemOf', () => {
  test('reads an RFC 9457 problem with its wait', async () => {
    const body = JSON.stringify({ status: 429, code: 'too-many-requests', detail: 'Wait.' })
    const read = await problemOf(new Response(body, { status: 429, headers: { 'Retry-After': '30' } }))
    expect([read.status, read.code, read.retryAfter]).toEqual([429, 'too-many-requests', 30])
  })

  test('copes with an answer that is a page', async () => {
    expect((await problemOf(new Response('<html>', { status: 502 }))).code).toBe('bad-answer')
  })
})

describe('retries', () => {
  test('happen for faults and silence, not for a no', () => {
    expect(shouldRetry(0, problem(503, 'unavailable'))).toBe(true)
    expect(shouldRetry(0, problem(0, 'offline'))).toBe(true)
    expect(shouldRetry(0, problem(403, 'not-allowed'))).toBe(false)
    expect(shouldRetry(2, problem(503, 'unavailable'))).toBe(false)
  })

  test('are offered only where they can help', () => {
    expect(isWorthRetrying(problem(404, 'not-found'))).toBe(false)
    expect(isWorthRetrying(problem(500, 'internal-error'))).toBe(true)
  })
})
