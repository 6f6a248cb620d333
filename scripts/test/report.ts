import { relative } from 'node:path'
import { ROOT } from '../generate/paths.ts'

/** How one part of a run ended. */
export interface Outcome {
  passed: number
  /** What failed and why, a line each. */
  failures: string[]
  /** What passed at the second try alone, and why it failed at the first, a line each. */
  unsteady?: string[]
  skipped: number
}

/** Several parts of a run as one. */
export function sumOf(outcomes: readonly Outcome[]): Outcome {
  const sum = (part: 'passed' | 'skipped') => outcomes.reduce((total, each) => total + each[part], 0)
  return {
    passed: sum('passed'),
    failures: outcomes.flatMap((each) => each.failures),
    unsteady: outcomes.flatMap((each) => each.unsteady ?? []),
    skipped: sum('skipped'),
  }
}

/** What is read of the report that vitest writes as JSON. */
export interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    /** The file's absolute path. */
    name: string
    status: string
    /** Why the file as a whole failed; empty where a test of it did. */
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** @param exitCode vitest's own: a run can fail without a failed test, by an error after the last of them */
export function outcomeOf(report: VitestReport, exitCode: number): Outcome {
  const failures = report.testResults.flatMap((file) => {
    const name = relative(ROOT, file.name)
    const tests = file.assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length) return tests.map((test) => `${name}: ${test.fullName}: ${oneLine(test.failureMessages[0])}`)
    return file.status === 'failed' ? [`${name}: ${oneLine(file.message)}`] : []
  })
  if (exitCode !== 0 && failures.length === 0) failures.push('vitest failed outside of any test: see its output above')
  return { passed: report.numPassedTests, failures, skipped: report.numPendingTests + report.numTodoTests }
}

/** The files in which something failed, from the root of the project. */
export function failedFiles(report: VitestReport): string[] {
  return report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(ROOT, name))
}

/**
 * A run after the files that failed in it ran once more.
 * @param second of those files alone
 * @param outcome of the second
 */
export function afterSecondTry(first: VitestReport, second: VitestReport, outcome: Outcome): Outcome {
  const again = new Set(failedFiles(first))
  const passedElsewhere = first.testResults
    .filter(({ name }) => !again.has(relative(ROOT, name)))
    .flatMap((file) => file.assertionResults.filter(({ status }) => status === 'passed')).length
  const stillFailed = new Set(failedFiles(second))
  const unsteady = outcomeOf(first, 1).failures.filter((failure) => !stillFailed.has(failure.split(': ', 1)[0]!))
  return {
    ...outcome,
    passed: passedElsewhere + outcome.passed,
    unsteady,
    skipped: first.numPendingTests + first.numTodoTests,
  }
}

function oneLine(message = ''): string {
  const colour = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')
  return message.replaceAll(colour, '').replaceAll(/\s+/g, ' ').trim().slice(0, 300)
}
