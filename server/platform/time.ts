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
