import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { clearHubCache } from '../../hubs/registry-service.ts'
import { testHub, type Somebody, type TestHub } from '../../testing/app.ts'
import { cookieIn, problem, type TestAnswer } from '../../testing/client.ts'
import { addToken } from '../../testing/people.ts'
import { setPassword } from './service.ts'
import { findById } from '../account-store.ts'

/** Going from one hub to another without signing in there again, and what somebody may try with it. */

let hub: TestHub

beforeAll(async () => {
  hub = await testHub()
})
afterEach(async () => {
  hub.setNow(null)
  await setHub({ has_passwords: true, mfa_required: 'none' })
})
afterAll(() => hub.close())

const THERE = { host: 'second.localhost:3000', 'sec-fetch-site': 'same-origin' }
const CHALLENGE = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'
const FAILED = problem(403, 'hub-switch-failed')

async function setHub(about: { has_passwords?: boolean; mfa_required?: string }): Promise<void> {
  await hub.context.databases.shared.updateTable('hub').set(about).where('domain_id', '=', 2).execute()
  clearHubCache(hub.context)
}

/** Somebody of both hubs, signed in to both. */
async function ofBoth(): Promise<{ here: Somebody; there: Somebody }> {
  const here = await hub.person()
  const there = await hub.person({ domainId: 2 })
  const member = hub.context.databases.forHub(2).updateTable('member').where('id', '=', there.memberId)
  await member.set({ account_id: here.accountId, locale: 'de-DE' }).execute()
  return { here, there }
}

const locationOf = ({ headers }: TestAnswer) => new URL(String(headers['location']))

/** Begins in the second hub. @returns the cookie of the browser there, and where the first hub is asked for a ticket */
async function launch(): Promise<{ cookie: string; path: string }> {
  const answer = await hub.nobody.get('/auth/hub-switch/start?from=localhost', THERE)
  expect(answer.status).toBe(302)
  const url = locationOf(answer)
  expect(url.origin).toBe('http://localhost:3000')
  return { cookie: cookieIn(answer, 'hub_switch'), path: url.pathname.replace('/api', '') + url.search }
}

async function ticketOf(person: Somebody, path: string): Promise<string> {
  const url = locationOf(await person.get(path))
  expect([url.origin, url.pathname, url.search]).toEqual(['http://second.localhost:3000', '/switch-hub', ''])
  return new URLSearchParams(url.hash.slice(1)).get('ticket')!
}

/** A ticket, and what takes it. */
async function begun(person: Somebody) {
  const { cookie, path } = await launch()
  const ticket = await ticketOf(person, path)
  const finish = (more: { body?: object; headers?: Record<string, string> } = {}) =>
    hub.nobody.post('/auth/hub-switch', { ticket, ...more.body }, { ...THERE, cookie, ...more.headers })
  return { cookie, ticket, finish }
}

const whoHas = (answer: TestAnswer) =>
  hub.nobody.get('/auth/session', { ...THERE, cookie: cookieIn(answer, 'hub_sid') })

test('signs the person in as their member of the other hub, in their language there', async () => {
  const { here, there } = await ofBoth()
  const { finish } = await begun(here)
  const answer = await finish()
  expect(answer.body.user).toMatchObject({ id: there.memberId, locale: 'de-DE' })
  expect(String(answer.headers['set-cookie'])).toMatch(/hub_sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/)
  expect((await whoHas(answer)).body.user.id).toBe(there.memberId)
  const events = await hub.context.databases
    .forHub(2)
    .selectFrom('security_event')
    .select(['type', 'details'])
    .where('member_id', '=', there.memberId)
    .execute()
  expect(events).toContainEqual({ type: 'signedIn', details: { method: 'otherHub' } })
})

test('tells the page whom it is about, behind the # and nowhere else', async () => {
  const { here } = await ofBoth()
  const { path } = await launch()
  const url = locationOf(await here.get(path))
  const said = new URLSearchParams(url.hash.slice(1))
  expect([said.get('email'), said.get('locale')]).toEqual([here.email, 'en-GB'])
})

test('counts as no fresh proof, and ends no later than the session that it comes from', async () => {
  const { here } = await ofBoth()
  const expires_at = new Date(Date.now() + 3_600_000)
  const sessions = hub.context.databases.forHub(1).updateTable('session').set({ expires_at })
  await sessions.where('member_id', '=', here.memberId).execute()
  const { finish } = await begun(here)
  const answer = await finish()
  expect(answer.body.expiresTime).toBe(expires_at.toISOString())
  const headers = { ...THERE, cookie: cookieIn(answer, 'hub_sid') }
  expect(await hub.nobody.post('/me/mfa/totp', undefined, headers)).toEqual(problem(403, 'step-up-required'))
})

test('lets in once, also where two come at the same instant', async () => {
  const { here } = await ofBoth()
  const { finish } = await begun(here)
  const answers = await Promise.all([finish(), finish(), finish()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403])
  expect(await finish()).toEqual(FAILED)
})

test('keeps the hash of a ticket for as long as it would work', async () => {
  const { here } = await ofBoth()
  const { finish, ticket } = await begun(here)
  await finish()
  const rows = await hub.context.databases.forHub(2).selectFrom('hub_switch').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(ticket)
})

