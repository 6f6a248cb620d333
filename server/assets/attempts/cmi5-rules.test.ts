import { describe, expect, test } from 'vitest'
import { parseCmi5 } from '../../files/package/cmi5-codec.ts'
import { packageLimits } from '../../files/package/package-limits.ts'
import type { MoveOn } from '../../files/package/manifest-codec.ts'
import { cmi5Structure, unitOf } from '../../files/package/package-fixtures.ts'
import { cmi5Outcome, cmi5Status, isSatisfied, satisfiedBlocks, valuesAfter, WAIVED_VALUES } from '../cmi5-rules.ts'
import { courseShare, courseStatus, partsDone } from '../rules.ts'

const COMPLETED = { 'cmi.completion_status': 'completed' }
const PASSED = { 'cmi.success_status': 'passed' }
const FAILED = { 'cmi.success_status': 'failed' }

test.each<[MoveOn, boolean, boolean, boolean, boolean, boolean]>([
  // completed, passed, both, failed, nothing
  ['Passed', false, true, true, false, false],
  ['Completed', true, false, true, false, false],
  ['CompletedAndPassed', false, false, true, false, false],
  ['CompletedOrPassed', true, true, true, false, false],
  ['NotApplicable', true, true, true, true, true],
])('%s is met by what it says', (moveOn, completed, passed, both, failed, nothing) => {
  expect(isSatisfied(moveOn, COMPLETED)).toBe(completed)
  expect(isSatisfied(moveOn, PASSED)).toBe(passed)
  expect(isSatisfied(moveOn, { ...COMPLETED, ...PASSED })).toBe(both)
  expect(isSatisfied(moveOn, FAILED)).toBe(failed)
  expect(isSatisfied(moveOn, undefined)).toBe(nothing)
  expect(isSatisfied(moveOn, WAIVED_VALUES)).toBe(true)
})

test('keeps of statements what counts', () => {
  const said = (verb: string, scaled: number | null = null, progress: number | null = null) => ({
    verb,
    scaled,
    progress,
  })
  const begun = valuesAfter({}, said('initialized'))
  expect(begun).toEqual({ 'cmi.completion_status': 'incomplete' })
  expect(valuesAfter(begun, said('progressed', null, 40))).toEqual({ ...begun, 'cmi.progress_measure': '0.4' })
  const failed = valuesAfter(begun, said('failed', 0.5))
  expect(failed).toEqual({ ...begun, ...FAILED, 'cmi.score.scaled': '0.5' })
  expect(valuesAfter(valuesAfter(failed, said('passed', 0.9)), said('completed'))).toEqual({
    ...COMPLETED,
    ...PASSED,
    'cmi.score.scaled': '0.9',
  })
})

const block = (name: string, parts: string) =>
  `<block id="https://example.com/${name}"><title><langstring>${name}</langstring></title>${parts}</block>`
const nested = block(
  'outer',
  unitOf('one', 'moveOn="Completed"') + block('inner', unitOf('two', 'moveOn="Passed"')) + block('empty', ''),
)
const course = parseCmi5(
  Buffer.from(cmi5Structure(nested + unitOf('three'))),
  { paths: ['one.html', 'two.html', 'three.html'], folder: '' },
  packageLimits,
  () => {},
)
const at = (values: Record<string, Record<string, string>>) =>
  new Map(Object.entries(values).map(([name, each]) => [`https://example.com/${name}`, each]))

describe('a course', () => {
  test('has the blocks satisfied whose units all are', () => {
    const names = (values: Parameters<typeof at>[0]) =>
      satisfiedBlocks(course, at(values)).map((id) => id.split('/').at(-1))
    expect(names({})).toEqual([])
    expect(names({ two: PASSED })).toEqual(['inner'])
    expect(names({ one: COMPLETED, two: PASSED })).toEqual(['outer', 'inner'])
  })

  test.each([
    ['nothing', {}, 'opened', 'incomplete'],
    ['one of two', { one: COMPLETED }, 'incomplete', 'incomplete'],
    ['both', { one: COMPLETED, two: PASSED }, 'passed', 'completed'],
    ['both, and a third that failed', { one: COMPLETED, two: PASSED, three: FAILED }, 'failed', 'completed'],
    ['a failure', { one: COMPLETED, two: FAILED, three: COMPLETED }, 'failed', 'incomplete'],
    ['both waived', { one: WAIVED_VALUES, two: WAIVED_VALUES }, 'completed', 'completed'],
  ])('comes with %s to what its units ask', (_, values, status, completion) => {
    const outcome = cmi5Outcome(course, at(values))
    expect(outcome.completion).toBe(completion)
    expect(cmi5Status(outcome, courseStatus(course, at(values)))).toBe(status)
  })

  test('is done by parts and shares of what its units ask', () => {
    const values = at({ one: COMPLETED, two: { ...FAILED, 'cmi.progress_measure': '0.5' } })
    expect(partsDone(course, values, 'completed')).toEqual({ done: 2, parts: 3 })
    expect(courseShare(course, values, 'completed')).toBeCloseTo(2.5 / 3)
  })
})
