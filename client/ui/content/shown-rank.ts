/** A rank as people read it: what stands before the first section counts from 1, and not from 0.1. */
export function shownRank(rank: string): string {
  return rank.replace(/^0+\./, '')
}
