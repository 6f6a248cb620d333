/** How a due date stands to now, counted in days of the viewer's own calendar. */
export type Due = {
  kind: 'none' | 'late' | 'was-yesterday' | 'today' | 'tomorrow' | 'this-week' | 'later'
  days: number
}

/**
 * `days` is negative for the past. Something due today whose hour has passed is late (days 0).
 * A goal without a date is `none`.
 */
export function dueOf(dueDate: string | null | undefined, now: Date): Due {
  if (!dueDate) return { kind: 'none', days: 0 }
  const due = new Date(dueDate)
  const days = dayNumber(due) - dayNumber(now)
  return { kind: kindOf(days, due < now), days }
}

/** Whether what was asked for should have been done by now. */
export function isLate(due: Due): boolean {
  return due.kind === 'late' || due.kind === 'was-yesterday'
}

function kindOf(days: number, isPast: boolean): Due['kind'] {
  if (days === -1) return 'was-yesterday'
  if (isPast) return 'late'
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days < 7 ? 'this-week' : 'later'
}

// The calendar day as a number. Counting UTC midnights of the local date makes a 23-hour day a whole one.
function dayNumber(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)
}
