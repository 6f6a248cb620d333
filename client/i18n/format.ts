const DAY = 86_400_000

/** `12`, or `1,000+` for a count that ends at `most`. */
export function formatCount(count: number, tag: string, most: number): string {
  const written = new Intl.NumberFormat(tag).format(count)
  return count >= most ? `${written}+` : written
}

/** `12 December`, with the year where it is another than now's. */
export function formatDay(iso: string, tag: string, now = new Date()): string {
  const date = new Date(iso)
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year }).format(date)
}

/** `Monday 09:00` within a week, else `Monday 7 December 09:00`, in the viewer's own zone. */
export function formatMoment(iso: string, tag: string, now = new Date()): string {
  const date = new Date(iso)
  const isNear = Math.abs(date.getTime() - now.getTime()) < 6 * DAY
  const day = isNear ? {} : ({ day: 'numeric', month: 'long' } as const)
  return new Intl.DateTimeFormat(tag, { weekday: 'long', ...day, hour: '2-digit', minute: '2-digit' }).format(date)
}

/** `09:30` of today, `Tuesday` of the days before, else `12 December`. */
export function formatSince(iso: string, tag: string, now = new Date()): string {
  const date = new Date(iso)
  if (now.getTime() - date.getTime() > 6 * DAY) return formatDay(iso, tag, now)
  const isToday = date.toDateString() === now.toDateString()
  return new Intl.DateTimeFormat(tag, isToday ? { timeStyle: 'short' } : { weekday: 'long' }).format(date)
}

/** `21 Nov 2026, 09:30`. */
export function formatDateTime(iso: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}

/** `45 secs`, `12 mins` or `1 hr 20 mins`, for a length in seconds. */
export function formatLength(seconds: number, tag: string): string {
  if (seconds < 60) return unit(Math.max(1, Math.round(seconds)), 'second', tag)
  const minutes = Math.round(seconds / 60)
  const parts = [Math.floor(minutes / 60), minutes % 60] as const
  const words = [parts[0] && unit(parts[0], 'hour', tag), parts[1] && unit(parts[1], 'minute', tag)]
  return words.filter(Boolean).join(' ')
}

/** `2:05` or `1:02:05`, a place in a video, for seconds. */
export function formatPosition(seconds: number): string {
  const whole = Math.floor(seconds)
  const pad = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  return hours ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`
}

/** `62%`, for a rate of 0 to 1. */
export function formatRate(rate: number, tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }).format(rate)
}

export function formatNumber(value: number, tag: string): string {
  return new Intl.NumberFormat(tag).format(value)
}

const SIZES = [
  { from: 1e9, name: 'gigabyte' },
  { from: 1e6, name: 'megabyte' },
]

/** `240 kB`, `1.5 MB` or `107.4 GB`, for a size in bytes. */
export function formatBytes(bytes: number, tag: string): string {
  const size = SIZES.find(({ from }) => bytes >= from)
  const [value, name] = size ? [bytes / size.from, size.name] : [Math.max(1, Math.round(bytes / 1e3)), 'kilobyte']
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: name,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(value)
}

function unit(value: number, name: 'second' | 'minute' | 'hour', tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
}
