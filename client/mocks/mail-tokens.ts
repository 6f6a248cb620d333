import type { MockHub } from './hub.ts'
import type { MailTokenRow } from './rows.ts'

/** Makes the token of a link in a mail that the mock never sends, one that can be known where it is free. Older ones of the person stop working. */
export function addMailToken(hub: MockHub, purpose: MailTokenRow['purpose'], personId: string): void {
  hub.mailTokens = hub.mailTokens.filter((row) => row.purpose !== purpose || row.personId !== personId)
  const known = `mock-${purpose}-token`
  const isFree = hub.mailTokens.every(({ token }) => token !== known)
  hub.mailTokens.push({ token: isFree ? known : `${known}-${hub.newId()}`, purpose, personId })
}
