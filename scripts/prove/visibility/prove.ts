import { relative } from 'node:path'
import { createVitest, type TestModule, type TestProject, type Vitest } from 'vitest/node'
import pg from 'pg'
import type {} from '../../../server/testing/global-setup.ts'
import { ROOT } from '../../generate/paths.ts'
import type { Outcome } from '../../test/report.ts'
import { findConditions, type Condition } from './conditions.ts'
import { IMPLIED } from './implied.ts'
import { marking } from './plugin.ts'
import { noteProved, readProved, shareOf } from './proved.ts'

/** Leaves out each visibility condition in turn and demands that a test of those that meet it turns red. */

/** Looks at every answer of the hub, and notices most. */
const HIDDEN = 'server/testing/hidden/hidden.test.ts'
/** So many operations of it are asked before the tests of the nouns are. */
const FIRST_OPERATIONS = 6

/** A test as it ran while nothing was left out. */
interface Known {
  file: string
  name: string
  /** In milliseconds. */
  duration: number
  conditions: readonly number[]
}

/** Some tests of one file, which are run together. */
interface Step {
  file: string
  names: string[]
}

/** All of them, and writes down what was noticed. @param under only those in files whose paths begin so */
export async function proveVisibility(say: (line: string) => void, under = ''): Promise<Outcome> {
  const conditions = findConditions().filter(({ file }) => file.startsWith(under))
  const { outcome, unnoticed } = await prove(conditions, say)
  noteProved(conditions, unnoticed, new Date())
  return outcome
}

/** Of what was proved before, those that are others now, and some of the rest, another day others. */
export async function proveSome(say: (line: string) => void, now = new Date()): Promise<Outcome> {
  const all = findConditions()
  const { chosen, unproved } = shareOf(all, readProved(), now)
  say(`${chosen.length} of ${all.length} visibility conditions have their turn; ${unproved} wait for ONLY=visibility`)
  return (await prove(chosen, say)).outcome
}

async function prove(
  conditions: readonly Condition[],
  say: (line: string) => void,
): Promise<{ outcome: Outcome; unnoticed: Condition[] }> {
  const vitest = await start(conditions)
  try {
    const places = filesFor(conditions)
    const left = await leaveOutEach(vitest, conditions, await runAll(vitest, places, say), say)
    const files = new Set(conditions.map(({ file }) => file))
    const implied = IMPLIED.filter(({ file }) => files.has(file))
    const isImplied = ({ file, text }: Condition) => implied.some((each) => each.file === file && each.text === text)
    const doubtful = left.filter((each) => !isImplied(each))
    for (const { file, line } of doubtful)
      say(`No test of its noun notices that ${file}:${line} is gone, so all are asked`)
    const others = doubtful.length ? await runAll(vitest, ['server/'], say) : []
    const unnoticed = doubtful.length ? await leaveOutEach(vitest, doubtful, others, say) : []
    const survivors = [...left.filter(isImplied), ...unnoticed]
    return { outcome: outcomeOf(conditions, survivors, implied, say), unnoticed }
  } finally {
    await vitest.close()
  }
}

function outcomeOf(
  conditions: readonly Condition[],
  survivors: readonly Condition[],
  implied: typeof IMPLIED,
  say: (line: string) => void,
): Outcome {
  const isImplied = ({ file, text }: Condition) => implied.some((each) => each.file === file && each.text === text)
  const failures = [
    ...survivors
      .filter((each) => !isImplied(each))
      .map((each) => `visibility: nothing notices that ${each.file}:${each.line} is gone: ${each.text}`),
    ...implied
      .filter(({ file, text }) => !survivors.some((each) => each.file === file && each.text === text))
      .map(({ file, text }) => `visibility: no condition that nothing notices: ${file}: ${text}`),
  ]
  say(
    `${conditions.length} visibility conditions left out one by one, ${survivors.length} of them unnoticed, ${implied.length} as they may be`,
  )
  return { passed: conditions.length - survivors.length, failures, skipped: 0 }
}

/** One PostgreSQL and two workers, which keep the server loaded from one file to the next. */
function start(conditions: readonly Condition[]): Promise<Vitest> {
  return createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      watch: false,
      include: ['server/**/*.test.ts'],
      globalSetup: ['server/testing/global-setup.ts'],
      setupFiles: ['scripts/prove/visibility/setup.ts'],
      isolate: false,
      // It would bring back the marks of an earlier run, whose numbers may be others.
      fsModuleCache: false,
      maxWorkers: 2,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      reporters: [{}],
    },
    { plugins: [marking(conditions)] },
  )
}

