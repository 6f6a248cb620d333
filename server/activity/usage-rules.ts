/** The days or months of a period, which ends today. */

export type Period = '7days' | '30days' | '12months'

const DAY_MS = 24 * 60 * 60 * 1000

/** The first day of each point, the oldest first. @param today YYYY-MM-DD, where the hub is */
export function datesOf(period: Period, today: string): string[] {
  if (period === '12months') {
    const [year, month] = today.split('-').map(Number) as [number, number]
    return Array.from({ length: 12 }, (_, index) => day(Date.UTC(year, month - 12 + index, 1)))
  }
  const length = period === '7days' ? 7 : 30
  return Array.from({ length }, (_, index) => day(Date.parse(today) - (length - 1 - index) * DAY_MS))
}

const day = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** A period as the hub's time zone has it. */
export interface Span {
  /** The first day of each of its points. */
  dates: string[]
  firstDay: string
  begin: Date
  by: 'day' | 'month'
}

/** What was done on one day, or in one month. */
export interface Point {
  date: string
  openedCount: number
  completedCount: number
}

/** Every point of a period, also those at which nothing happened. */
export function pointsOf({ dates }: Span, found: readonly Point[]): Point[] {
  const byDate = new Map(found.map((point) => [point.date, point]))
  return dates.map((date) => byDate.get(date) ?? { date, openedCount: 0, completedCount: 0 })
}
