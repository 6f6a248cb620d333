import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../generate/paths.ts'
import type { Condition } from './conditions.ts'

/**
 * When the visibility conditions of a file were last left out one by one and each was noticed, and what they were then. All
 * of them take longer than a run of CI has, so CI takes a share.
 */
export type Proved = Record<string, { on: string; conditions: string }>

const FILE = join(ROOT, 'scripts/prove/visibility/proved.json')
/** So many conditions take some minutes, with the tests that meet them. */
const SHARE = 30
const DAY_MS = 86_400_000

export function readProved(): Proved {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Proved) : {}
}

/** Writes down the files of which nothing went unnoticed, and takes out the others and those that are gone. */
export function noteProved(proved: readonly Condition[], unnoticed: readonly Condition[], now: Date): void {
  const before = readProved()
  const files = Map.groupBy(proved, ({ file }) => file)
  for (const [file, conditions] of files)
    before[file] = { on: now.toISOString().slice(0, 10), conditions: textOf(conditions) }
  for (const { file } of unnoticed) delete before[file]
  const kept = Object.entries(before).filter(([file]) => existsSync(join(ROOT, file)))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`)
}

/**
 * What has its turn: of the files that were once proved, all whose conditions are others now, and some of the rest, from another
 * place each day. What was never proved waits for `ONLY=visibility`, so that nobody's change fails for a test that never was.
 * @returns how many conditions wait for that
 */
export function shareOf(
  all: readonly Condition[],
  proved: Proved,
  now: Date,
): { chosen: Condition[]; unproved: number } {
  const files = [...Map.groupBy(all, ({ file }) => file)]
  const known = files.filter(([file]) => proved[file] !== undefined)
  const isSame = ([file, conditions]: (typeof files)[number]) => proved[file]?.conditions === textOf(conditions)
  const chosen = known.filter((each) => !isSame(each)).flatMap(([, conditions]) => conditions)
  for (const [, conditions] of turned(known.filter(isSame), Math.floor(now.getTime() / DAY_MS)))
    if (chosen.length < SHARE) chosen.push(...conditions)
  const waiting = files.filter(([file]) => proved[file] === undefined)
  return { chosen, unproved: waiting.flatMap(([, conditions]) => conditions).length }
}

/** The same from another place on, so that each comes first once. */
function turned<T>(list: readonly T[], by: number): T[] {
  const at = list.length ? by % list.length : 0
  return [...list.slice(at), ...list.slice(0, at)]
}

/** Tells conditions from others. */
export function textOf(conditions: readonly Condition[]): string {
  const texts = conditions.map(({ left, text }) => `${left} ${text}`)
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
}
