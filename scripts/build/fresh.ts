import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../generate/paths.ts'

const STAMPS = join(ROOT, '.cache')
/** What builds write must not make the next build stale. */
const BUILT = ['**/node_modules/**', 'client/dist/**', 'client/dist-player/**']

/**
 * Does a piece of building unless nothing that it is made from has changed since the last time.
 * @param inputs globs from the root of the repository @param output a file that must be there
 */
export async function unlessFresh(
  name: string,
  inputs: string[],
  output: string,
  build: () => Promise<void>,
): Promise<void> {
  const stamp = join(STAMPS, name)
  if (existsSync(join(ROOT, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(inputs)) return
  await build()
  mkdirSync(STAMPS, { recursive: true })
  // As it is now: what was built may stand among the inputs, and taking it back must make it stale.
  writeFileSync(stamp, fingerprint(inputs))
}

/** Paths, sizes and contents; file times say nothing after a fresh clone. */
export function fingerprint(inputs: string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync(inputs, { cwd: ROOT, exclude: BUILT }).sort()) {
    const file = join(ROOT, path)
    if (statSync(file).isFile()) hash.update(path).update(readFileSync(file))
  }
  return hash.digest('hex')
}
