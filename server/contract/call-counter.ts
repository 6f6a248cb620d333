import { RecentMap } from '../platform/recent-map.ts'
import { Problem } from './problems.ts'

const WINDOW_MS = 60_000
const MAX_KEPT = 20_000

interface Window {
  count: number
  endsAt: number
}

/** Counts calls in windows of a minute, for the keys that were counted last. */
export class CallCounter {
  readonly #windows = new RecentMap<string, Window>(MAX_KEPT)

  /** @returns takes the count back @throws Problem 429 when the key has had `max` in its window */
  count(key: string, max: number): () => void {
    const now = Date.now()
    let window = this.#windows.get(key)
    if (!window || window.endsAt <= now) {
      window = { count: 0, endsAt: now + WINDOW_MS }
      this.#windows.set(key, window)
    }
    if (window.count >= max) throw tooMany(Math.ceil((window.endsAt - now) / 1000))
    const counted = window
    counted.count += 1
    return () => {
      counted.count -= 1
    }
  }
}

function tooMany(seconds: number): Problem {
  return new Problem(429, 'too-many-requests', 'You made too many calls. Wait a moment and try again.', {
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  })
}
