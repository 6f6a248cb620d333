/** How far back the log is shown. */
export const Period = { day: 'day', week: 'week', month: 'month' } as const
export type Period = (typeof Period)[keyof typeof Period]

const HOUR_MS = 60 * 60_000
const HOURS: Record<Period, number> = { day: 24, week: 7 * 24, month: 30 * 24 }

/** The beginning of a period as ISO 8601. It counts from the full hour, so that the same question stays the same. */
export function sinceOf(period: Period, now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  return new Date((hour - HOURS[period]) * HOUR_MS).toISOString()
}
