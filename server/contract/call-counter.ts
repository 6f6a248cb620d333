import { RecentMap } from '../platform/recent-map.ts'
import { Problem } from './problems.ts'

const WINDOW_MS = 60_000
const MAX_KEPT = 20_000

interface Window {
  count: number
  endsAt: number
}

/** What is left of a limit. */
export interface Quota {
  limit: number
  remaining: number
  /** Until the limit begins anew. */
  seconds: number
}

/** A call that was counted. */
export interface Counted {
  quota: Quota
  /** Takes the count back. */
  undo: () => void
}

/** What an answer says of the limit that counted its call. */
export function quotaHeaders({ limit, remaining, seconds }: Quota): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(seconds),
  }
}

/** Counts calls in windows of a minute, for the keys that were counted last. */
export class CallCounter {
  readonly #windows = new RecentMap<string, Window>(MAX_KEPT)

  /** @throws Problem 429 when the key has had `max` in its window */
  count(key: string, max: number): Counted {
    const now = Date.now()
    let window = this.#windows.get(key)
    if (!window || window.endsAt <= now) {
      window = { count: 0, endsAt: now + WINDOW_MS }
      this.#windows.set(key, window)
    }
    const seconds = Math.max(1, Math.ceil((window.endsAt - now) / 1000))
    if (window.count >= max) throw tooMany({ limit: max, remaining: 0, seconds })
    const counted = window
    counted.count += 1
    const undo = () => {
      counted.count -= 1
    }
    return { quota: { limit: max, remaining: max - counted.count, seconds }, undo }
  }
}

function tooMany(quota: Quota): Problem {
  return new Problem(429, 'too-many-requests', 'You made too many calls. Wait a moment and try again.', {
    headers: { 'retry-after': String(quota.seconds), ...quotaHeaders(quota) },
  })
}
