import type { MailSender, OutgoingMail } from '../platform/mail.ts'

/** A mail server in memory: keeps what is sent. */
export interface Mailbox extends MailSender {
  mails: OutgoingMail[]
  /** The token in the link of the newest mail to this address. */
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
      const mail = mails.findLast(({ to }) => to.address === address)
      const token = /\?token=([\w-]{43})\n/.exec(`${mail?.text ?? ''}\n`)?.[1]
      if (!token) throw new Error(`No mail with a link was sent to ${address}.`)
      return token
    },
  }
}
