import { isDone, type ScormStatus } from '../rules.ts'

/** What a launch of a course shows: pure rules, with a test for each finding. */

export interface SessionEntry {
  number: number
  /** Milliseconds since the launch. */
  at: number
  kind: 'initialize' | 'get' | 'set' | 'commit' | 'finish' | 'missing' | 'blocked' | 'save' | 'statement'
  element: string | null
  value: string | null
  error: string | null
}

export interface Finding {
  code:
    | 'finished'
    | 'failed'
    | 'notPassed'
    | 'silent'
    | 'waiting'
    | 'neverCompleted'
    | 'missingFiles'
    | 'blockedHosts'
    | 'refusedCalls'
  count: number | null
  of: number | null
  names: string[]
}

/** How far an attempt is now: its status, and how many of the parts that count are done. */
export interface Reached {
  status: ScormStatus
  done: number
  parts: number
  /** Whether it is what the hub waits for. */
  isFinished: boolean
  /** Whether the course says that it is completed, whatever its result. */
  isCompleted: boolean
  /** Whether the course reports by statements. */
  isXapi?: boolean
}

const SHOWN_NAMES = 5
/** What goes wrong without a call of the course. */
const OF_NO_CALL = new Set<SessionEntry['kind']>(['missing', 'blocked', 'save'])

/** Why a course is where it is: first how far it came, then what went wrong in this session. */
export function findingsOf(entries: readonly SessionEntry[], reached: Reached): Finding[] {
  const missing = namesOf(entries, 'missing')
  const blocked = namesOf(entries, 'blocked')
  const refused = entries.filter(({ kind, error }) => error !== null && !OF_NO_CALL.has(kind)).length
  return [
    ...standing(entries, reached),
    ...(missing.length ? [finding('missingFiles', { count: missing.length, names: missing })] : []),
    ...(blocked.length ? [finding('blockedHosts', { count: blocked.length, names: blocked })] : []),
    ...(refused ? [finding('refusedCalls', { count: refused })] : []),
  ]
}

function standing(entries: readonly SessionEntry[], reached: Reached): Finding[] {
  const { status, done, parts, isXapi = false } = reached
  if (reached.isFinished) return [finding('finished')]
  if (status === 'failed') return [finding('failed')]
  // What is left is a hub that waits for a result, which the course may never give.
  if (isDone(status) || reached.isCompleted) return [finding('notPassed')]
  // What the player saw of such a course says nothing of what the course said.
  if (isXapi && !entries.some(({ kind }) => kind === 'statement')) return []
  if (!entries.some(isBeginning)) return [finding('silent')]
  if (parts > 1 && done < parts) return [finding('waiting', { count: parts - done, of: parts })]
  return [finding('neverCompleted')]
}

/** Statements of the hub itself are no word of the course. */
function isBeginning({ kind, element, error }: SessionEntry): boolean {
  if (error !== null) return false
  return kind === 'initialize' || (kind === 'statement' && element !== 'launched' && element !== 'abandoned')
}

function finding(code: Finding['code'], { count = null, of = null, names = [] }: Partial<Finding> = {}): Finding {
  return { code, count, of, names: names.slice(0, SHOWN_NAMES) }
}

function namesOf(entries: readonly SessionEntry[], wanted: SessionEntry['kind']): string[] {
  return [...new Set(entries.flatMap(({ kind, element }) => (kind === wanted && element ? [element] : [])))]
}

/** Those to store: numbers that grow, and texts that PostgreSQL can hold. */
export function storable(entries: readonly SessionEntry[]): SessionEntry[] {
  let last = 0
  return entries.flatMap((entry) => {
    if (entry.number <= last) return []
    last = entry.number
    return [{ ...entry, element: clean(entry.element), value: clean(entry.value), error: clean(entry.error) }]
  })
}

function clean(text: string | null): string | null {
  return text && text.toWellFormed().replaceAll('\0', '')
}

const KEPT_DAYS = 30

/** Sessions that began before this are gone. */
export function sessionsKeptSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000)
}
