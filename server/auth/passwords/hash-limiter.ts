import { Problem } from '../../contract/problems.ts'

/** A hash takes 19 MiB and a core: so many at a time, so many waiting, and the rest is asked to come again. */
const CONCURRENCY = 4
const MAX_WAITING = 50

let running = 0
const waiting: (() => void)[] = []

/** Runs work that is as expensive as a hash when its turn comes. @throws 429 `too-many-requests` when too much waits already */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  refuseWhenBusy()
  if (running < CONCURRENCY) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    // The place passes straight to the next one, so that nobody slips in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** @throws 429 `too-many-requests` when too much waits already */
export function refuseWhenBusy(): void {
  if (waiting.length < MAX_WAITING) return
  throw new Problem(429, 'too-many-requests', 'Many people are signing in right now. Wait a moment and try again.', {
    headers: { 'retry-after': '1' },
  })
}
