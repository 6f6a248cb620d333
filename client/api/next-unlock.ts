import type { PlaylistContent } from '../../generated/client/model/playlistContent.ts'

/** A hub whose clock is behind the viewer's is not asked more often than this. */
const MIN_DELAY_MS = 5_000
/** A browser's timers end at 2^31 ms; a day is soon enough to look again. */
const MAX_DELAY_MS = 24 * 60 * 60 * 1000

/** In how many milliseconds the next section opens by the clock, at least five seconds and at most a day; false where none does. */
export function nextUnlock(contents: readonly PlaylistContent[], now: Date): number | false {
  const moments = contents.flatMap((entry) =>
    entry.type === 'section' && entry.lock?.reason === 'time' && entry.lock.unlocksAt
      ? [new Date(entry.lock.unlocksAt).getTime() - now.getTime()]
      : [],
  )
  if (moments.length === 0) return false
  return Math.min(MAX_DELAY_MS, Math.max(MIN_DELAY_MS, Math.min(...moments)))
}
