import type { MockHub } from './hub.ts'
import type { MailTokenRow } from './rows.ts'

/** Makes the token of a link in a mail that the mock never sends; older ones of the person stop working. */
export function addMailToken(hub: MockHub, purpose: MailTokenRow['purpose'], personId: string): void {
  hub.mailTokens = hub.mailTokens.filter((row) => row.purpose !== purpose || row.personId !== personId)
  hub.mailTokens.push({ token: `mock-${purpose}-token-${hub.newId()}`, purpose, personId })
}
