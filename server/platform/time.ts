const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/** Whether this is a time zone of the IANA database, such as Europe/Berlin. */
export function isTimeZone(name: string): boolean {
  return zones.has(name)
}
