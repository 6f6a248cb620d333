/** A person's name as others see it: first and last name, or what stands before the @. */
export function displayName(person: { firstName: string; lastName: string; email: string }): string {
  return `${person.firstName} ${person.lastName}`.trim() || person.email.split('@')[0]!
}

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

/** Custom fields of a hub at the most. */
export const MAX_FIELDS = 100

/** A text without the spaces around it; null where nothing else is in it. */
export function trimmed(text: string | null | undefined): string | null {
  return text?.trim() || null
}

/** Whether something was entered. */
export function isFilled(value: string | null | undefined): boolean {
  return trimmed(value) !== null
}

/** Whether somebody holds a right that another does not. Rights mean something for admins alone, and `_write` brings `_read`. */
export function outranks(
  person: { isAdmin: boolean; privileges: readonly string[] },
  held: ReadonlySet<string>,
): boolean {
  return person.isAdmin && person.privileges.some((right) => !held.has(right))
}

/** A whole name in two: its last word and what stands before it. */
export function namesIn(name: string): { firstName: string; lastName: string } {
  const words = name.trim()
  const end = words.lastIndexOf(' ')
  return { firstName: words.slice(0, end).trim(), lastName: words.slice(end + 1) }
}

/** What can be edited of a field that the hub added, for its ETag. */
export function fieldState(field: {
  label: string
  hint: string | null
  type: string
  options: readonly string[]
  isRequired: boolean
  index: number
}): unknown[] {
  return [field.label, field.hint, field.type, field.options, field.isRequired, field.index]
}

export type AccountState = 'created' | 'invited' | 'invitationEnded' | 'active' | 'suspended'

/** What the account of somebody is at a moment. */
export function accountState(
  person: {
    suspendedAt: Date | null
    accountId: string | null
    /** When the newest link of their invitation ends or ended; null for who was not invited. */
    invitedUntil: Date | null
  },
  now: Date,
): AccountState {
  if (person.suspendedAt) return 'suspended'
  if (person.accountId) return 'active'
  if (!person.invitedUntil) return 'created'
  return person.invitedUntil > now ? 'invited' : 'invitationEnded'
}
