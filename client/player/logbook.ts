import type { SessionEntry } from './bridge.ts'

export type Noted = Pick<SessionEntry, 'kind'> & Partial<SessionEntry>

export type Logbook = {
  note: (entry: Noted) => void
  /** Of all entries, those that the server may not have, of which `saved` is its sequence; they go out with `sequence`. */
  since: (saved: number, sequence: number) => SessionEntry[]
}

const maxEntries = 500
// Where a course says a great deal, there is still room for what went wrong and how it ended.
const maxPlain = 400
const maxSent = 50
const maxName = 200
const maxValue = 100
const maxError = 20
const maxAt = 2 ** 31 - 1

/** Keeps what happens in a launch, bounded: each entry shortened, and no more of them than the hub stores. */
export function createLogbook(now = () => performance.now()): Logbook {
  const start = now()
  const entries: (SessionEntry & { sentWith: number | null })[] = []
  return {
    note({ kind, element = null, value = null, error = null }) {
      const isPlain = error === null && kind !== 'finish' && kind !== 'initialize'
      if (entries.length >= (isPlain ? maxPlain : maxEntries)) return
      entries.push({
        number: entries.length + 1,
        at: Math.min(Math.round(now() - start), maxAt),
        kind,
        element: shortened(element, maxName),
        value: shortened(value, maxValue),
        error: shortened(error, maxError),
        sentWith: null,
      })
    },
    since(saved, sequence) {
      const unsaved = entries.filter(({ sentWith }) => sentWith === null || sentWith > saved).slice(0, maxSent)
      for (const entry of unsaved) entry.sentWith ??= sequence
      return unsaved.map(({ sentWith: _, ...entry }) => entry)
    },
  }
}

// What a course hands over need not be text, whatever the type says: 0 is a place in a real course.
function shortened(text: string | null, limit: number): string | null {
  return text === null ? null : String(text).slice(0, limit).toWellFormed()
}
