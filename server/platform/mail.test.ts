import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { testConfig } from '../testing/config.ts'
import { freePort } from '../testing/cluster.ts'
import { mailFolder, cleanUpMailFolder } from './folder-mail.ts'
import { LOGO_ADDRESS, type MailSender, type OutgoingMail } from './mail-sender.ts'
import { createMailSender } from './mail.ts'

const closing: (() => void | Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const mail: OutgoingMail = {
  messageId: '<0123@hub.example>',
  fromName: 'Demo "Hub"',
  to: { name: 'Jörg "Jo" Müller', address: 'jo@hub.example' },
  subject: 'Neues Passwort für Demo',
  text: 'Hallo,\n\nhttp://localhost:3000/reset-password?token=AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-abcde\n',
  replyTo: null,
  page: null,
  date: new Date('2026-11-02T09:00:00Z'),
}

interface Taken {
  from: string
  to: string[]
  source: string
}

async function mailServer(options: Partial<SMTPServerOptions> = {}) {
  const taken: Taken[] = []
  let connections = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
    ...options,
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  server.on('error', () => undefined)
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return { port, taken, connections: () => connections }
}

function senderTo(port: number, user = ''): MailSender {
  const sender = createMailSender({ ...testConfig('/nowhere'), smtpUrl: `smtp://${user}127.0.0.1:${port}` })
  closing.push(() => sender.rest())
  return sender
}

test('holds a whole conversation with a mail server and keeps the connection for the next mail', async () => {
  const { port, taken, connections } = await mailServer()
  const sender = senderTo(port)
  await Promise.all([sender.send(mail), sender.send({ ...mail, messageId: '<0124@hub.example>' })])
  expect(connections()).toBe(1)
  expect(taken.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: 'no-reply@localhost', to: ['jo@hub.example'] },
    { from: 'no-reply@localhost', to: ['jo@hub.example'] },
  ])
  const [{ source }] = taken as [Taken]
  expect(source).toMatch(/^Message-ID: <0123@hub\.example>\r$/m)
  expect(source).toMatch(/^Subject: =\?UTF-8\?Q\?Neues_Passwort_f=C3=BCr_Demo\?=\r$/m)
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(source).not.toMatch(/^(Reply-To|Content-Type: multipart)/m)
  expect(source).toMatch(/^Date: Mon, 02 Nov 2026 09:00:00 \+0000\r$/m)
  expect(source.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(
    'token=AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-abcde',
  )
})

test('says where answers go, and carries the logo in the mail itself beside the plain words', async () => {
  const { port, taken } = await mailServer()
  const logo = Buffer.from('a picture')
  const page = { html: `<p><img src="${LOGO_ADDRESS}"></p><p>Hallo</p>`, logo }
  await senderTo(port).send({ ...mail, replyTo: 'training@hub.example', page })
  const [{ source }] = taken as [Taken]
  expect(source).toMatch(/^Reply-To: training@hub\.example\r$/m)
  expect(source).toMatch(/^Content-Type: multipart\/alternative;/m)
  expect(source.indexOf('text/plain')).toBeLessThan(source.indexOf('text/html'))
  expect(source).toContain('<img src="cid:logo">')
  expect(source).toMatch(/^Content-ID: <logo>\r$/im)
  expect(source).toMatch(/^Content-Disposition: inline; filename=logo\.png\r$/m)
  expect(source).toContain(logo.toString('base64'))
})

test('opens a new connection after it was allowed to rest', async () => {
  const { port, taken, connections } = await mailServer()
  const sender = senderTo(port)
  await sender.send(mail)
  sender.rest()
  await sender.send(mail)
  expect(taken).toHaveLength(2)
  expect(connections()).toBe(2)
})

function refusal(responseCode: number): Error {
  return Object.assign(new Error('no'), { responseCode })
}

