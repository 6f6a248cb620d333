import { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection, {
  type SMTPConnectionAuth,
  type SMTPConnectionOptions,
  type SMTPEnvelope,
} from 'nodemailer/lib/smtp-connection'
import { logoPart, MailProblem, type MailSender, type OutgoingMail } from './mail-sender.ts'

/** Milliseconds. Together they stay below the lease of a mail in the outbox (emails/rules.ts). */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** What nodemailer says of a fault: the server's answer where there was one. */
interface SmtpFault extends Error {
  code?: string | undefined
  responseCode?: number | undefined
}

/**
 * Sends over one SMTP connection, which stays open from mail to mail until it may rest.
 * Speaks SMTP a step lower than nodemailer's transports, which do not tell whether a broken connection had begun to
 * carry the mail.
 * @param url smtp://user:password@host:587 or smtps://user:password@host:465 @param from an address without a name
 */
export function smtpMailSender(url: string, from: string): MailSender {
  let connection: SMTPConnection | null = null
  let turn: Promise<unknown> = Promise.resolve()
  const close = () => {
    connection?.quit()
    connection = null
  }
  const sendNow = async (mail: OutgoingMail) => {
    const { envelope, message } = await compose(mail, from)
    connection ??= await open(url)
    try {
      await transmit(connection, envelope, message)
    } catch (problem) {
      close()
      throw problem
    }
  }
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work)
    turn = result.catch(() => undefined)
    return result
  }
  return {
    send: (mail) => inTurn(() => sendNow(mail)),
    rest: () => void inTurn(async () => close()),
  }
}

/** Connects to a mail server and signs in, and sends nothing. @throws MailProblem */
export async function reachMailServer(url: string): Promise<void> {
  const connection = await open(url)
  connection.quit()
}

async function compose(
  { messageId, fromName, replyTo, to, subject, text, page, date }: OutgoingMail,
  from: string,
): Promise<{ envelope: SMTPEnvelope; message: Buffer }> {
  const node = new MailComposer({
    messageId,
    from: { name: fromName, address: from },
    to,
    ...(replyTo && { replyTo }),
    subject,
    text,
    ...(page && { html: page.html, attachments: [logoPart(page)] }),
    date,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }).compile()
  return { envelope: node.getEnvelope(), message: await node.build() }
}

async function open(url: string): Promise<SMTPConnection> {
  const { options, auth } = readUrl(url)
  const connection = new SMTPConnection({ ...options, ...TIMEOUTS })
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject)
      connection.connect((error) => (error ? reject(error) : resolve()))
    })
    if (auth)
      await new Promise<void>((resolve, reject) =>
        connection.login(auth, (error) => (error ? reject(error) : resolve())),
      )
  } catch (error) {
    connection.close()
    throw new MailProblem('unreachable', `The mail server does not let the hub in: ${(error as Error).message}`)
  }
  // An error between two mails only means that the next one meets a closed connection.
  connection.on('error', () => undefined)
  return connection
}

function transmit(connection: SMTPConnection, envelope: SMTPEnvelope, message: Buffer): Promise<void> {
  let begun = false
  const content = new Readable({
    // Read only after the server has said that it takes the mail.
    read() {
      begun = true
      this.push(message)
      this.push(null)
    },
  })
  return new Promise((resolve, reject) => {
    connection.send(envelope, content, (error) => (error ? reject(problemOf(error, begun)) : resolve()))
  })
}

function problemOf({ message, code, responseCode }: SmtpFault, begun: boolean): MailProblem {
  if (responseCode) return new MailProblem(responseCode >= 500 ? 'refused' : 'not-now', message)
  if (begun) return new MailProblem('unknown', message)
  return new MailProblem(code === 'EENVELOPE' || code === 'EMESSAGE' ? 'refused' : 'unreachable', message)
}

function readUrl(text: string): { options: SMTPConnectionOptions; auth: SMTPConnectionAuth | null } {
  const { protocol, hostname, port, username, password } = new URL(text)
  const secure = protocol === 'smtps:'
  const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return {
    // A password goes over the network only where nobody can read it.
    options: {
      host: hostname.replaceAll(/[[\]]/g, ''),
      secure,
      requireTLS: Boolean(username) && !secure && !isHere,
      ...(port ? { port: Number(port) } : {}),
    },
    auth: username ? { ...credentials, credentials } : null,
  }
}
