import type { Begun } from '../../api/uploads.ts'

/** Files whose upload has not ended, kept by the browser: a page that ends takes them with it, but not what the hub has. */

export interface Unfinished {
  name: string
  /** Bytes. */
  size: number
  /** When the file was last changed, in milliseconds: with its name and size, what tells it from others. */
  lastModified: number
  /** How to go on with it; null where it has to be sent from the start. */
  begun: Begun | null
}

/** Whether two are the same file, as far as a browser lets one see. */
export function isSameFile(one: FileLook, other: FileLook): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}

type FileLook = Pick<Unfinished, 'name' | 'size' | 'lastModified'>

interface Kept {
  userId: string
  /** Of the window in which they were. */
  tab: string
  /** When that window last said that it is there. */
  time: number
  files: Unfinished[]
}

const KEY = 'hub.uploads'
const TAB_KEY = 'hub.tab'
/** How often a window says so while its uploads go on, and after how long it counts as closed. */
export const BEAT_MS = 10_000
const CLOSED_AFTER_MS = 4 * BEAT_MS

/** Remembers what has not ended in this window. */
export function keepUnfinished(userId: string, files: readonly Unfinished[]): void {
  const others = read().filter(({ tab }) => tab !== ownTab())
  const own = files.map(({ name, size, lastModified, begun }) => ({ name, size, lastModified, begun }))
  write([...others, ...(own.length > 0 ? [{ userId, tab: ownTab(), time: Date.now(), files: own }] : [])])
}

/** What a person's windows that are there no longer had not ended. Whoever asks looks after it from then on. */
export function takeUnfinished(userId: string, now = Date.now()): Unfinished[] {
  const all = read()
  const isLost = (kept: Kept) => kept.userId === userId && (kept.tab === ownTab() || now - kept.time > CLOSED_AFTER_MS)
  const lost = all.filter(isLost)
  if (lost.length > 0) write(all.filter((kept) => !isLost(kept)))
  return lost.flatMap(({ files }) => files)
}

// Survives a reload, and another window has another one.
function ownTab(): string {
  try {
    const tab = sessionStorage.getItem(TAB_KEY) ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
    sessionStorage.setItem(TAB_KEY, tab)
    return tab
  } catch {
    return ''
  }
}

function read(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

function write(kept: readonly Kept[]): void {
  try {
    if (kept.length > 0) localStorage.setItem(KEY, JSON.stringify(kept))
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that keeps nothing cannot ask for them again.
  }
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null
  return typeof kept?.userId === 'string' && typeof kept.time === 'number' && Array.isArray(kept.files)
}
