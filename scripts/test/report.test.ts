import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../generate/paths.ts'
import { outcomeOf, sumOf, type VitestReport } from './report.ts'

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
  const other = { passed: 4, failures: ['client/b.test.ts: fails'], skipped: 0 }
  const all = { passed: 7, failures: ['server/a.test.ts: fails', 'client/b.test.ts: fails'], skipped: 1 }
  expect(sumOf([one, other])).toEqual(all)
})
