import { SMTPServer } from 'smtp-server'
import { freePort } from '../../server/testing/cluster.ts'

export interface TakenMail {
  to: string[]
  /** As it was sent, with its lines put together again. */
  source: string
}

export interface MailServer {
  /** For SMTP_URL of a hub. */
  url: string
  /** What it took, in its order. */
  taken: TakenMail[]
  close(): Promise<void>
}

/** A real mail server on a port of this machine that keeps what it takes. */
export async function startMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const source = Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=')
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), source })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
