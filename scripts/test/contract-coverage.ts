import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '../../generated/server/operations.ts'
import { COVERAGE_FOLDER } from '../../server/testing/contract-coverage.ts'
import { ROOT } from '../generate/paths.ts'

const FILE = join(ROOT, 'generated/contract-coverage.json')

/** The statuses that tests have seen of each operation, in an answer that was held against the contract. */
export type Coverage = Record<string, number[]>

/** What the tests of this run have seen. */
export function seenInThisRun(): Coverage {
  const notes = existsSync(COVERAGE_FOLDER)
    ? readdirSync(COVERAGE_FOLDER).map((name) => readFileSync(join(COVERAGE_FOLDER, name), 'utf8'))
    : []
  return coverageOf(notes.flatMap((note) => note.split('\n')))
}

/** @param lines an operationId and a status each */
export function coverageOf(lines: string[]): Coverage {
  const pairs = [...new Set(lines.filter(Boolean))].map((line) => line.split(' ') as [string, string])
  const found: Coverage = {}
  for (const id of Object.keys(operations)) {
    const statuses = pairs.filter(([operation]) => operation === id).map(([, status]) => Number(status))
    if (statuses.length) found[id] = statuses.toSorted((a, b) => a - b)
  }
  return found
}

/** What is written down as seen. */
export function writtenCoverage(): Coverage {
  return stillDeclared(existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Coverage) : {})
}

/** Without what the contract has no longer: a call that is built answers 501 no more. */
export function stillDeclared(written: Coverage): Coverage {
  const declared = (id: string) => (operations as Record<string, { statuses: readonly number[] }>)[id]?.statuses ?? []
  return Object.fromEntries(
    Object.entries(written).map(([id, statuses]) => [id, statuses.filter((status) => declared(id).includes(status))]),
  )
}

/** Writes generated/contract-coverage.json, which the documentation shows. */
export function writeCoverage(coverage: Coverage): void {
  const rows = Object.entries(coverage).map(([id, statuses]) => `  "${id}": [${statuses.join(', ')}]`)
  writeFileSync(FILE, `{\n${rows.join(',\n')}\n}\n`)
}

/** The pairs of the first that the second lacks, as `operationId status`. */
export function missingFrom(first: Coverage, second: Coverage): string[] {
  return Object.entries(first).flatMap(([id, statuses]) =>
    statuses.filter((status) => !second[id]?.includes(status)).map((status) => `${id} ${status}`),
  )
}
