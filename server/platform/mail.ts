import type { Config } from './config.ts'
import { folderMailSender, mailFolder } from './folder-mail.ts'
import type { MailSender } from './mail-sender.ts'
import { smtpMailSender } from './smtp-mail.ts'

/**
 * Sends by SMTP where SMTP_URL is set. Otherwise admins read the mails in the hub, and a laptop writes each to
 * `<dataDir>/mail/` as well; in production nothing is written, because links that open accounts stand in them.
 */
export function createMailSender(config: Config): MailSender {
  const from = addressIn(config.mailFrom)
  if (config.smtpUrl) return smtpMailSender(config.smtpUrl, from)
  return config.production ? NO_MAIL : folderMailSender(mailFolder(config), from)
}

/** The address of `Learning Hub <no-reply@hub.example>`: which name stands before it is each hub's own. */
function addressIn(mailFrom: string): string {
  return /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim()
}

const NO_MAIL: MailSender = { send: async () => undefined, rest: () => undefined }
