import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../generate/paths.ts'

const PROGRAM = `
  import { spawn } from 'node:child_process'
  import { runParts } from ${JSON.stringify(join(ROOT, 'scripts/test/run.ts'))}
  const hangs = () => new Promise(() => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000) // hangs']))
  const passes = async () => ({ passed: 2, failures: [], skipped: 0 })
  await runParts('run-test', [
    { name: 'the first', minutes: 0.01, run: hangs },
    { name: 'the second', minutes: 1, run: passes },
  ])
`

test('ends a part that hangs with all that it started, names it, and goes on with the next', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    encoding: 'utf8',
    timeout: 15_000,
  })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/Still running in the first after 0\.01 minutes: \d+ .*\/\/ hangs/)
  expect(stdout).toContain('FAILED the first did not end within 0.01 minutes')
  expect(stdout).toMatch(/Took: the first \d+\.\d min, the second 0\.0 min/)
  // The second part, and that nothing was left.
  expect(stdout.trim().split('\n').at(-1)).toBe('3 passed, 1 failed, 0 skipped')
  expect(status).toBe(1)
})
