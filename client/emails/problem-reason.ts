import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** What the answers of mail servers mean, by the codes of RFC 5321 and RFC 3463 or by what the hub itself says. */
const reasons: [fits: RegExp, words: MessageDescriptor][] = [
  [
    /does not let the hub in/,
    msg`The hub cannot reach the mail server or sign in to it. Check SMTP_URL and whether the server is running.`,
  ],
  [/stopped while it sent/, msg`The hub was stopped while it was sending.`],
  [/\b[45]\.1\.[0-9]+\b/, msg`The mail server does not know this address. Check it with the recipient.`],
  [/\b[45]\.2\.2\b|\b552\b/, msg`The mailbox of the recipient is full.`],
  [/\b[45]\.7\.[0-9]+\b/, msg`The mail server does not allow this hub to send. Ask the people who run the server.`],
  [/\b(421|45[0-2])\b/, msg`The mail server is busy, or asks to try again later.`],
  [/\b55[01]\b/, msg`The mail server does not accept e-mails for this address.`],
  [/clos|time.?out|reset|ECONN|socket/i, msg`The connection to the mail server broke.`],
]

/** A reason in plain words; null where the answer of the server has to speak for itself. */
export function reasonOf(problem: string): MessageDescriptor | null {
  return reasons.find(([fits]) => fits.test(problem))?.[1] ?? null
}
