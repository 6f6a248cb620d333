import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailSender, OutgoingMail } from './mail-sender.ts'

/** Where mails are kept that no server takes. */
export function mailFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'mail')
}

/** Keeps each mail as a file that a person can read and a mail program can open. The newest name sorts last. */
export function folderMailSender(folder: string, from: string): MailSender {
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

/** Deletes what was written before, also the halves that a killed process left. Does nothing where there is no folder. */
export async function cleanUpMailFolder(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  })
  for (const name of names.filter((each) => /\.eml(\.part)?$/.test(each))) {
    const { mtime } = await stat(join(folder, name))
    if (mtime <= before) await rm(join(folder, name), { force: true })
  }
}

function fileName({ date, messageId }: OutgoingMail): string {
  const moment = date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return `${moment}-${createHash('sha256').update(messageId).digest('hex').slice(0, 8)}.eml`
}

/** The words without the logo, in UTF-8 as it is (RFC 6532) and lines of any length, so that a link stands in one piece. */
function eml({ messageId, fromName, replyTo, to, subject, text, date }: OutgoingMail, from: string): string {
  const head = [
    `From: ${addressee({ name: fromName, address: from })}`,
    ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
    `To: ${addressee(to)}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ]
  return `${[...head, '', text].join('\n')}\n`
}

function addressee({ name, address }: { name: string; address: string }): string {
  return `"${name.replaceAll(/["\\]/g, '\\$&')}" <${address}>`
}