test('tells what the server refuses for good from what it may take later', async () => {
  const { port } = await mailServer({
    onRcptTo: ({ address }, _session, done) => done(refusal(address.startsWith('jo') ? 550 : 451)),
  })
  const sender = senderTo(port)
  await expect(sender.send(mail)).rejects.toMatchObject({ outcome: 'refused' })
  await expect(sender.send({ ...mail, to: { name: '', address: 'later@hub.example' } })).rejects.toMatchObject({
    outcome: 'not-now',
  })
})

test('says that the server is out of reach when nobody listens', async () => {
  await expect(senderTo(await freePort()).send(mail)).rejects.toMatchObject({ outcome: 'unreachable' })
})

/** A mail server that hangs up when it hears this. */
async function hangsUpAt(words: RegExp): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.write('220 demo\r\n')
    socket.on('data', (chunk) => {
      const said = chunk.toString()
      if (words.test(said)) return socket.destroy()
      return socket.write(said.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  closing.push(() => void server.close())
  return port
}

test('says that it does not know when the connection breaks while the server takes the mail', async () => {
  await expect(senderTo(await hangsUpAt(/^\.\r\n$/m)).send(mail)).rejects.toMatchObject({ outcome: 'unknown' })
})

test.each([/^EHLO/, /^MAIL/, /^RCPT/, /^DATA/])(
  'knows that nothing was sent when the connection breaks at %s',
  async (words) => {
    await expect(senderTo(await hangsUpAt(words)).send(mail)).rejects.toMatchObject({ outcome: 'unreachable' })
  },
)

test('signs in to the server with the user and password of the address', async () => {
  const seen: string[] = []
  const { port, taken } = await mailServer({
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    onAuth: ({ username, password }, _session, done) => {
      seen.push(`${username}:${password}`)
      done(password === 'p@ss' ? null : new Error('wrong'), { user: username })
    },
  })
  await senderTo(port, 'hub:p%40ss@').send(mail)
  expect(taken).toHaveLength(1)
  await expect(senderTo(port, 'hub:other@').send(mail)).rejects.toMatchObject({ outcome: 'unreachable' })
  expect(seen).toEqual(['hub:p@ss', 'hub:other'])
})

test('writes mails into the data folder where no server is set, one file for a mail however often it is tried', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hub-mail-'))
  closing.push(() => rmSync(dataDir, { recursive: true }))
  const sender = createMailSender(testConfig(dataDir))
  await sender.send(mail)
  await sender.send(mail)
  const files = readdirSync(join(dataDir, 'mail'))
  expect(files).toEqual([expect.stringMatching(/^20261102-090000-[0-9a-f]{8}\.eml$/)])
  const source = readFileSync(join(dataDir, 'mail', files[0]!), 'utf8')
  expect(source).toContain('To: "Jörg \\"Jo\\" Müller" <jo@hub.example>\nSubject: Neues Passwort für Demo\n')
  expect(source).toContain('\nhttp://localhost:3000/reset-password?token=AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-abcde\n')
})

test('writes no mail to a file in production, because some hold links that open accounts', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hub-mail-'))
  closing.push(() => rmSync(dataDir, { recursive: true }))
  await createMailSender({ ...testConfig(dataDir), production: true }).send(mail)
  expect(existsSync(mailFolder({ dataDir }))).toBe(false)
})

test('sweeps mails and halves of mails that were written before, and nothing else', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hub-mail-'))
  closing.push(() => rmSync(dataDir, { recursive: true }))
  const folder = mailFolder({ dataDir })
  await cleanUpMailFolder(folder, new Date())
  await createMailSender(testConfig(dataDir)).send(mail)
  const [kept] = readdirSync(folder)
  for (const name of ['old.eml', 'old.eml.part', 'notes.txt']) {
    writeFileSync(join(folder, name), 'x')
    utimesSync(join(folder, name), 1000, 1000)
  }
  await cleanUpMailFolder(folder, new Date(2_000_000))
  expect(new Set(readdirSync(folder))).toEqual(new Set([kept, 'notes.txt']))
})
