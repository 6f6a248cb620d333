import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../generate/paths.ts'

test('loses nothing that was acknowledged when hub and database are killed, and has no row without its file', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/kill-rounds.ts'), '20'], {
    encoding: 'utf8',
    timeout: 8 * 60_000,
    killSignal: 'SIGKILL',
  })
  expect(stderr).toBe('')
  expect(stdout).toMatch(
    /^20 rounds: [1-9]\d* playlists, [1-9]\d* completions and [1-9]\d* files acknowledged, [1-9]\d* uploads taken, [1-9]\d* rows of files with what they name, 0 lost$/m,
  )
}, 600_000)
