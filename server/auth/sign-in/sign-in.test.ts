import { hash } from '@node-rs/argon2'
import * as argon2 from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { testHub, type TestHub } from '../../testing/app.ts'
import { addPeople } from '../../users/newcomer-service.ts'
import { createMember } from '../accounts/member-service.ts'
import { clearCallerCache } from '../sessions/identity-service.ts'

vi.mock('@node-rs/argon2', { spy: true })

const PASSWORD = 'a-demo-passphrase'
let hub: TestHub
let people = 0

beforeAll(async () => {
  hub = await testHub()
})
afterEach(() => hub.setNow(null))
afterAll(() => hub.close())

async function somebody(about: { password?: string; isAdmin?: boolean; domainId?: number } = {}) {
  people += 1
  const email = `Person${people}@hub.example`
  const { domainId = 1, ...rest } = about
  const made = await createMember(await hub.hubCall(domainId), {
    email,
    first_name: 'Demo',
    last_name: 'Learner',
    password: PASSWORD,
    ...rest,
  })
  return { email, ...made }
}

function signIn(email: string, password = PASSWORD) {
  return hub.nobody.post('/auth/sign-in', { email, password })
}

function secretOf(answer: { headers: Record<string, unknown> }): string {
  return /^hub_sid=([\w-]{43});/.exec(String(answer.headers['set-cookie']))![1]!
}

const withCookie = (secret: string) => ({ cookie: `hub_sid=${secret}` })

test('signs in whatever the case of the address, and says who it is', async () => {
  const { email, memberId, accountId } = await somebody()
  const answer = await signIn(email.toUpperCase())
  expect(answer.status).toBe(200)
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^hub_sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Expires=/),
    expect.stringMatching(/^hub_device=[\w-]{22}\.[\w-]{48}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/),
  ])
  expect(answer.body).toMatchObject({
    user: { id: memberId, accountId, displayName: 'Demo Learner', isAdmin: false },
    privileges: [],
    hub: { domain_id: 1, locales: ['en-GB', 'de-DE'] },
  })
  const session = await hub.nobody.get('/auth/session', withCookie(secretOf(answer)))
  expect(session.body).toEqual(answer.body)
})

test('keeps only a hash of the secret', async () => {
  const { email } = await somebody()
  const secret = secretOf(await signIn(email))
  const { db } = await hub.hubCall()
  const rows = await db.selectFrom('session').selectAll().execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('tells a wrong password and an unknown address apart neither by answer nor by work', async () => {
  const { email } = await somebody()
  hub.statements()
  vi.mocked(argon2.verify).mockClear()
  const wrong = await signIn(email, 'not-the-passphrase')
  const wrongStatements = hub.statements()
  const wrongHashes = vi.mocked(argon2.verify).mock.calls.length
  const unknown = await signIn('nobody-at-all@hub.example', 'not-the-passphrase')
  expect(wrong.status).toBe(401)
  expect(wrong.body.code).toBe('wrong-credentials')
  expect({ ...unknown.body, instance: '' }).toEqual({ ...wrong.body, instance: '' })
  expect(hub.statements()).toEqual(wrongStatements)
  expect(wrongHashes).toBe(1)
  expect(vi.mocked(argon2.verify)).toHaveBeenCalledTimes(2)
  const costs = vi.mocked(argon2.verify).mock.calls.map(([each]) => String(each).split('$').slice(0, 4).join('$'))
  expect(new Set(costs)).toEqual(new Set(['$argon2id$v=19$m=19456,t=2,p=1']))
})

test('does not let in who has no password yet or belongs to another hub', async () => {
  people += 1
  const email = `person${people}@hub.example`
  await addPeople(
    await hub.hubCall(),
    [{ email, first_name: 'Demo', last_name: 'Learner', privileges: [], whenRemoved: 'ask' }],
    null,
  )
  expect((await signIn(email)).status).toBe(401)
  const elsewhere = await somebody({ domainId: 2 })
  expect((await signIn(elsewhere.email)).status).toBe(401)
  expect(
    (
      await hub.nobody.post(
        '/auth/sign-in',
        { email: elsewhere.email, password: PASSWORD },
        { host: 'second.localhost' },
      )
    ).status,
  ).toBe(200)
})

test('refuses a body that does not fit', async () => {
  expect((await hub.nobody.post('/auth/sign-in', { email: 'nobody', password: PASSWORD })).status).toBe(400)
  expect(
    (await hub.nobody.post('/auth/sign-in', { email: 'a@hub.example', password: PASSWORD, isAdmin: true })).status,
  ).toBe(400)
})

test('makes waits grow after five failures, does not look meanwhile, and forgets them after a success', async () => {
  const { email } = await somebody()
  const start = new Date('2026-11-02T09:00:00Z')
  const at = (seconds: number) => hub.setNow(new Date(start.getTime() + seconds * 1000))
  at(0)
  for (let nth = 0; nth < 5; nth += 1) expect((await signIn(email, 'wrong')).status).toBe(401)
  vi.mocked(argon2.verify).mockClear()
  const blocked = await signIn(email)
  expect(blocked.status).toBe(429)
  expect(blocked.body.code).toBe('sign-in-blocked')
  expect(blocked.headers['retry-after']).toBe('1')
  expect(vi.mocked(argon2.verify)).not.toHaveBeenCalled()
  let now = 0
  for (const wait of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
    at(now + wait - 0.5)
    expect((await signIn(email)).headers['retry-after']).toBe('1')
    now += wait
    at(now)
    expect((await signIn(email, 'wrong')).status).toBe(401)
  }
  at(now + 900)
  expect((await signIn(email)).status).toBe(200)
  for (let nth = 0; nth < 5; nth += 1) expect((await signIn(email, 'wrong')).status).toBe(401)
})

test('counts guesses that come together: of forty, five are looked at', async () => {
  const { email } = await somebody()
  hub.setNow(new Date('2026-11-02T10:00:00Z'))
  vi.mocked(argon2.verify).mockClear()
  const answers = await Promise.all(Array.from({ length: 40 }, () => signIn(email, 'wrong')))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ body }) => body.code === 'sign-in-blocked')).toHaveLength(35)
  expect(vi.mocked(argon2.verify)).toHaveBeenCalledTimes(5)
})

