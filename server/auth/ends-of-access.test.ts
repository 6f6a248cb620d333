import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registerMailJobs } from '../emails/jobs.ts'
import { mailbox } from '../emails/mailbox-fixtures.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import type { TestAnswer } from '../testing/client.ts'
import { clearCallerCache } from './sessions/identity-service.ts'
import { createMember } from './accounts/member-service.ts'

/** What API tokens and sessions end with, and what their owner is told. */

const PASSWORD = 'a-demo-passphrase'
const NEXT = 'another passphrase of mine'
const box = mailbox()
let hub: TestHub
let endSchedules: () => void
let people = 0

beforeAll(async () => {
  hub = await testHub()
  endSchedules = await registerMailJobs(hub.context, box)
})
beforeEach(() => box.mails.splice(0))
afterAll(async () => {
  endSchedules()
  await hub.close()
})

const expiresTime = new Date(Date.now() + 30 * 86_400_000).toISOString()
const input = { name: 'Nightly export', scopes: ['me'], expiresTime }
const cookiesOf = ({ headers }: TestAnswer) => [headers['set-cookie']].flat().map((each) => String(each).split(';')[0]!)

async function somebody({ locale = 'en-GB', domains = [1] } = {}) {
  people += 1
  const about = { email: `owner${people}@hub.example`, first_name: 'Demo', last_name: 'Learner', locale }
  for (const domain of domains) await createMember(await hub.hubCall(domain), { ...about, password: PASSWORD })
  return about.email
}

function signIn(email: string, headers: Record<string, string> = {}, password = PASSWORD) {
  return hub.nobody.post('/auth/sign-in', { email, password }, headers)
}

/** Somebody with a token in each of their hubs. */
async function owner(about: Parameters<typeof somebody>[0] = {}) {
  const email = await somebody(about)
  const tokens: { authorization: string; host: string }[] = []
  let session = { cookie: '' }
  for (const host of (about?.domains ?? [1]).map((domain) => (domain === 1 ? 'localhost' : 'second.localhost'))) {
    const [cookie] = cookiesOf(await signIn(email, { host }))
    const { status, body } = await hub.nobody.post('/me/tokens', input, { cookie: cookie!, host })
    expect(status).toBe(201)
    tokens.push({ authorization: `Bearer ${body.token}`, host })
    if (host === 'localhost') session = { cookie: cookie! }
  }
  return { email, tokens, session }
}

const works = async (headers: Record<string, string>) => {
  clearCallerCache(hub)
  return (await hub.nobody.get('/auth/session', headers)).status === 200
}

test('ends the tokens of all hubs when the password changes, and lists none of them', async () => {
  const { tokens, session } = await owner({ domains: [1, 2] })
  for (const token of tokens) expect(await works(token)).toBe(true)
  const change = { currentPassword: PASSWORD, newPassword: NEXT }
  const changed = await hub.nobody.put('/me/password', change, session)
  const [cookie] = cookiesOf(changed)
  for (const token of tokens) expect(await works(token)).toBe(false)
  expect((await hub.nobody.get('/me/tokens', { cookie: cookie! })).body).toMatchObject({ total: 0, items: [] })
  const { body } = await hub.nobody.post('/me/tokens', input, { cookie: cookie! })
  expect(await works({ authorization: `Bearer ${body.token}` })).toBe(true)
})

test('ends the tokens when the password is reset', async () => {
  const { email, tokens } = await owner()
  await hub.nobody.post('/auth/password-resets', { email })
  await hub.nobody.post('/auth/password-resets/redeem', { token: box.tokenFor(email), password: NEXT })
  expect(await works(tokens[0]!)).toBe(false)
})

test.each(['restore', 'beginAnew'])(
  'revives neither session nor token of somebody who comes back by %s',
  async (whenRemoved) => {
    const { email, tokens, session } = await owner()
    const { db } = await hub.hubCall()
    await db.updateTable('member').set({ is_deleted: true }).where('email', '=', email).execute()
    expect([await works(session), await works(tokens[0]!)]).toEqual([false, false])
    const admin = await hub.person({ isAdmin: true, privileges: ['user_write'] })
    const user = { email, first_name: 'Demo', last_name: 'Learner', whenRemoved }
    const { body } = await admin.post('/users', { users: [user] })
    expect(body.users[0].outcome).toMatch(/restored|begunAnew/)
    expect([await works(session), await works(tokens[0]!)]).toEqual([false, false])
    const [cookie] = cookiesOf(await signIn(email))
    expect(await works({ cookie: cookie! })).toBe(true)
    expect((await hub.nobody.get('/me/tokens', { cookie: cookie! })).body.total).toBe(0)
    expect((await hub.nobody.get('/auth/sessions', { cookie: cookie! })).body.total).toBe(1)
  },
)

test('gives one person twenty tokens at the most, also when they are asked for together', async () => {
  const person = await hub.person()
  const answers = await Promise.all(Array.from({ length: 24 }, () => person.post('/me/tokens', input)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
  expect(answers.filter(({ body }) => body.code === 'token-limit-reached')).toHaveLength(4)
  const [{ id }] = (await person.get('/me/tokens')).body.items
  await person.delete(`/me/tokens/${id}`)
  expect((await person.post('/me/tokens', input)).status).toBe(201)
})

test('mails a sign-in from a browser that the person had not used, and no other', async () => {
  const email = await somebody()
  const [, device] = cookiesOf(await signIn(email))
  expect(box.mails).toMatchObject([{ to: { address: email }, subject: '[Test hub] Sign-in from a new browser' }])
  expect(box.mails[0]!.text).toContain('\n\nhttp://localhost:3000/profile#sessions')
  await signIn(email, { cookie: device! })
  expect(box.mails).toHaveLength(1)
  await signIn(email)
  expect(box.mails).toHaveLength(2)
})

test('mails a changed password and a new token, in the language of who gets it', async () => {
  const { email, session } = await owner({ locale: 'de-DE' })
  await hub.nobody.put('/me/password', { currentPassword: PASSWORD, newPassword: NEXT }, session)
  expect(box.mails.map(({ to, subject }) => [to.address, subject])).toEqual([
    [email, '[Test hub] Anmeldung mit einem neuen Browser'],
    [email, '[Test hub] Neues API-Token'],
    [email, '[Test hub] Dein Passwort wurde geändert'],
  ])
})

test('mails a password that was reset', async () => {
  const email = await somebody()
  await hub.nobody.post('/auth/password-resets', { email })
  await hub.nobody.post('/auth/password-resets/redeem', { token: box.tokenFor(email), password: NEXT })
  expect(box.mails.at(-1)).toMatchObject({ to: { address: email }, subject: '[Test hub] Your password was changed' })
})
