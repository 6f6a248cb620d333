import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts, DEMO_PASSWORD } from '../../server/demo.ts'
import { freePort } from '../../server/testing/cluster.ts'
import { must, signIn, type Hub } from '../hub/client.ts'
import { makePlace } from '../hub/place.ts'
import { startHub } from '../hub/process.ts'

/** A hub is killed again and again while it sends mails, to a mail server that takes its time over each. */

const ROUNDS = 6
/** Side by side in a process: two jobs, and what looks at each start. Each may have taken a mail while another was sent. */
const SENDERS = 3
const place = await makePlace()
/** How often the mail server took a mail to each address, so that the hub may know of it. */
const taken = new Map<string, number>()
/** To whom a mail was promised: the call that asked for it was answered. */
const promised: string[] = []
let server: SMTPServer
let env: Record<string, string>

beforeAll(async () => {
  const port = await freePort()
  server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        setTimeout(() => {
          for (const { address } of session.envelope.rcptTo) taken.set(address, (taken.get(address) ?? 0) + 1)
          done()
        }, 40)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  env = {
    ...place.env,
    RATE_LIMITS: 'off',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Demo Hub <hub@hub.example>',
  }
})
afterAll(async () => {
  await new Promise<void>((done) => server.close(done))
  place.remove()
})

/** Brings people into the hub until it is gone, each with an invitation by mail. */
async function invite(origin: string, over: AbortSignal): Promise<void> {
  try {
    const admin = await signInAsAdmin(origin)
    while (!over.aborted) {
      const emails = Array.from({ length: 5 }, () => `p${randomBytes(6).toString('hex')}@hub.example`)
      const users = emails.map((email) => ({ email, first_name: 'New', last_name: 'Person' }))
      must(await admin.api.POST('/users/', { body: { users, send_email: true } }))
      promised.push(...emails)
      await wait(150)
    }
  } catch {
    // The hub was killed in the middle of this one, which was not acknowledged.
  }
}

const signInAsAdmin = (origin: string) =>
  signIn(origin, demoAccounts.find(({ role }) => role === 'admin')!.email, DEMO_PASSWORD)

async function stateOf(admin: Hub, search: string): Promise<string | undefined> {
  return must(await admin.api.GET('/emails/', { params: { query: { search, limit: 1, offset: 0 } } })).items[0]?.state
}

async function waiting(admin: Hub): Promise<number> {
  return must(await admin.api.GET('/emails/', { params: { query: { state: 'queued', limit: 1, offset: 0 } } })).total
}

test('loses no mail that was promised, and sends none of them twice', { timeout: 240_000 }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const running = await startHub(env)
    const isOver = new AbortController()
    const writer = invite(running.origin, isOver.signal)
    await wait(1_500 + Math.random() * 1_500)
    await running.kill()
    isOver.abort()
    await writer
  }
  const running = await startHub(env)
  try {
    const admin = await signInAsAdmin(running.origin)
    await expect.poll(() => waiting(admin), { timeout: 60_000, interval: 500 }).toBe(0)
    const states = new Map<string, string | undefined>()
    for (const email of promised) states.set(email, await stateOf(admin, email))
    const inState = (state: string | undefined) => promised.filter((email) => states.get(email) === state)
    expect(promised.length).toBeGreaterThan(ROUNDS * 5)
    expect({
      lost: inState(undefined),
      twice: promised.filter((email) => (taken.get(email) ?? 0) > 1),
      saidSentAndWasNot: inState('sent').filter((email) => !taken.has(email)),
      failed: inState('failed'),
    }).toEqual({ lost: [], twice: [], saidSentAndWasNot: [], failed: [] })
    // Of these nobody knows whether they arrived: those that each killed process had taken to send.
    const unknown = [...inState('transmitting'), ...inState('uncertain')]
    expect(unknown.length).toBeLessThanOrEqual(ROUNDS * SENDERS)
    console.log(
      `${ROUNDS} kills: ${promised.length} mails promised, ${inState('sent').length} sent once, ${unknown.length} of which nobody knows, of them ${unknown.filter((email) => taken.has(email)).length} arrived`,
    )
  } finally {
    await running.stop()
  }
})
