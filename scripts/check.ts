import { checkBreaking } from './check/breaking.ts'
import { checkGenerated } from './check/generated.ts'
import { checkLaws } from './check/laws.ts'
import { checkNamedOnce } from './check/named-once.ts'
import { checkNotImplemented } from './check/not-implemented.ts'
import { checkProductCalls } from './check/product-calls.ts'
import { checkNamesInDocs } from './check/names-in-docs.ts'
import { checkRooms } from './check/rooms.ts'
import { checkTranslations } from './check/translations.ts'
import { tool, TSC, type Findings } from './check/steps.ts'

/** `make check`: everything that is proved without running the hub. Each finding says what to do about it. */
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
  ['names in the documentation', checkNamesInDocs],
  ['translations', checkTranslations],
]

let failed = 0
for (const [name, check] of checks) {
  const started = performance.now()
  const findings = await check()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${findings.length ? 'FAIL' : 'ok  '} ${name} (${seconds} s)`)
  for (const finding of findings) console.log(finding.replaceAll(/^/gm, '     '))
  failed += findings.length ? 1 : 0
}
console.log(`${checks.length - failed} checks passed, ${failed} failed`)
if (failed) process.exitCode = 1
