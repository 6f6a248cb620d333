/** The same ids as in the examples of the contract: a letter for the kind and a number. */
const KINDS = {
  playlist: '1',
  asset: '2',
  section: '3',
  person: '4',
  team: '5',
  file: '6',
  topic: '7',
  badge: '8',
  comment: '9',
  picture: 'b',
  meetingSkill: 'e',
  message: 'f',
  email: 'f',
  customField: 'f',
  notification: 'f',
}

export function seedId(kind: keyof typeof KINDS, number: number): string {
  return `0199d3a0-0000-7000-8000-0000000${KINDS[kind]}${String(number).padStart(4, '0')}`
}

/** A moment some days and hours after another one, or before it, in ISO 8601. */
export function shifted(now: Date, { days = 0, hours = 0 }: { days?: number; hours?: number }): string {
  return new Date(now.getTime() + (days * 24 + hours) * 60 * 60 * 1000).toISOString()
}