test('lets failures of the day before go', async () => {
  const { email } = await somebody()
  hub.setNow(new Date('2026-11-02T10:00:00Z'))
  for (let nth = 0; nth < 4; nth += 1) await signIn(email, 'wrong')
  hub.setNow(new Date('2026-11-03T10:00:01Z'))
  await signIn(email, 'wrong')
  expect((await signIn(email, 'wrong')).status).toBe(401)
})

test('makes a new hash at sign-in when the cost has changed', async () => {
  const { email, accountId } = await somebody()
  const cheap = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  const { shared } = hub.context.databases
  await shared.updateTable('account').set({ password_hash: cheap }).where('id', '=', accountId).execute()
  expect((await signIn(email)).status).toBe(200)
  const { rows } = await sql<{ hash: string }>`select password_hash_of(${accountId}) as hash`.execute(shared)
  expect(rows[0]!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn(email)).status).toBe(200)
})

test('starts a new session at each sign-in and ends the one that it was made with', async () => {
  const { email } = await somebody()
  const first = secretOf(await signIn(email))
  const second = secretOf(await hub.nobody.post('/auth/sign-in', { email, password: PASSWORD }, withCookie(first)))
  expect(second).not.toBe(first)
  expect((await hub.nobody.get('/auth/session', withCookie(first))).status).toBe(401)
  expect((await hub.nobody.get('/auth/session', withCookie(second))).status).toBe(200)
})

test('ends a session after eight idle hours, and after seven days however busy it is', async () => {
  const { email } = await somebody()
  const start = Date.parse('2026-11-02T09:00:00Z')
  const ask = (secret: string, hours: number) => {
    hub.setNow(new Date(start + hours * 3_600_000))
    clearCallerCache(hub)
    return hub.nobody.get('/auth/session', withCookie(secret))
  }
  hub.setNow(new Date(start))
  const idle = secretOf(await signIn(email))
  const busy = secretOf(await signIn(email))
  expect((await ask(busy, 7.9)).status).toBe(200)
  expect((await ask(idle, 8)).status).toBe(401)
  for (let hours = 14; hours < 168; hours += 7) expect((await ask(busy, hours)).status).toBe(200)
  expect((await ask(busy, 168)).status).toBe(401)
})

test('ends the session of an admin after twelve hours', async () => {
  const { email } = await somebody({ isAdmin: true })
  hub.setNow(new Date('2026-11-02T09:00:00Z'))
  expect((await signIn(email)).body.expiresTime).toBe('2026-11-02T21:00:00.000Z')
})

test('signs out of this browser alone and takes the cookie away', async () => {
  const { email } = await somebody()
  const here = secretOf(await signIn(email))
  const there = secretOf(await signIn(email))
  const answer = await hub.nobody.post('/auth/sign-out', undefined, withCookie(here))
  expect(answer.status).toBe(200)
  expect(answer.headers['set-cookie']).toBe('hub_sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  expect((await hub.nobody.get('/auth/session', withCookie(here))).status).toBe(401)
  expect((await hub.nobody.get('/auth/session', withCookie(there))).status).toBe(200)
})

test('refuses to sign out from another site', async () => {
  const { email } = await somebody()
  const here = secretOf(await signIn(email))
  expect(
    (await hub.nobody.post('/auth/sign-out', undefined, { ...withCookie(here), 'sec-fetch-site': 'cross-site' }))
      .status,
  ).toBe(403)
})

test('lists the browsers in which somebody is signed in and ends one of them at once', async () => {
  const { email } = await somebody()
  const start = Date.parse('2026-11-02T09:00:00Z')
  hub.setNow(new Date(start))
  const there = secretOf(await signIn(email))
  hub.setNow(new Date(start + 1000))
  const here = secretOf(
    await hub.nobody.post('/auth/sign-in', { email, password: PASSWORD }, { 'user-agent': 'Demo browser' }),
  )
  const { body } = await hub.nobody.get('/auth/sessions', withCookie(here))
  expect(body).toMatchObject({
    total: 2,
    nextOffset: null,
    items: [{ isCurrent: true, userAgent: 'Demo browser' }, { isCurrent: false }],
  })
  expect((await hub.nobody.get('/auth/sessions?limit=1', withCookie(here))).body).toMatchObject({
    total: 2,
    nextOffset: 1,
  })
  const other = body.items[1].id
  const stranger = await hub.person()
  expect((await stranger.delete(`/auth/sessions/${other}`)).status).toBe(404)
  expect((await hub.nobody.delete(`/auth/sessions/${other}`, undefined, withCookie(here))).status).toBe(200)
  expect((await hub.nobody.get('/auth/session', withCookie(there))).status).toBe(401)
  expect((await hub.nobody.delete(`/auth/sessions/${other}`, undefined, withCookie(here))).status).toBe(404)
})

test('answers 401 to nobody', async () => {
  for (const path of ['/auth/session', '/auth/sessions', '/me/tokens'])
    expect((await hub.nobody.get(path)).status).toBe(401)
})
