import { lastCommitted } from './last-committed.ts'
import { missingFrom, stillDeclared, writtenCoverage, type Coverage } from '../test/contract-coverage.ts'
import type { Findings } from './steps.ts'

const FILE = 'generated/contract-coverage.json'

/** What tests have seen of the contract may only grow from commit to commit, but for what the contract has no longer. */
export function checkCoverageKept(): Findings {
  const before = lastCommitted(FILE)
  return before === null ? [] : findUnseen(stillDeclared(JSON.parse(before) as Coverage), writtenCoverage())
}

/** @param before what was written down in the last commit */
export function findUnseen(before: Coverage, now: Coverage): Findings {
  return missingFrom(before, now).map(
    (pair) => `${FILE} names ${pair} no more. Write a test that sees it, and run make test and make coverage.`,
  )
}
