import type { MailSender, OutgoingMail } from '../platform/mail-sender.ts'

/** A mail server in memory: keeps what is sent. */
export interface Mailbox extends MailSender {
  mails: OutgoingMail[]
  /** The token in the newest link that a mail to this address holds. */
  tokenFor(address: string): string
}

export function mailbox(): Mailbox {
  const mails: OutgoingMail[] = []
  return {
    mails,
    async send(mail) {
      mails.push(mail)
    },
    rest: () => undefined,
    tokenFor(address) {
      const token = mails
        .filter(({ to }) => to.address === address)
        .map(({ text }) => /\?token=([\w-]{43})\n/.exec(`${text}\n`)?.[1])
        .findLast((found) => found !== undefined)
      if (!token) throw new Error(`No mail with a link was sent to ${address}.`)
      return token
    },
  }
}
