/** How many weeks one after the other, up to this one or the last; this one is not over, so it breaks nothing. @param weeks this one first */
export function weeksInARow(weeks: readonly boolean[]): number {
  const from = weeks[0] ? 0 : 1
  const end = weeks.indexOf(false, from)
  return (end < 0 ? Math.max(from, weeks.length) : end) - from
}
