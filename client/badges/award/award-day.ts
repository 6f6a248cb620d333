/** The day of an award where its hub is, in words: `5 November 2026`. */
export function awardDay(iso: string, tag: string, timeZone: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(new Date(iso))
}

/** The same for programs: `2026-11-05`. */
export function isoDay(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(iso))
}
