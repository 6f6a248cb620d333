/** Whether a time zone is one that both Intl and PostgreSQL know by this name: offsets such as +01:00 mean the opposite there. */
export function isTimezone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+){1,2}$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
