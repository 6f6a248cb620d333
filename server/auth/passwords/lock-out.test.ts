import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { registerMailJobs } from '../../emails/jobs.ts'
import { mailbox } from '../../emails/mailbox-fixtures.ts'
import { testHub, type TestHub } from '../../testing/app.ts'
import type { TestAnswer } from '../../testing/client.ts'
import { createMember } from '../accounts/member-service.ts'

/** Guessing at somebody's password must not keep that person out. */

const PASSWORD = 'a-demo-passphrase'
const START = Date.parse('2026-11-02T09:00:00Z')
const box = mailbox()
let hub: TestHub
let endSchedules: () => void
let people = 0

beforeAll(async () => {
  hub = await testHub()
  endSchedules = await registerMailJobs(hub.context, box)
})
afterEach(() => hub.setNow(null))
afterAll(async () => {
  endSchedules()
  await hub.close()
})

async function somebody(domains = [1]) {
  people += 1
  const email = `locked${people}@hub.example`
  for (const domain of domains)
    await createMember(await hub.hubCall(domain), {
      email,
      first_name: 'Demo',
      last_name: 'Learner',
      password: PASSWORD,
    })
  return email
}

function signIn(email: string, password = PASSWORD, headers: Record<string, string> = {}) {
  return hub.nobody.post('/auth/sign-in', { email, password }, headers)
}

function deviceOf({ headers }: TestAnswer): { cookie: string } {
  const cookie = [headers['set-cookie']].flat().find((each) => String(each).startsWith('hub_device='))
  return { cookie: String(cookie).split(';')[0]! }
}

/** Wrong guesses, each as soon as the hub looks at it, and one second before it looks at the next. */
async function attack(email: string, headers: Record<string, string> = {}) {
  let now = START
  for (let nth = 0; nth < 7; nth += 1) {
    hub.setNow(new Date(now))
    const answer = await signIn(email, 'wrong', headers)
    expect(answer.status).toBe(401)
    const wait = (await signIn(email, 'wrong', headers)).headers['retry-after']
    now += Number(wait ?? 0) * 1000
  }
  hub.setNow(new Date(now - 1000))
}

test('lets in from a browser that signed in before, while strangers guess', async () => {
  const email = await somebody()
  const known = deviceOf(await signIn(email))
  await attack(email)
  expect((await signIn(email)).body.code).toBe('sign-in-blocked')
  expect((await signIn(email, PASSWORD, known)).status).toBe(200)
  expect((await signIn(email)).body.code).toBe('sign-in-blocked')
})

test('counts the guesses from a known browser too, and against nobody else', async () => {
  const email = await somebody()
  const known = deviceOf(await signIn(email))
  const other = deviceOf(await signIn(email))
  expect(other).not.toEqual(known)
  await attack(email, known)
  expect((await signIn(email, PASSWORD, known)).body.code).toBe('sign-in-blocked')
  expect((await signIn(email, PASSWORD, other)).status).toBe(200)
  expect((await signIn(email)).status).toBe(200)
})

test('takes the cookie of a browser for the people who signed in with it alone', async () => {
  const [victim, attacker] = [await somebody(), await somebody()]
  const own = deviceOf(await signIn(attacker))
  await attack(victim)
  expect((await signIn(victim, PASSWORD, own)).body.code).toBe('sign-in-blocked')
  const [id] = own.cookie.split('.')
  for (const cookie of [
    `${id}.${'A'.repeat(43)}`,
    id!,
    'hub_device=',
    'hub_device=%00',
    `hub_device=${'A'.repeat(5000)}`,
  ])
    expect((await signIn(victim, PASSWORD, { cookie })).body.code).toBe('sign-in-blocked')
})

test('remembers several people of one browser', async () => {
  const [first, second] = [await somebody(), await somebody()]
  const alone = deviceOf(await signIn(first))
  const shared = deviceOf(await signIn(second, PASSWORD, alone))
  await attack(first)
  await attack(second)
  expect((await signIn(first, PASSWORD, shared)).status).toBe(200)
  expect((await signIn(second, PASSWORD, shared)).status).toBe(200)
})

test('counts the guesses in all hubs together', async () => {
  const email = await somebody([1, 2])
  await attack(email)
  expect((await signIn(email, PASSWORD, { host: 'second.localhost' })).body.code).toBe('sign-in-blocked')
})

test('lets in from a new browser that redeemed the link of a mail, while strangers go on', async () => {
  const email = await somebody()
  await hub.nobody.post('/auth/password-resets', { email })
  const token = box.tokenFor(email)
  const next = 'another passphrase of mine'
  const device = deviceOf(await hub.nobody.post('/auth/password-resets/redeem', { token, password: next }))
  await attack(email)
  expect((await signIn(email, next)).body.code).toBe('sign-in-blocked')
  expect((await signIn(email, next, device)).status).toBe(200)
})
