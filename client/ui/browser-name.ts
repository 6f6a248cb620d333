const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** "Firefox, Windows" out of what a browser says of itself; null where it says nothing that is known. */
export function browserName(userAgent: string | null): string | null {
  const known = [BROWSERS, SYSTEMS].map((names) => names.find(([mark]) => userAgent?.includes(mark))?.[1])
  return known.filter(Boolean).join(', ') || null
}