test('works for a minute', async () => {
  const { here } = await ofBoth()
  const { finish } = await begun(here)
  hub.setNow(new Date(Date.now() + 61_000))
  expect(await finish()).toEqual(FAILED)
})

test('works in the browser that asked for it and in no other', async () => {
  const { here } = await ofBoth()
  const { finish } = await begun(here)
  expect(await finish({ headers: { cookie: '' } })).toEqual(FAILED)
  const { cookie } = await launch()
  expect(await finish({ headers: { cookie } })).toEqual(FAILED)
})

test('works in the hub for which it was made, and not where it was made', async () => {
  const { here } = await ofBoth()
  const { finish } = await begun(here)
  expect(await finish({ headers: { host: 'localhost:3000' } })).toEqual(FAILED)
})

test('is refused where it was changed', async () => {
  const { here } = await ofBoth()
  const { finish, ticket } = await begun(here)
  for (const forged of [`${ticket}x`, ticket.replace(/^./, 'x'), 'x'])
    expect(await finish({ body: { ticket: forged } })).toEqual(FAILED)
})

test('is not taken from a page of another site in place of a session', async () => {
  const { here, there } = await ofBoth()
  const { finish, cookie } = await begun(here)
  const headers = { cookie: `${cookie}; hub_sid=${there.secret}`, 'sec-fetch-site': 'cross-site' }
  expect(await finish({ headers: { ...headers, origin: 'https://evil.example' } })).toEqual(problem(403, 'not-allowed'))
})

test('asks first where somebody else is signed in, and ends their session then', async () => {
  const { here, there } = await ofBoth()
  const another = await hub.person({ domainId: 2 })
  const { finish, cookie } = await begun(here)
  const headers = { cookie: `${cookie}; hub_sid=${another.secret}` }
  expect(await finish({ headers })).toEqual(problem(409, 'signed-in-as-another'))
  expect((await another.get('/auth/session')).status).toBe(200)
  const answer = await finish({ headers, body: { replacesSession: true } })
  expect(answer.body.user.id).toBe(there.memberId)
  expect((await another.get('/auth/session')).status).toBe(401)
})

test('says the same of who is no member, who was removed and who is suspended', async () => {
  const stranger = await begun(await hub.person())
  expect(await stranger.finish()).toEqual(FAILED)
  for (const change of [{ is_deleted: true }, { suspended_at: new Date() }]) {
    const { here, there } = await ofBoth()
    const { finish } = await begun(here)
    const { databases } = hub.context
    await databases.forHub(2).updateTable('member').set(change).where('id', '=', there.memberId).execute()
    expect(await finish()).toEqual(FAILED)
  }
})

test('ends with the password', async () => {
  const { here } = await ofBoth()
  const { finish } = await begun(here)
  const call = await hub.hubCall()
  await setPassword(call, (await findById(call.db, here.memberId))!, 'quite another passphrase')
  expect(await finish()).toEqual(FAILED)
})

test('ends with signing out everywhere', async () => {
  const { here } = await ofBoth()
  const { finish } = await begun(here)
  expect((await here.delete('/auth/sessions')).status).toBe(200)
  expect(await finish()).toEqual(FAILED)
})

test.each([
  ['without passwords', { has_passwords: false }],
  ['that requires a second factor', { mfa_required: 'everyone' }],
])('goes round no rule of a hub %s', async (_what, rule) => {
  const { here } = await ofBoth()
  const { finish } = await begun(here)
  await setHub(rule)
  expect(await finish()).toEqual(problem(403, 'hub-switch-refused'))
})

test('is made for nobody, for no token, for no view and for nobody whom a provider let in', async () => {
  const { path } = await launch()
  const signIn = 'http://second.localhost:3000/switch-hub'
  expect(locationOf(await hub.nobody.get(path)).href).toBe(signIn)

  const admin = await hub.person({ isAdmin: true, privileges: ['user_read'] })
  const learner = await hub.person()
  const { body } = await admin.post(`/users/${learner.memberId}/views`)
  expect(locationOf(await admin.get(path, { 'view-as': body.token })).href).toBe(signIn)

  const bearer = { authorization: `Bearer ${await addToken(hub.context.databases, admin, [])}` }
  expect(locationOf(await hub.nobody.get(path, bearer)).href).toBe(signIn)

  const { databases } = hub.context
  const sessions = databases.forHub(1).updateTable('session').set({ proof: 'provider' })
  await sessions.where('member_id', '=', learner.memberId).execute()
  expect(locationOf(await learner.get(path)).href).toBe(signIn)
})

test('leads to hubs of the installation alone, and from no hub to itself', async () => {
  for (const from of ['evil.example', 'second.localhost'])
    expect((await hub.nobody.get(`/auth/hub-switch/start?from=${from}`, THERE)).status).toBe(404)
  const { here } = await ofBoth()
  for (const to of ['evil.example', 'localhost'])
    expect((await here.get(`/auth/hub-switch/ticket?to=${to}&challenge=${CHALLENGE}`)).status).toBe(404)
})
