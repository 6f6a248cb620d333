import { relative } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'
import { ROOT } from '../generate/paths.ts'
import type { Outcome } from '../test/report.ts'
import { mutatedText, mutationsOf } from './mutated.ts'
import { MUTATIONS } from './mutations.ts'

/**
 * Leaves out each guard in turn and demands that its test turns red, after it was green with all of them. The server is
 * loaded once for all: a plugin puts a switch into each guard, which the setup of the tests turns.
 */
export async function leaveOutEach(say: (line: string) => void): Promise<Outcome> {
  const vitest = await start()
  try {
    const numbers = MUTATIONS.map((_, nth) => nth)
    const whole = await run(vitest, firstOfEachProof(), 'with')
    const found = await run(vitest, numbers, 'without')
    const failures = [
      ...[...whole]
        .filter(([, { state }]) => state !== 'passed')
        .map(([nth]) => `mutations: not green with every guard in its place: ${MUTATIONS[nth]!.proof.file}`),
      ...MUTATIONS.filter((_, nth) => found.get(nth)!.state !== 'failed').map(
        ({ name, proof }) => `mutations: ${proof.file} does not notice that this is gone: ${name}`,
      ),
    ]
    for (const [nth, { state, by }] of found)
      if (state === 'failed') say(`without ${MUTATIONS[nth]!.name}: ${MUTATIONS[nth]!.proof.file} > ${by}`)
    say(`${MUTATIONS.length} guards left out one by one, ${MUTATIONS.length - failures.length} noticed`)
    return { passed: MUTATIONS.length - failures.length, failures, skipped: 0 }
  } finally {
    await vitest.close()
  }
}

function start(): Promise<Vitest> {
  return createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      watch: false,
      include: ['server/**/*.{test,prove}.ts'],
      globalSetup: ['server/testing/global-setup.ts'],
      setupFiles: ['scripts/attack/setup.ts'],
      isolate: false,
      fsModuleCache: false,
      maxWorkers: 2,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'has-guards-left-out',
          enforce: 'pre',
          transform(code, id) {
            const file = relative(ROOT, id.replace(/\?.*/, ''))
            return mutationsOf(file).length ? mutatedText(code, file) : undefined
          },
        },
      ],
    },
  )
}

/** Several guards may have the same proof, which is green once for all. */
function firstOfEachProof(): number[] {
  const keyOf = (nth: number) => `${MUTATIONS[nth]!.proof.file} ${MUTATIONS[nth]!.proof.names}`
  return [...new Map(MUTATIONS.map((_, nth) => [keyOf(nth), nth])).values()]
}

interface End {
  /** `nothing` where no test ran. */
  state: 'passed' | 'failed' | 'nothing'
  /** What was red. */
  by: string
}

/** @returns how the proof of each mutation ended, by its number @param how whether its guard is left out */
async function run(vitest: Vitest, numbers: readonly number[], how: 'with' | 'without') {
  const project = vitest.getRootProject()
  const addressOf = (nth: number) => `${ROOT}/${MUTATIONS[nth]!.proof.file}?${how}=${nth}`
  const specifications = numbers.map((nth) => {
    const { names } = MUTATIONS[nth]!.proof
    return project.createSpecification(addressOf(nth), names ? { testNamePattern: names } : {})
  })
  const { testModules } = await vitest.runTestSpecifications(specifications)
  return new Map(
    numbers.map((nth) => [nth, endOf(testModules.find(({ moduleId }) => moduleId === addressOf(nth)))] as const),
  )
}

function endOf(module: TestModule | undefined): End {
  if (module?.state() === 'failed') return { state: 'failed', by: whatNoticed(module) }
  return { state: module?.state() === 'passed' ? 'passed' : 'nothing', by: '' }
}

/** The first test that is red, or what kept the tests from beginning. */
function whatNoticed(module: TestModule): string {
  const [first] = [...module.children.allTests('failed')].map(({ fullName }) => fullName)
  if (first) return first
  const suites = [...module.children.allSuites()]
  const [fault] = [module, ...suites].flatMap((each) => each.errors())
  return `before any test: ${fault?.message.split('\n')[0]?.slice(0, 150) ?? 'no reason given'}`
}
