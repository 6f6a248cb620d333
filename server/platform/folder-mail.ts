import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailSender, OutgoingMail } from './mail.ts'

/** Keeps each mail as a file that a person can read and a mail program can open. The newest name sorts last. */
export function folderMailSender(dataDir: string, from: string): MailSender {
  const folder = join(dataDir, 'mail')
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, fileName(mail))
      await writeFile(`${path}.part`, eml(mail, from), { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    rest: () => undefined,
  }
}

function fileName({ date, messageId }: OutgoingMail): string {
  const moment = date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return `${moment}-${createHash('sha256').update(messageId).digest('hex').slice(0, 8)}.eml`
}

/** UTF-8 as it is (RFC 6532) and lines of any length, so that a link stands in one piece. */
function eml({ messageId, to, subject, text, date }: OutgoingMail, from: string): string {
  const head = [
    `From: ${from}`,
    `To: "${to.name.replaceAll(/["\\]/g, '\\$&')}" <${to.address}>`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ]
  return `${[...head, '', text].join('\n')}\n`
}
