import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildAll } from './build/steps.ts'
import { ROOT } from './generate/paths.ts'
import { findChromium } from './test/chromium.ts'
import { leftovers, RUN_MARK } from './test/leftovers.ts'

/** `make test`: builds, checks, runs every test and ends with one line of totals over all of them. */
interface Totals {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTestSuites: number
  success: boolean
}

const only = process.argv[process.argv.indexOf('--only') + 1]
const isWhole = !process.argv.includes('--only')
const say = (line: string) => console.log(line)
const run = `${process.pid}-${Date.now()}`
process.env[RUN_MARK] = run

try {
  process.env['CHROMIUM'] = findChromium(say)
  await buildAll(say, { docs: true })
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
const checksPass = !isWhole || (await script('scripts/check.ts', [])) === 0
const report = join(ROOT, '.cache/tests.json')
mkdirSync(join(ROOT, '.cache'), { recursive: true })
rmSync(report, { force: true })
const projects = isWhole ? [] : ['--project', only!]
const testsPass =
  (await script('node_modules/vitest/vitest.mjs', [
    'run',
    ...projects,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])) === 0
await wait(500)
const left = leftovers(run)
for (const each of left) console.error(`Left running: ${each}`)

const totals = JSON.parse(readFileSync(report, 'utf8')) as Totals
const passed = totals.numPassedTests + (isWhole && checksPass ? 1 : 0)
const failed = totals.numFailedTests + (checksPass ? 0 : 1) + left.length + (testsPass || totals.numFailedTests ? 0 : 1)
console.log(`${passed} passed, ${failed} failed, ${totals.numPendingTests + totals.numTodoTests} skipped`)
process.exitCode = failed ? 1 : 0

function script(path: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    spawn(process.execPath, [join(ROOT, path), ...args], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }).on(
      'close',
      (code) => resolve(code ?? 1),
    )
  })
}
