const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/** Whether this is a time zone of the IANA database, such as Europe/Berlin. */
export function isTimeZone(name: string): boolean {
  return zones.has(name)
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day of the calendar, written as 2026-11-30, from the year 1 on, where PostgreSQL begins too. */
export function isDate(text: string): boolean {
  if (!DATE.test(text) || text < '0001') return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** What the clocks of a zone say at a moment, to the second, as the milliseconds of that text read as UTC. */
export function wallClockOf(moment: Date, zone: string): number {
  let clock = clocks.get(zone)
  if (!clock) {
    const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
    clock = new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', second: 'numeric', ...parts })
    clocks.set(zone, clock)
  }
  const said = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = said
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const DAY_MS = 86_400_000

/**
 * The moment at which the clocks of a zone say something, as PostgreSQL has it: the later one where they say it twice; where
 * they skip it, as if they had not been put forward yet. @param wall as of wallClockOf
 */
export function instantOf(wall: number, zone: string): Date {
  const offsetAt = (moment: number) => wallClockOf(new Date(moment), zone) - moment
  const [before, after] = [wall - offsetAt(wall - DAY_MS), wall - offsetAt(wall + DAY_MS)]
  const right = [before, after].filter((moment) => wallClockOf(new Date(moment), zone) === wall)
  return new Date(right.length ? Math.max(...right) : before)
}