/** The hidden test, and the tests of the nouns that have conditions. */
function filesFor(conditions: readonly Condition[]): string[] {
  const nouns = new Set(conditions.map(({ file }) => file.split('/').slice(0, 2).join('/')))
  return [HIDDEN, ...nouns]
}

/**
 * Runs everything while nothing is left out. What is red then, such as a test of speed on a busy machine, is left alone: it
 * would notice everything.
 */
async function runAll(vitest: Vitest, places: readonly string[], say: (line: string) => void): Promise<Known[]> {
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications([...places]))
  const tests = testModules.flatMap((module) =>
    [...module.children.allTests()].map((test) => ({ test, file: relative(ROOT, module.moduleId) })),
  )
  const red = tests.filter(({ test }) => test.result().state === 'failed')
  for (const { test, file } of red) say(`Red before anything was left out, and left alone: ${file} ${test.fullName}`)
  return tests
    .filter(({ test }) => test.result().state === 'passed')
    .map(({ test, file }) => ({
      file,
      name: test.fullName,
      duration: test.diagnostic()?.duration ?? 0,
      conditions: test.meta().conditions ?? [],
    }))
}

/** In rounds: each condition that nothing has noticed yet is left out of its next step. @returns those that nothing noticed at all */
async function leaveOutEach(
  vitest: Vitest,
  conditions: readonly Condition[],
  known: readonly Known[],
  say: (line: string) => void,
): Promise<Condition[]> {
  const steps = new Map(conditions.map(({ id }) => [id, stepsFor(id, known)]))
  let left = [...conditions]
  for (let round = 0; ; round += 1) {
    const asked = left.flatMap((condition) => {
      const step = steps.get(condition.id)![round]
      return step ? [{ condition, step }] : []
    })
    if (asked.length === 0) return left
    const noticed = await runRound(vitest, asked)
    left = left.filter(({ id }) => !noticed.has(id))
    say(`Round ${round + 1}: ${asked.length} left out, ${noticed.size} noticed`)
    await dropDatabases(vitest.getRootProject())
  }
}

/** The tests that meet a condition, those first that are likely to notice it soon. */
function stepsFor(id: number, known: readonly Known[]): Step[] {
  const meeting = known.filter((each) => each.conditions.includes(id)).toSorted((a, b) => a.duration - b.duration)
  const files = Map.groupBy(meeting, ({ file }) => file)
  const hidden = namesOf(files.get(HIDDEN) ?? [])
  files.delete(HIDDEN)
  const byTime = [...files].toSorted(([, a], [, b]) => timeOf(a) - timeOf(b))
  return [
    { file: HIDDEN, names: hidden.slice(0, FIRST_OPERATIONS) },
    ...byTime.map(([file, tests]) => ({ file, names: namesOf(tests) })),
    { file: HIDDEN, names: hidden.slice(FIRST_OPERATIONS) },
  ].filter(({ names }) => names.length)
}

const namesOf = (tests: readonly Known[]) => tests.map(({ name }) => name)
const timeOf = (tests: readonly Known[]) => tests.reduce((sum, { duration }) => sum + duration, 0)

/** @returns the ids of the conditions without which something was red */
async function runRound(vitest: Vitest, asked: readonly { condition: Condition; step: Step }[]): Promise<Set<number>> {
  const project = vitest.getRootProject()
  const specifications = asked.map(({ condition: { id, left }, step: { file, names } }) =>
    project.createSpecification(`${ROOT}/${file}?without=${id}-${left}`, { testNamePattern: exactly(names) }),
  )
  const { testModules } = await vitest.runTestSpecifications(specifications)
  // There are those of earlier rounds among them.
  const ran = new Set(specifications.map(({ moduleId }) => moduleId))
  const modules = testModules.filter((module: TestModule) => ran.has(module.moduleId))
  const idle = modules.filter((module) => module.state() === 'skipped').map(({ moduleId }) => relative(ROOT, moduleId))
  if (idle.length) throw new Error(`No test of these ran, so they say nothing: ${idle.join(', ')}`)
  const red = modules.filter((module) => module.state() === 'failed')
  return new Set(red.map(({ moduleId }) => Number(/without=(\d+)/.exec(moduleId)![1])))
}

function exactly(names: readonly string[]): RegExp {
  const texts = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^(${texts.join('|')})$`)
}

/** Each test file leaves a database behind. */
async function dropDatabases(project: TestProject): Promise<void> {
  const client = new pg.Client(project.getProvidedContext().databaseAdmin)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname like 't\\_%'",
    )
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`)
  } finally {
    await client.end()
  }
}
