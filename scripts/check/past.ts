import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../generate/paths.ts'

/** A state of the contract that callers may have built on. */
export interface Past {
  /** What the findings call it. */
  name: string
  text: string
  /** Whether it was handed out, so that what answered 501 then could be built on by nobody. */
  isReleased?: true
}

/**
 * A file as it was where this branch left main, and at the last release. On main itself the first is the last commit, or
 * the time before where the file has not changed since. A clone without a past has nothing to compare with, and says so.
 */
export function pastOf(path: string, root = ROOT): Past[] {
  const said = (...args: string[]) => gitSays(root, args)
  if (said('show', 'HEAD~1:package.json') === null)
    console.log(`     this clone has no earlier commit, so ${path} was compared with nothing`)
  const main = said('merge-base', 'HEAD', 'main') ?? said('merge-base', 'HEAD', 'origin/main')
  const isOnMain = main === null || main === said('rev-parse', 'HEAD')
  const isCommitted = said('show', `HEAD:${path}`) === readFileSync(join(root, path), 'utf8').trimEnd()
  const release = lastRelease(root, said)
  return [
    { name: isOnMain ? 'the last commit' : 'main', revision: isOnMain ? (isCommitted ? 'HEAD~1' : 'HEAD') : main },
    { name: 'the last release', revision: release, isReleased: true as const },
  ].flatMap(({ revision, ...about }) => {
    const text = revision && said('show', `${revision}:${path}`)
    return text ? [{ ...about, text }] : []
  })
}

/** The newest tag such as v2.1.0; without one, the commit at which the contract got the major that it has. */
function lastRelease(root: string, said: (...args: string[]) => string | null): string | null {
  const tag = said('describe', '--tags', '--match', 'v[0-9]*', '--abbrev=0')
  if (tag) return tag
  const contract = 'spec/openapi.yaml'
  const major = majorIn(readFileSync(join(root, contract), 'utf8'))
  const commits = said('log', '--format=%H', '-G^  version:', '--', contract)?.split('\n') ?? []
  const others = commits.findIndex((commit) => majorIn(said('show', `${commit}:${contract}`) ?? '') !== major)
  return (others === -1 ? commits.at(-1) : commits[others - 1]) ?? null
}

const majorIn = (text: string) => /^ {2}version: (\d+)/m.exec(text)?.[1]

/** What git answers, or null where it fails. */
function gitSays(root: string, args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 })
  return status === 0 ? stdout.trimEnd() : null
}
