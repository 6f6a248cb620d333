import { formatDay } from './format.ts'

/** How lists of what happened write their times; apart from the rest, which every first page loads. */

const DAY = 86_400_000

/** `Today`, `Yesterday`, or `Thursday 19 November`, with the year where it is another than now's. */
export function formatDayOfHistory(iso: string, tag: string, now = new Date()): string {
  const date = new Date(iso)
  const daysAgo = Math.round((midnight(now) - midnight(date)) / DAY)
  if (daysAgo < 2) {
    const word = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-daysAgo, 'day')
    return word.charAt(0).toLocaleUpperCase(tag) + word.slice(1)
  }
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', year }).format(date)
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

/** `09:30`. */
export function formatTime(iso: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(new Date(iso))
}

/** `5 minutes ago`, `3 hours ago` or `2 days ago` within a week, then the day. */
export function formatAgo(iso: string, tag: string, now = new Date()): string {
  const seconds = Math.max(0, (now.getTime() - new Date(iso).getTime()) / 1000)
  if (seconds >= 7 * 86_400) return formatDay(iso, tag, now)
  const written = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  if (seconds < 60) return written.format(0, 'second')
  if (seconds < 3600) return written.format(-Math.floor(seconds / 60), 'minute')
  if (seconds < 86_400) return written.format(-Math.floor(seconds / 3600), 'hour')
  return written.format(-Math.floor(seconds / 86_400), 'day')
}
