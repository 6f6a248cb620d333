import { globSync, rmSync } from 'node:fs'
import { COVERAGE_FOLDER } from '../server/testing/contract-coverage.ts'
import { buildAll, buildForDevelopment } from './build/steps.ts'
import { runChecks } from './check/checks.ts'
import { ROOT } from './generate/paths.ts'
import { findChromium } from './test/browsers.ts'
import { missingFrom, seenInThisRun, writtenCoverage } from './test/contract-coverage.ts'
import type { Outcome } from './test/report.ts'
import { roomsOf } from './test/rooms.ts'
import { runParts, vitest } from './test/run.ts'

/**
 * `make test`: builds, checks, runs every test but those that prove by their length, and ends with what failed and one
 * line of totals. ONLY=<noun> runs the tests of one noun on both sides; `--only browser` runs one group, or several as
 * `--only '*browser'`.
 */
const say = (line: string) => console.log(line)
/** The tests of the player are in a browser. */
const PLAYER = 'client/player/'
const noun = process.env['ONLY']
const group = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1]! : null

try {
  if (noun) await runNoun(noun)
  else await runAll()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function runAll(): Promise<void> {
  process.env['CHROMIUM'] = findChromium(say)
  await buildAll(say)
  if (group) return runParts('group', [{ name: group, minutes: 60, run: () => vitest('tests', { projects: [group] }) }])
  rmSync(COVERAGE_FOLDER, { recursive: true, force: true })
  await runParts('test', [
    { name: 'checks', minutes: 15, run: checks },
    { name: 'tests', minutes: 40, run: () => vitest('tests', { projects: ['unit', 'client', 'server*', 'browser'] }) },
    { name: 'coverage', minutes: 3, run: contractCoverage },
  ])
}

/** @throws for a name under which no side has a folder with tests */
async function runNoun(name: string): Promise<void> {
  const folders = roomsOf(name)
  const files = globSync(
    folders.map((folder) => `${folder}**/*.test.{ts,tsx}`),
    { cwd: ROOT },
  )
  if (files.length === 0)
    throw new Error(`There are no tests in ${folders.join(' or ')}. ONLY takes the name of a noun.`)
  const inBrowser = folders.includes(PLAYER)
  if (inBrowser) process.env['CHROMIUM'] = findChromium(say)
  await (inBrowser ? buildAll(say) : buildForDevelopment(say))
  const run = () =>
    vitest('noun', { projects: ['unit', 'client', 'server*', ...(inBrowser ? ['browser'] : [])], files: folders })
  await runParts('noun', [{ name, minutes: 10, run }])
}

async function checks(): Promise<Outcome> {
  const { passed, failed } = await runChecks(say)
  return { passed, failures: failed.map((name) => `check: ${name}`), skipped: 0 }
}

/**
 * What the documentation says that tests have seen must have been seen in this run. What is new is written down, to be
 * committed: chance alone (a time-out, a crowded machine) can show more than usual, so it is no failure.
 */
async function contractCoverage(): Promise<Outcome> {
  const [seen, written] = [seenInThisRun(), writtenCoverage()]
  const lost = missingFrom(written, seen)
  const more = missingFrom(seen, written).length
  if (more)
    say(
      `Tests saw ${more} answers that generated/contract-coverage.json does not name. make coverage writes them down.`,
    )
  const failures = lost.map((pair) => `No test saw ${pair} any more. Test it again, or run make coverage.`)
  return { passed: lost.length ? 0 : 1, failures, skipped: 0 }
}
