/** What a figure is held to. */
export interface Bound {
  atLeast?: number
  atMost?: number
}

export function isMissed(value: number, { atLeast = -Infinity, atMost = Infinity }: Bound): boolean {
  return value < atLeast || value > atMost
}

export function inWords({ atLeast, atMost }: Bound): string {
  if (atMost !== undefined) return `at most ${Number(atMost.toFixed(2))}`
  return atLeast === undefined ? 'as no run was before' : `at least ${atLeast}`
}

/** Less than this is noise, where the machine has other work too. */
const MAX_RATIO = 1.15

/** No more than 1.15 times what it was in the middle of earlier runs, so that it does not creep up by a little each time; none without any. */
export function asEarlier(values: readonly number[]): Bound {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  return middle === undefined ? {} : { atMost: middle * MAX_RATIO }
}
