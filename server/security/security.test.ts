import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createMember } from '../auth/accounts/member-service.ts'
import type { HubCall } from '../context.ts'
import { adminAddress } from '../testing/admin-address.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import type { Client, TestAnswer } from '../testing/client.ts'
import type { Person } from '../testing/people.ts'
import { keepMonths } from './month-service.ts'
import { sealHours } from './seal-service.ts'

const PASSWORD = 'a-demo-passphrase'
const WRONG = 'not-a-demo-passphrase'
let hub: TestHub
let call: HubCall
let admin: Person & Client
let owner: pg.Client
let people = 0

beforeAll(async () => {
  hub = await testHub()
  call = await hub.hubCall()
  admin = await hub.person({ isAdmin: true, privileges: ['settings_read'] })
  // Somebody who reaches the database past the app, as the log is made to show.
  owner = new pg.Client({ ...adminAddress(), database: hub.database.app.database })
  await owner.connect()
})
afterEach(() => hub.setNow(null))
afterAll(async () => {
  await owner.end()
  await hub.close()
})

async function somebody() {
  people += 1
  const email = `logged${people}@hub.example`
  const made = await createMember(call, { email, first_name: 'Demo', last_name: 'Learner', password: PASSWORD })
  return { email, ...made }
}

const signIn = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  hub.nobody.post('/auth/sign-in', { email, password }, headers)

interface Seen {
  id: string
  type: string
  user: { id: string } | null
  author: { id: string } | null
  details: Record<string, string>
}

async function eventsOf(memberId: string): Promise<Seen[]> {
  const { status, body } = await admin.get(`/security-events?userId=${memberId}`)
  expect(status).toBe(200)
  return (body as { items: Seen[] }).items
}

const typesOf = async (memberId: string) => (await eventsOf(memberId)).map(({ type }) => type)

test('tells of a sign-in and of those that failed, with the address and the browser', async () => {
  const { email, memberId } = await somebody()
  await signIn(email, WRONG)
  await signIn(email, PASSWORD, { 'user-agent': 'Demo Browser 1.0' })
  const [first, second] = await eventsOf(memberId)
  expect(first).toMatchObject({
    type: 'signedIn',
    user: { id: memberId, displayName: 'Demo Learner' },
    author: { id: memberId },
    ipAddress: '127.0.0.1',
    userAgent: 'Demo Browser 1.0',
  })
  expect(second).toMatchObject({ type: 'signInFailed', user: { id: memberId }, author: null })
})

test('tells when guessing has to wait, and of an address that nobody has without naming it', async () => {
  const { email, memberId } = await somebody()
  for (let guess = 0; guess < 5; guess += 1) await signIn(email, WRONG)
  const [blocked, ...others] = await eventsOf(memberId)
  expect(blocked).toMatchObject({ type: 'signInBlocked', details: { seconds: '1' } })
  expect(others.map(({ type }) => type)).toEqual(Array(4).fill('signInFailed'))
  await signIn('stranger@nowhere.example', WRONG)
  const { body } = await admin.get('/security-events?type=signInFailed&limit=1')
  expect(body).toMatchObject({ items: [{ user: null, author: null, details: {} }] })
  expect(JSON.stringify(body)).not.toContain('stranger')
})

