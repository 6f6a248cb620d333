import { checkBreaking } from './breaking.ts'
import { checkCoverageKept } from './coverage-kept.ts'
import { checkExamplesAgree } from './examples-agree.ts'
import { checkGenerated } from './generated.ts'
import { checkFloors } from './floors.ts'
import { checkLaws } from './laws.ts'
import { checkNamedOnce } from './named-once.ts'
import { checkNotImplemented } from './not-implemented.ts'
import { checkOrphans } from './orphans.ts'
import { checkProductCalls } from './product-calls.ts'
import { checkNamesInDocs } from './names-in-docs.ts'
import { checkTextScale } from './text-scale.ts'
import { checkUnlocalised } from './unlocalised.ts'
import { checkTranslations } from './translations.ts'
import { tool, TSC, type Findings } from './steps.ts'

interface Check {
  /** For `make check ONLY=name`. */
  name: string
  what: string
  check: () => Findings | Promise<Findings>
}

const KEPT = ['--incremental', '--tsBuildInfoFile']

/**
 * By one thread: several would each find out for themselves what types are made of. What was found out last time is kept,
 * so that a change is checked in seconds.
 */
const types = (name: string, what: string, project: string): Check => ({
  name: `types-${name}`,
  what: `types of ${what}`,
  check: () =>
    tool(TSC, ['-p', project, '--checkers', '1', ...KEPT, `.cache/types/${name}.tsbuildinfo`], `Types of ${what}:`),
})

/** Writes what the others read, so it goes before them. */
const first: Check = { name: 'contract', what: 'contract lint, and generated is fresh', check: checkGenerated }

/** Those that take long begin first, so that no core waits at the end. */
const others: Check[] = [
  {
    name: 'format',
    what: 'format',
    check: () => tool('node_modules/oxfmt/bin/oxfmt', ['--check', '.'], 'Run npx oxfmt . for these:'),
  },
  {
    name: 'lint',
    what: 'code lint',
    check: () => tool('node_modules/oxlint/bin/oxlint', ['--type-aware', '--quiet', '--threads', '1'], 'Code lint:'),
  },
  { name: 'translations', what: 'translations', check: checkTranslations },
  { name: 'unlocalised', what: 'no words on a screen in one language alone', check: checkUnlocalised },
  { name: 'text-scale', what: 'sizes and weights of texts are of the scale', check: checkTextScale },
  types('server', 'server and scripts', '.'),
  types('client', 'client', 'client'),
  types('worker', "the client's worker", 'client/worker'),
  types('docs', 'docs', 'docs'),
  { name: 'breaking', what: 'no change breaks a caller unannounced', check: checkBreaking },
  { name: 'orphans', what: 'every file of the contract is used', check: checkOrphans },
  { name: 'product-calls', what: 'every call of the product documents', check: checkProductCalls },
  { name: 'named-once', what: 'no shape of the contract has two names', check: checkNamedOnce },
  { name: 'examples', what: 'the examples tell of one hub', check: checkExamplesAgree },
  { name: 'not-implemented', what: 'what is not built yet only becomes less', check: checkNotImplemented },
  { name: 'coverage', what: 'tests see of the contract what they saw before', check: checkCoverageKept },
  { name: 'laws', what: 'laws of the house', check: checkLaws },
  { name: 'floors', what: 'floors of the server', check: checkFloors },
  { name: 'names-in-docs', what: 'names in the documentation', check: checkNamesInDocs },
]

/**
 * Everything that is proved without running the hub, two at a time; each finding says what to do about it.
 * @param only the name of one of them @returns how many passed, and the names of those that failed
 */
export async function runChecks(
  say: (line: string) => void,
  only?: string,
): Promise<{ passed: number; failed: string[] }> {
  const wanted = [first, ...others].filter(({ name }) => !only || name === only)
  if (wanted.length === 0)
    throw new Error(`There is no check ${only}. There are ${[first, ...others].map(({ name }) => name).join(', ')}.`)
  const failed: string[] = []
  async function run({ name, what, check }: Check): Promise<void> {
    const started = performance.now()
    const findings = await check()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    say(`${findings.length ? 'FAIL' : 'ok  '} ${what} (${name}, ${seconds} s)`)
    for (const finding of findings) say(finding.replaceAll(/^/gm, '     '))
    if (findings.length) failed.push(name)
  }
  if (wanted.includes(first)) await run(first)
  const waiting = wanted.filter((each) => each !== first)
  const inTurn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(next)
  }
  await Promise.all([inTurn(), inTurn()])
  const passed = wanted.length - failed.length
  say(`${passed} checks passed, ${failed.length} failed`)
  return { passed, failed }
}
