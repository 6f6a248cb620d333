import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ActivityState } from './activity-state.ts'
import { isMet, isUnlocked } from './prerequisites.ts'
import { groupedCourse } from './testing/courses.ts'

const states: Record<string, ActivityState> = { a: 'done', b: 'done', c: 'opened', quiz: 'failed' }
const stateOf = (id: string) => states[id] ?? (id === 'd' ? 'notStarted' : null)

test.each([
  ['', true],
  ['a', true],
  ['c', false],
  ['a & b', true],
  ['a&c', false],
  ['c|a', true],
  ['~c', true],
  ['~a|c', false],
  ['a&(c|~d)', true],
  ['quiz="failed"', true],
  ['quiz<>"failed"', false],
  ['a=passed', true],
  ['(a AND c) OR NOT c', true],
  ['2*{a,b,c}', true],
  ['3*{a,b,c}', false],
  ['1*{c|d, a&b}', true],
  ['nowhere', true],
  ['~nowhere', true],
  ['a&nowhere', true],
  ['c&nowhere', false],
  ['c|nowhere', false],
  ['nowhere="passed"', true],
  ['2*{a,nowhere}', true],
  ['2*{a,c,nowhere}', false],
])('%s is %s', (script, expected) => {
  expect(isMet(script, stateOf)).toBe(expected)
})

test.each(['a&', '(c', 'c d', '2*{c', '&', 'c="'])('%s cannot be read, so it locks nothing', (script) => {
  expect(isMet(script, stateOf)).toBe(true)
})

test('any text is answered, and none hangs', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('a', 'b', '&', '|', '~', '=', '<>', '(', ')', '{', '}', ',', '*', '"', '2', ' '),
      }),
      (script) => {
        expect(typeof isMet(script, stateOf)).toBe('boolean')
      },
    ),
  )
})

test('binds what lies in a group as well', () => {
  const course = groupedCourse()
  const activities = course.activities.map((each) => (each.id === 'g2' ? { ...each, prerequisites: 'a&b' } : each))
  const isOpen = (state: ActivityState) => isUnlocked({ ...course, activities }, 'c', () => state)
  expect([isOpen('opened'), isOpen('done')]).toEqual([false, true])
  expect(isUnlocked(course, 'c', () => 'notStarted')).toBe(true)
})

test.each<[string, Partial<Record<string, ActivityState>>, boolean]>([
  ['g1', {}, false],
  ['g1', { a: 'done' }, false],
  ['g1', { a: 'done', b: 'failed' }, false],
  ['g1', { a: 'done', b: 'done' }, true],
  ['g1="incomplete"', { a: 'done' }, true],
  ['g1="failed"', { a: 'done', b: 'failed' }, true],
  ['g1="not attempted"', {}, true],
  ['empty', {}, true],
])('takes a group for what all in it are: %s with %o is %s', (script, told, expected) => {
  const course = groupedCourse()
  const empty = { ...course.activities[0]!, id: 'empty' }
  const activities = course.activities.map((each) => (each.id === 'c' ? { ...each, prerequisites: script } : each))
  const isOpen = isUnlocked({ ...course, activities: [...activities, empty] }, 'c', (id) => told[id] ?? 'notStarted')
  expect(isOpen).toBe(expected)
})
