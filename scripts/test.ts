import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildAll } from './build/steps.ts'
import { runChecks } from './check/checks.ts'
import { ROOT } from './generate/paths.ts'
import { findChromium } from './test/chromium.ts'
import { COVERAGE_FOLDER } from '../server/testing/contract-coverage.ts'
import { missingFrom, seenInThisRun, writtenCoverage } from './test/contract-coverage.ts'
import { leftovers, RUN_MARK } from './test/leftovers.ts'
import { startPostgres15 } from './test/postgres-15.ts'
import { outcomeOf, type Outcome, type VitestReport } from './test/report.ts'

/**
 * `make test`: builds, checks, runs every test and ends with what failed and one line of totals. The server's tests run
 * on the embedded PostgreSQL and once more on PostgreSQL 15 where that is installed. `--only browser` runs one project.
 */

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1]! : null
const say = (line: string) => console.log(line)
const run = `${process.pid}-${Date.now()}`
const folder = join(ROOT, '.cache')
process.env[RUN_MARK] = run
if (!only) rmSync(COVERAGE_FOLDER, { recursive: true, force: true })

try {
  process.env['CHROMIUM'] = findChromium(say)
  await buildAll(say)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
const all = only
  ? [await vitest('tests', ['--project', only])]
  : [await checks(), await vitest('tests', []), contractCoverage(), await onPostgres15()]
all.push(await nothingLeft())
const failures = all.flatMap((each) => each.failures)
const sum = (part: 'passed' | 'skipped') => all.reduce((total, each) => total + each[part], 0)
for (const failure of failures) say(`FAILED ${failure}`)
console.log(`${sum('passed')} passed, ${failures.length} failed, ${sum('skipped')} skipped`)
process.exitCode = failures.length ? 1 : 0

async function checks(): Promise<Outcome> {
  const { passed, failed } = await runChecks(say)
  return { passed, failures: failed.map((name) => `check: ${name}`), skipped: 0 }
}

async function vitest(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const report = join(folder, `${name}.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await script('node_modules/vitest/vitest.mjs', ['run', ...args, ...reporters], env)
  return outcomeOf(JSON.parse(readFileSync(report, 'utf8')) as VitestReport, code)
}

/**
 * What the documentation says that tests have seen must have been seen in this run. What is new is written down, to be
 * committed: chance alone (a time-out, a crowded machine) can show more than usual, so it is no failure.
 */
function contractCoverage(): Outcome {
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

async function onPostgres15(): Promise<Outcome> {
  const postgres = await startPostgres15()
  if (!postgres) {
    say('PostgreSQL 15 is not installed here, so the server was tested on the embedded one alone.')
    return { passed: 0, failures: [], skipped: 0 }
  }
  try {
    say('The server once more, on PostgreSQL 15')
    return await vitest('tests-postgres-15', ['--project', 'server'], { TEST_DATABASE_URL: postgres.url })
  } finally {
    postgres.stop()
  }
}

/** A run must leave no process behind. */
async function nothingLeft(): Promise<Outcome> {
  await wait(500)
  const left = leftovers(run)
  return { passed: left.length ? 0 : 1, failures: left.map((each) => `Left running: ${each}`), skipped: 0 }
}

function script(path: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, path), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}
