import type { Scope } from './scope-label.ts'

export interface TokenValues<S extends Scope> {
  name: string
  scopes: S[]
  expiresTime: string
}

export interface Lifetime {
  days: number
  /** When a token ends that is made now. */
  time: string
}

const LIFETIMES_DAYS = [30, 90, 365]

/** For how long a token can work. */
export function lifetimesFrom(now: Date): Lifetime[] {
  return LIFETIMES_DAYS.map((days) => ({ days, time: timeIn(days, now) }))
}

/** The moment some days from now; a year less an hour at the most, because the clocks of two machines differ. */
function timeIn(days: number, now: Date): string {
  const hours = Math.min(days * 24, 365 * 24 - 1)
  return new Date(now.getTime() + hours * 3_600_000).toISOString()
}

/** What a new token starts with. */
export function emptyToken<S extends Scope>(lifetimes: readonly Lifetime[]): TokenValues<S> {
  return { name: '', scopes: [], expiresTime: lifetimes[1]!.time }
}
