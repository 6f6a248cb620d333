/** One mail as it leaves the hub: plain text to one person, and the same with a picture where the hub has one. */
export interface OutgoingMail {
  /** With angle brackets. The same mail has the same one however often it is tried, so that a receiver can tell. */
  messageId: string
  /** The name that it comes from, in one line; the address is that of the installation. */
  fromName: string
  to: { name: string; address: string }
  subject: string
  text: string
  /** Where answers go; null where nobody reads them. */
  replyTo: string | null
  /** The same words as a page with a logo; null for plain text alone. */
  page: MailPage | null
  /** When the hub wrote it. */
  date: Date
}

export interface MailPage {
  /** Shows the logo from LOGO_ADDRESS. */
  html: string
  /** PNG */
  logo: Buffer
}

const LOGO_ID = 'logo'
/** Where a page finds its logo: in the mail itself, so that it shows without asking anybody for it. */
export const LOGO_ADDRESS = `cid:${LOGO_ID}`

/** The logo as a part of a mail. */
export function logoPart({ logo }: MailPage) {
  return { filename: 'logo.png', content: logo, cid: LOGO_ID, contentDisposition: 'inline' as const }
}

export interface MailSender {
  /** Resolves when the mail was taken over for certain. @throws MailProblem */
  send(mail: OutgoingMail): Promise<void>
  /** Lets go of the connection until the next mail. */
  rest(): void
}

/**
 * What became of a mail that was not taken over. `unreachable` and `not-now`: it was not sent, try later. `refused`: it
 * never will be. `unknown`: the connection broke after the mail may have been sent.
 */
export type MailOutcome = 'unreachable' | 'not-now' | 'refused' | 'unknown'

export class MailProblem extends Error {
  readonly outcome: MailOutcome

  constructor(outcome: MailOutcome, message: string) {
    super(message)
    this.outcome = outcome
  }
}
