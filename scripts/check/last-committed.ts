import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../generate/paths.ts'

/**
 * A file as it was committed last, or the time before where it has not changed since; null where it was not there. A
 * clone without a past has nothing to compare with, and says so.
 */
export function lastCommitted(path: string): string | null {
  if (show('HEAD~1', 'package.json') === null)
    console.log(`     this clone has no earlier commit, so ${path} was compared with nothing`)
  const committed = show('HEAD', path)
  return committed === readFileSync(join(ROOT, path), 'utf8') ? show('HEAD~1', path) : committed
}

function show(revision: string, path: string): string | null {
  const { status, stdout } = spawnSync('git', ['show', `${revision}:${path}`], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  })
  return status === 0 ? stdout : null
}