test('tells of sessions, passwords and tokens', async () => {
  const { email, memberId } = await somebody()
  const cookieOf = ({ headers }: TestAnswer) => ({ cookie: String(headers['set-cookie']).split(';')[0]! })
  const cookie = async () => cookieOf(await signIn(email))
  const mine = await cookie()
  await cookie()
  const sessions = (await hub.nobody.get('/auth/sessions', mine)).body as {
    items: { id: string; isCurrent: boolean }[]
  }
  await hub.nobody.delete(`/auth/sessions/${sessions.items.find(({ isCurrent }) => !isCurrent)!.id}`, undefined, mine)
  const expiresTime = new Date(Date.now() + 86_400_000).toISOString()
  const made = await hub.nobody.post('/me/tokens', { name: 'reports', scopes: ['me'], expiresTime }, mine)
  await hub.nobody.delete(`/me/tokens/${(made.body as { id: string }).id}`, undefined, mine)
  const change = { currentPassword: PASSWORD, newPassword: 'another-demo-passphrase' }
  const renewed = cookieOf(await hub.nobody.put('/me/password', change, mine))
  await hub.nobody.post('/auth/sign-out', undefined, renewed)
  const expected = [
    'signedOut',
    'passwordChanged',
    'tokenDeleted',
    'tokenCreated',
    'sessionEnded',
    'signedIn',
    'signedIn',
  ]
  expect(await typesOf(memberId)).toEqual(expected)
  const created = (await eventsOf(memberId)).find(({ type }) => type === 'tokenCreated')!
  expect(created.details).toEqual({ name: 'reports', scopes: 'me' })
  expect(JSON.stringify(await eventsOf(memberId))).not.toContain((made.body as { token: string }).token)
})

test('shows people their own part, and the whole to those alone who may read the settings', async () => {
  const [one, other] = [await hub.person(), await hub.person()]
  const expiresTime = new Date(Date.now() + 86_400_000).toISOString()
  await one.post('/me/tokens', { name: 'mine', scopes: ['me'], expiresTime })
  expect((await one.get('/me/security-events')).body).toMatchObject({ items: [{ type: 'tokenCreated' }], total: 1 })
  expect((await other.get('/me/security-events')).body).toMatchObject({ items: [], total: 0 })
  expect((await one.get('/security-events')).status).toBe(403)
})

test('filters by time', async () => {
  const { email, memberId } = await somebody()
  hub.setNow(new Date('2026-03-01T10:00:00Z'))
  await signIn(email)
  hub.setNow(new Date('2026-03-02T10:00:00Z'))
  await signIn(email)
  hub.setNow(null)
  const path = `/security-events?userId=${memberId}&since=2026-03-02T10:00:00Z&until=2026-03-03T00:00:00Z`
  expect((await admin.get(path)).body).toMatchObject({ total: 1, items: [{ time: '2026-03-02T10:00:00.000Z' }] })
  expect((await admin.get(`/security-events?userId=${memberId}&until=2026-03-02T10:00:00Z`)).body).toMatchObject({
    total: 1,
  })
})

test('gives everything that fits as CSV, in which no cell is a formula', async () => {
  const person = await hub.person()
  const expiresTime = new Date(Date.now() + 86_400_000).toISOString()
  await person.post('/me/tokens', { name: '"quoted", name', scopes: ['me'], expiresTime }, { 'user-agent': '=1+1' })
  const { status, headers, body } = await admin.get(`/security-events?format=csv&userId=${person.memberId}`)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toContain('attachment; filename="security-log.csv"')
  const [head, row, ...rest] = String(body).split('\r\n')
  expect(head).toBe('id,time,type,userId,user,authorId,author,ipAddress,userAgent,details')
  expect(row).toContain(`,tokenCreated,${person.memberId},`)
  expect(row).toContain(`,'=1+1,"name: ""quoted"", name; scopes: me"`)
  expect(rest).toEqual([''])
})

test('can be followed line by line, without missing what is written late', async () => {
  const start = Date.now() + 7 * 86_400_000
  const { email, memberId } = await somebody()
  hub.setNow(new Date(start))
  for (let count = 0; count < 3; count += 1) {
    hub.setNow(new Date(start + count * 1000))
    await signIn(email)
  }
  hub.setNow(new Date(start + 11_500))
  const lines = async (query: string) =>
    String((await admin.get(`/security-events/stream${query}`)).body)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Seen)
      .filter(({ user }) => user?.id === memberId)
  const first = await lines('?limit=10000')
  expect(first).toHaveLength(2)
  hub.setNow(new Date(start + 60_000))
  expect(await lines(`?after=${first[1]!.id}`)).toHaveLength(1)
  expect((await admin.get('/security-events/stream?after=0199d3a0-0000-7000-8000-00000000dead')).status).toBe(404)
})

