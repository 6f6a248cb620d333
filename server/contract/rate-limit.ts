import type { Context, PublicCall } from '../context.ts'
import { networkOf } from '../platform/network.ts'
import { RecentMap } from '../platform/recent-map.ts'
import type { RateClass } from './operation-row.ts'
import { Problem } from './problems.ts'

/** Calls a minute for one member. */
const PER_MEMBER: Record<RateClass, number> = {
  read: 900,
  write: 300,
  search: 300,
  report: 60,
  upload: 120,
  file: 3_000,
  mail: 10,
  ai: 20,
  'sign-in': 20,
}

type StrangerClass = 'file' | 'mail' | 'sign-in' | 'other'

/**
 * Calls a minute of those who have not proved who they are: for one network, and for all of a hub together, so that many
 * networks cannot do what one may not. Signing in is counted apart, so that nothing else uses it up. The limits of a hub
 * are those of a large one in the morning: of 20,000 people with sessions of seven days some 3,000 sign in on a working
 * day, a third of them within the busiest ten minutes, which is 100 a minute; they leave room for six times as many.
 */
const PER_NETWORK: Record<StrangerClass, number> = { file: 3_000, mail: 10, 'sign-in': 20, other: 60 }
const PER_HUB: Record<StrangerClass, number> = { file: 30_000, mail: 60, 'sign-in': 600, other: 3_000 }

const WINDOW_MS = 60_000
const MAX_KEPT = 20_000

/** Counts calls in this process. What must survive a restart, which is guesses at passwords, is counted in the database as well. */
export interface Limiter {
  /** Counts a call of somebody who has not proved who they are. @returns takes the count back @throws Problem 429 */
  countStranger(rate: RateClass, call: PublicCall): () => void
  /** Counts a call of a member. @throws Problem 429 */
  countMember(rate: RateClass, call: PublicCall, memberId: string): void
}

export const noLimits: Limiter = { countStranger: () => () => undefined, countMember: () => undefined }

export function rateLimiter({ config }: Pick<Context, 'config'>): Limiter {
  if (!config.rateLimits) return noLimits
  const [networks, hubs, members] = [new Counter(), new Counter(), new Counter()]
  return {
    countStranger(rate, { hub, address }) {
      const kind = rate === 'file' || rate === 'mail' || rate === 'sign-in' ? rate : 'other'
      const undoNetwork = networks.count(`${kind}:${networkOf(address)}`, PER_NETWORK[kind])
      const undoHub = hubs.count(`${kind}:${hub.domainId}`, PER_HUB[kind])
      return () => {
        undoNetwork()
        undoHub()
      }
    },
    countMember: (rate, { hub }, memberId) => {
      members.count(`${rate}:${hub.domainId}:${memberId}`, PER_MEMBER[rate])
    },
  }
}

interface Window {
  count: number
  endsAt: number
}

/** Counts in windows of a minute, for the keys that were counted last. */
class Counter {
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
