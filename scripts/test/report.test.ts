import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../generate/paths.ts'
import { afterSecondTry, failedFiles, outcomeOf, sumOf, type VitestReport } from './report.ts'

const name = join(ROOT, 'server/some.test.ts')
const red = (text: string) => `${String.fromCodePoint(27)}[31m${text}${String.fromCodePoint(27)}[39m`

function report(file: Partial<VitestReport['testResults'][number]>): VitestReport {
  const result = { name, status: 'failed', message: '', assertionResults: [], ...file }
  return { numPassedTests: 2, numPendingTests: 1, numTodoTests: 1, testResults: [result] }
}

test('names each failed test with the first lines of its reason', () => {
  const assertionResults = [
    { fullName: 'holds', status: 'passed', failureMessages: [] },
    { fullName: 'counts', status: 'failed', failureMessages: [`${red('expected')} 1\n  to be 2`, 'a second'] },
  ]
  expect(outcomeOf(report({ assertionResults }), 1)).toEqual({
    passed: 2,
    failures: ['server/some.test.ts: counts: expected 1 to be 2'],
    skipped: 2,
  })
})

test('names a file that does not load', () => {
  const { failures } = outcomeOf(report({ message: 'Cannot find module' }), 1)
  expect(failures).toEqual(['server/some.test.ts: Cannot find module'])
})

test('takes an exit code without a failed test for a failure', () => {
  expect(outcomeOf(report({ status: 'passed' }), 1).failures).toHaveLength(1)
  expect(outcomeOf(report({ status: 'passed' }), 0).failures).toEqual([])
})

test('sums up what ran beside each other', () => {
  const one = { passed: 3, failures: ['server/a.test.ts: fails'], skipped: 1 }
  const other = { passed: 4, failures: ['client/b.test.ts: fails'], unsteady: ['client/c.test.ts: late'], skipped: 0 }
  const failures = ['server/a.test.ts: fails', 'client/b.test.ts: fails']
  const all = { passed: 7, failures, unsteady: ['client/c.test.ts: late'], skipped: 1 }
  expect(sumOf([one, other])).toEqual(all)
})

describe('a second try of the files that failed', () => {
  const passed = { fullName: 'holds', status: 'passed', failureMessages: [] }
  const late = { fullName: 'waits', status: 'failed', failureMessages: ['Timeout'] }
  const other = join(ROOT, 'client/other.test.ts')
  const [steady, unsteady] = [
    { name: other, status: 'passed', message: '', assertionResults: [passed, passed] },
    { name, status: 'failed', message: '', assertionResults: [passed, late] },
  ]
  const first: VitestReport = {
    numPassedTests: 3,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [steady, unsteady],
  }
  const after = (testResults: VitestReport['testResults'], numPassedTests: number) => {
    const second = { ...first, numPassedTests, testResults }
    return afterSecondTry(first, second, outcomeOf(second, testResults[0]!.status === 'failed' ? 1 : 0))
  }

  test('asks for those files alone', () => {
    expect(failedFiles(first)).toEqual(['server/some.test.ts'])
  })

  test('counts what passes then, and names it as unsteady', () => {
    const now = { ...unsteady, status: 'passed', assertionResults: [passed, { ...late, status: 'passed' }] }
    const named = ['server/some.test.ts: waits: Timeout']
    expect(after([now], 2)).toEqual({ passed: 4, failures: [], unsteady: named, skipped: 0 })
  })

  test('counts what fails again as failed', () => {
    const failures = ['server/some.test.ts: waits: Timeout']
    expect(after([unsteady], 1)).toEqual({ passed: 3, failures, unsteady: [], skipped: 0 })
  })
})
