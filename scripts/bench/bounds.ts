/** What a figure is held to. */
export interface Bound {
  atLeast?: number
  atMost?: number
}

export function isMissed(value: number, { atLeast = -Infinity, atMost = Infinity }: Bound): boolean {
  return value < atLeast || value > atMost
}

export function inWords({ atLeast, atMost }: Bound): string {
  return atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`
}
