import { queueMail } from './emails.ts'
import type { MockHub } from './hub.ts'
import type { MailTokenRow } from './rows.ts'

const MAILS = {
  invitation: { template: 'invitation', page: '/accept-invitation' },
  'password-reset': { template: 'passwordReset', page: '/reset-password' },
} as const

/** Makes the token of a link in a mail, one that can be known where it is free, and the mail. Older ones of the person stop working. */
export function addMailToken(hub: MockHub, purpose: MailTokenRow['purpose'], personId: string): void {
  hub.mailTokens = hub.mailTokens.filter((row) => row.purpose !== purpose || row.personId !== personId)
  const known = `mock-${purpose}-token`
  const isFree = hub.mailTokens.every(({ token }) => token !== known)
  const token = isFree ? known : `${known}-${hub.newId()}`
  hub.mailTokens.push({ token, purpose, personId })
  const person = hub.people.find(({ id }) => id === personId)
  const { template, page } = MAILS[purpose]
  if (person) queueMail(hub, person, { template, path: `${page}?token=${token}` })
}
