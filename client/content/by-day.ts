/** Things of one day of the viewer's own zone. */
export interface Day<T> {
  /** When the newest of them was. */
  time: string
  items: T[]
}

/** @param items newest first @param timeOf when it was, as ISO 8601 @returns days, newest first */
export function byDay<T>(items: readonly T[], timeOf: (item: T) => string): Day<T>[] {
  const days: Day<T>[] = []
  for (const item of items) {
    const time = timeOf(item)
    const last = days.at(-1)
    if (last && isSameDay(last.time, time)) last.items.push(item)
    else days.push({ time, items: [item] })
  }
  return days
}

function isSameDay(one: string, other: string): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString()
}
