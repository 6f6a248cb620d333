/** One mail as it leaves the hub: plain text to one person. */
export interface OutgoingMail {
  /** With angle brackets. The same mail has the same one however often it is tried, so that a receiver can tell. */
  messageId: string
  /** The name that it comes from, in one line; the address is that of the installation. */
  fromName: string
  to: { name: string; address: string }
  subject: string
  text: string
  /** When the hub wrote it. */
  date: Date
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
