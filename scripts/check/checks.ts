import { checkBreaking } from './breaking.ts'
import { checkFloors } from './floors.ts'
import { checkGenerated } from './generated.ts'
import { checkLaws } from './laws.ts'
import { checkNamedOnce } from './named-once.ts'
import { checkNotImplemented } from './not-implemented.ts'
import { checkProductCalls } from './product-calls.ts'
import { checkNamesInDocs } from './names-in-docs.ts'
import { checkRooms } from './rooms.ts'
import { checkTranslations } from './translations.ts'
import { tool, TSC, type Findings } from './steps.ts'

/** Everything that is proved without running the hub. Each finding says what to do about it. */
const checks: [name: string, check: () => Findings | Promise<Findings>][] = [
  ['contract lint, and generated is fresh', checkGenerated],
  ['no change breaks a caller unannounced', checkBreaking],
  ['every call of the product documents', checkProductCalls],
  ['no shape of the contract has two names', checkNamedOnce],
  ['what is not built yet only becomes less', checkNotImplemented],
  ['every operation that is built has its mock', checkRooms],
  ['types of the server', () => tool(TSC, ['-p', 'server'], 'Types of the server:')],
  ['types of the client', () => tool(TSC, ['-p', 'client'], 'Types of the client:')],
  ['types of the scripts', () => tool(TSC, ['-p', 'scripts'], 'Types of the scripts:')],
  ['types of the documentation', () => tool(TSC, ['-p', 'docs'], 'Types of the documentation:')],
  ['code lint', () => tool('node_modules/oxlint/bin/oxlint', ['--type-aware', '--quiet'], 'Code lint:')],
  [
    'format',
    () =>
      tool(
        'node_modules/prettier/bin/prettier.cjs',
        ['--check', '--log-level', 'warn', '.'],
        'Run npx prettier --write . on these:',
      ),
  ],
  ['laws of the house', checkLaws],
  ['floors of the server', checkFloors],
  ['names in the documentation', checkNamesInDocs],
  ['translations', checkTranslations],
]

/** Runs every check and says how each ended. @returns how many passed, and the names of those that failed */
export async function runChecks(say: (line: string) => void): Promise<{ passed: number; failed: string[] }> {
  const failed: string[] = []
  for (const [name, check] of checks) {
    const started = performance.now()
    const findings = await check()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    say(`${findings.length ? 'FAIL' : 'ok  '} ${name} (${seconds} s)`)
    for (const finding of findings) say(finding.replaceAll(/^/gm, '     '))
    if (findings.length) failed.push(name)
  }
  const passed = checks.length - failed.length
  say(`${passed} checks passed, ${failed.length} failed`)
  return { passed, failed }
}