async function integrity() {
  return (await admin.get('/security-events/integrity')).body as {
    isIntact: boolean
    sealedHours: number
    faults: { hour: string; reason: string }[]
  }
}

/** Runs a statement that the app has no right to, and takes it back. */
async function tampered(text: string): Promise<{ hour: string; reason: string }[]> {
  await owner.query('begin')
  await owner.query(text)
  await owner.query('commit')
  return (await integrity()).faults
}

test('is sealed by the hour, so that a changed, added or removed event shows', async () => {
  const { email, memberId } = await somebody()
  for (const hour of ['08', '09', '10']) {
    hub.setNow(new Date(`2026-04-01T${hour}:30:00Z`))
    await signIn(email)
  }
  hub.setNow(new Date('2026-04-01T10:50:00Z'))
  await sealHours(call)
  hub.setNow(null)
  const sealed = await integrity()
  expect(sealed).toMatchObject({ isIntact: true, faults: [] })
  const before = sealed.sealedHours
  hub.setNow(new Date('2026-04-01T11:20:00Z'))
  expect(await sealHours(call)).toBe(1)
  expect(await sealHours(call)).toBe(0)
  hub.setNow(null)
  expect((await integrity()).sealedHours).toBe(before + 1)

  const at = (hour: string) => `2026-04-01T${hour}:00:00.000Z`
  const where = `where member_id = '${memberId}' and occurred_at = '2026-04-01T09:30:00Z'`
  expect(await tampered(`update security_event set ip = '192.0.2.1' ${where}`)).toEqual([
    { hour: at('09'), reason: 'eventsChanged' },
  ])
  await tampered(`update security_event set ip = '127.0.0.1' ${where}`)
  expect(await integrity()).toMatchObject({ isIntact: true })
  expect(await tampered(`delete from security_event ${where}`)).toEqual([{ hour: at('09'), reason: 'eventsChanged' }])
  expect(await tampered(`delete from security_seal where hour = '${at('09')}'`)).toEqual([
    { hour: at('10'), reason: 'sealMissing' },
  ])
  expect(await tampered(`update security_seal set event_count = 7 where hour = '${at('08')}'`)).toContainEqual({
    hour: at('08'),
    reason: 'sealInvalid',
  })
})

test.each(['update security_event set type = type', 'delete from security_event', 'delete from security_seal'])(
  'cannot be changed by the app: %s',
  async (text) => {
    await owner.query('begin')
    await owner.query('set local role hub_app')
    const change = owner.query(text).finally(() => owner.query('rollback'))
    await expect(change).rejects.toThrow('permission denied')
  },
)

test('goes month by month after 13 months, and has a part for the coming ones', async () => {
  await owner.query(
    `create table security_event_2020_01 partition of security_event for values from ('2020-01-01Z') to ('2020-02-01Z')`,
  )
  await owner.query(`insert into security_event (domain_id, occurred_at, id, type) values
    (1, '2020-01-15Z', gen_random_uuid(), 'signedIn'), (1, '2020-03-15Z', gen_random_uuid(), 'signedIn'), (1, now(), gen_random_uuid(), 'signedIn')`)
  await keepMonths(hub.context)
  await keepMonths(hub.context)
  const old = await owner.query(`select from security_event where occurred_at < '2021-01-01'`)
  expect(old.rowCount).toBe(0)
  const parts = await owner.query<{ name: string }>(
    `select relname as name from pg_class where relname ~ '^security_event_\\d' and relkind = 'r' order by 1`,
  )
  const months = [0, 1, 2].map((step) => {
    const now = new Date()
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + step))
      .toISOString()
      .slice(0, 7)
      .replace('-', '_')
  })
  expect(parts.rows.map(({ name }) => name)).toEqual(months.map((month) => `security_event_${month}`))
  const inDefault =
    await owner.query(`select from security_event_default where occurred_at >= date_trunc('month', now())
    and occurred_at < date_trunc('month', now()) + interval '1 month'`)
  expect(inDefault.rowCount).toBe(0)
})
