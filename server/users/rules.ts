/** The place of the first address that stood in the list before, whatever its case; null where there is none. */
export function firstDuplicate(emails: readonly string[]): number | null {
  const seen = new Set<string>()
  for (const [index, email] of emails.entries()) {
    const key = email.toLowerCase()
    if (seen.has(key)) return index
    seen.add(key)
  }
  return null
}
