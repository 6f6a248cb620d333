import { leaveOutEach } from './attack/leave-out.ts'
import { buildAll } from './build/steps.ts'
import { findChromium, findFirefox } from './test/browsers.ts'
import { proveSome, proveVisibility } from './prove/visibility/prove.ts'
import { startPostgres15 } from './test/postgres-15.ts'
import type { Outcome } from './test/report.ts'
import { runParts, vitest, type Part } from './test/run.ts'

/**
 * `make prove`: what proves by its length. Killing hub and database again and again, real course packages, the fuzzer by
 * the ten thousand, the guards of the server left out one by one, and once more, where these are installed, the journeys of a
 * learner in Firefox and the server's tests on PostgreSQL 15. ONLY=fuzz runs one part.
 * ONLY=visibility leaves out all visibility conditions, with UNDER=server/topics those in some files, and writes down which were
 * noticed; it takes longer than all the rest. ONLY=some-visibility takes those on record that have changed, and some others.
 */
const say = (line: string) => console.log(line)

const PARTS: readonly Part[] = [
  { name: 'long', minutes: 60, run: () => vitest('prove', { projects: ['prove*'] }) },
  { name: 'firefox', minutes: 10, run: inFirefox },
  { name: 'fuzz', minutes: 15, run: fuzzLonger },
  { name: 'mutations', minutes: 20, run: () => leaveOutEach(say) },
  { name: 'postgres-15', minutes: 30, run: onPostgres15 },
]
const only = process.env['ONLY']
const BY_NAME: readonly Part[] = [
  { name: 'visibility', minutes: 120, run: () => proveVisibility(say, process.env['UNDER']) },
  { name: 'some-visibility', minutes: 20, run: () => proveSome(say) },
]

try {
  process.env['CHROMIUM'] = findChromium(say)
  await buildAll(say)
  const named = only ? [...PARTS, ...BY_NAME].filter(({ name }) => name === only) : PARTS
  if (named.length === 0)
    throw new Error(`ONLY takes one of ${[...PARTS, ...BY_NAME].map(({ name }) => name).join(', ')}.`)
  await runParts('prove', named)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function fuzzLonger(): Promise<Outcome> {
  const requests = process.env['FUZZ_REQUESTS'] ?? '20000'
  return vitest('fuzz', {
    projects: ['server'],
    files: ['server/contract/fuzz.test.ts'],
    env: { FUZZ_REQUESTS: requests },
  })
}

async function inFirefox(): Promise<Outcome> {
  const firefox = findFirefox(say)
  if (!firefox) {
    say('Firefox is not installed here (Debian: firefox-esr), so the journeys of a learner ran in Chromium alone.')
    return { passed: 0, failures: [], skipped: 0 }
  }
  say('The journeys of a learner once more, in Firefox')
  return vitest('firefox', { projects: ['firefox'], env: { FIREFOX: firefox } })
}

async function onPostgres15(): Promise<Outcome> {
  const postgres = await startPostgres15()
  if (!postgres) {
    say('PostgreSQL 15 is not installed here, so the server was tested on the embedded one alone.')
    return { passed: 0, failures: [], skipped: 0 }
  }
  try {
    say('The server once more, on PostgreSQL 15')
    return await vitest('tests-postgres-15', { projects: ['server*'], env: { TEST_DATABASE_URL: postgres.url } })
  } finally {
    postgres.stop()
  }
}
