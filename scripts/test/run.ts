import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../generate/paths.ts'
import { within } from '../within.ts'
import { leftovers, RUN_MARK } from './leftovers.ts'
import { afterSecondTry, failedFiles, outcomeOf, sumOf, type Outcome, type VitestReport } from './report.ts'

const CACHE = join(ROOT, '.cache')
/** What Node compiles once: the many hubs and workers of a run, and the next run, need not do it again. */
const COMPILED = join(CACHE, 'compiled')

/** A part of a run. What takes longer than its minutes hangs: it is ended, and fails by name. */
export interface Part {
  name: string
  minutes: number
  run(): Promise<Outcome>
}

/**
 * Runs one part after the other, then looks for what they left behind, and ends with what failed and one line of totals.
 * @param name under which the totals are kept for the end of a longer run
 */
export async function runParts(name: string, parts: readonly Part[]): Promise<void> {
  const run = `${process.pid}-${Date.now()}`
  process.env[RUN_MARK] = run
  const temporary = mkdtempSync(join(quickFolder(), 'hub-run-'))
  // As root the databases run as somebody else, who has to reach them.
  chmodSync(temporary, 0o755)
  process.env['TMPDIR'] = temporary
  const outcomes: Outcome[] = []
  const took: string[] = []
  for (const { name, minutes, run: work } of parts) {
    const began = performance.now()
    outcomes.push(await within(minutes * 60_000, work(), () => endedLate(name, minutes, run)))
    took.push(`${name} ${((performance.now() - began) / 60_000).toFixed(1)} min`)
  }
  outcomes.push(await nothingLeft(run, temporary))
  rmSync(temporary, { recursive: true, force: true })
  const { passed, failures, unsteady = [], skipped } = sumOf(outcomes)
  const totals: Totals = { passed, failures, unsteady, skipped, took }
  tell(totals)
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(totalsFile(name), JSON.stringify(totals))
  // What hung in this process itself would keep it alive.
  process.exit(failures.length ? 1 : 0)
}

const IN_MEMORY = '/dev/shm'
/** What a run has at once in its databases and files is a fifth of it. */
const ROOM = 8 * 1024 ** 3

/**
 * Where a run keeps what it throws away. A database is a folder of a thousand files, and a run makes hundreds: memory, where
 * Linux offers it and enough is free, takes a tenth of the time that a disk does. TMPDIR names another place.
 */
function quickFolder(): string {
  if (process.env['TMPDIR'] || !existsSync(IN_MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) > ROOM ? IN_MEMORY : tmpdir()
}

/** @param run the mark of all that was started */
function endedLate(name: string, minutes: number, run: string): Outcome {
  const running = leftovers(run)
  for (const each of running) console.log(`Still running in ${name} after ${minutes} minutes: ${each.slice(0, 300)}`)
  for (const each of running) end(Number.parseInt(each, 10))
  return {
    passed: 0,
    failures: [`${name} did not end within ${minutes} minutes: see above what was running`],
    skipped: 0,
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}

/** How a run ended. */
export interface Totals extends Required<Outcome> {
  /** How long each part took, such as `tests 9.4 min`. */
  took: string[]
}

/** What failed, what passed at the second try alone, what took how long, and one line of totals. */
export function tell({ passed, failures, unsteady, skipped, took }: Totals): void {
  for (const each of unsteady) console.log(`UNSTEADY ${each}`)
  for (const failure of failures) console.log(`FAILED ${failure}`)
  console.log(`Took: ${took.join(', ')}`)
  console.log(`${passed} passed, ${failures.length} failed, ${skipped} skipped`)
}

/** What the last run of that name ended with. */
export function totalsOf(name: string): Totals {
  return JSON.parse(readFileSync(totalsFile(name), 'utf8')) as Totals
}

const totalsFile = (name: string) => join(CACHE, `totals-${name}.json`)

/** More files than this do not fail by chance, so they are not asked again. */
const FILES_TRIED_AGAIN = 3

/** What vitest runs. */
export interface Run {
  /** Names of its projects, also with a star. */
  projects: readonly string[]
  /** Files or folders; all of the projects without. */
  files?: readonly string[]
  env?: NodeJS.ProcessEnv
}

/**
 * Runs vitest. The few files in which something failed run once more, one after the other: on a crowded machine a
 * browser or a clock can be late, and one late test of twelve thousand would hide what the others say. What passes
 * then is named as unsteady, and asks for a mend like any other fault.
 * @param name of its report
 */
export async function vitest(name: string, run: Run): Promise<Outcome> {
  const first = await runOnce(name, run)
  if (!first.report) return first.outcome
  const files = failedFiles(first.report)
  if (files.length === 0 || files.length > FILES_TRIED_AGAIN) return first.outcome
  for (const failure of first.outcome.failures) console.log(`Tried once more: ${failure}`)
  const second = await runOnce(`${name}-again`, { ...run, files }, ['--no-file-parallelism'])
  if (!second.report) return second.outcome
  return afterSecondTry(first.report, second.report, second.outcome)
}

async function runOnce(name: string, { projects, files = [], env = {} }: Run, more: string[] = []) {
  const path = join(CACHE, `${name}.json`)
  mkdirSync(CACHE, { recursive: true })
  rmSync(path, { force: true })
  const args = [...projects.flatMap((project) => ['--project', project]), ...files, ...more]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  const code = await script('node_modules/vitest/vitest.mjs', ['run', ...args, ...reporters], env)
  if (!existsSync(path)) {
    const failures = [`${name}: vitest ended without a report, see above`]
    return { report: null, outcome: { passed: 0, failures, skipped: 0 } }
  }
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport
  return { report, outcome: outcomeOf(report, code) }
}

function script(path: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, path), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** A run must leave no process and no file behind. */
async function nothingLeft(run: string, temporary: string): Promise<Outcome> {
  await wait(500)
  const failures = [
    ...leftovers(run).map((each) => `Left running: ${each}`),
    ...readdirSync(temporary)
      .filter((each) => !OF_TOOLS.test(each))
      .map((each) => `Left in the temporary folder: ${each}`),
  ]
  return { passed: failures.length ? 0 : 1, failures, skipped: 0 }
}

/** What tools keep there for their next run. */
const OF_TOOLS = /^(jiti|pulse-|node-compile-cache|tsx-|v8-compile-cache|\.org\.chromium|org\.chromium|playwright)/
