const DAY_MS = 24 * 60 * 60 * 1000

/** What admins are told of a deletion besides that it was asked for; null where there is nothing to tell yet. */
export function reminderAt(now: Date, dueAt: Date): 'week' | 'day' | null {
  const left = dueAt.getTime() - now.getTime()
  if (left <= DAY_MS) return 'day'
  return left <= 7 * DAY_MS ? 'week' : null
}

/** That rows of one table refer to rows of another. */
export interface Reference {
  from: string
  to: string
}

/**
 * Tables in an order in which their rows can be deleted: each after those that refer to it.
 * @throws Error for tables that refer to each other in a circle
 */
export function deletionOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered: string[] = []
  let rest = [...tables]
  while (rest.length) {
    const held = new Set(references.filter(({ from }) => rest.includes(from)).map(({ to }) => to))
    const free = rest.filter((table) => !held.has(table))
    if (free.length === 0) throw new Error(`These tables refer to each other in a circle: ${rest.join(', ')}.`)
    ordered.push(...free)
    rest = rest.filter((table) => held.has(table))
  }
  return ordered
}
