import { setTimeout as wait } from 'node:timers/promises'

/** What some work comes to, or what `late` says once it takes longer than so many milliseconds. */
export async function within<T>(ms: number, work: Promise<T>, late: () => T): Promise<T> {
  const stop = new AbortController()
  const isLate = wait(ms, true, { signal: stop.signal }).catch(() => false)
  try {
    return await Promise.race([work, isLate.then((yes) => (yes ? late() : work))])
  } finally {
    stop.abort()
  }
}
