import { afterAll, beforeAll, expect, test } from 'vitest'
import { testHub, type TestHub } from '../testing/app.ts'
import { createMember } from '../auth/accounts/member-service.ts'

const PASSWORD = 'a-demo-passphrase'
let hub: TestHub

beforeAll(async () => {
  hub = await testHub()
})
afterAll(() => hub.close())

test('tells anybody what the sign-in page needs', async () => {
  const { status, body } = await hub.nobody.get('/hub')
  expect(status).toBe(200)
  expect(body).toEqual({
    domain_id: 1,
    name: 'Test hub',
    hostname: 'localhost',
    origin: 'http://localhost:3000',
    colour: '#2f6f5e',
    logoUrl: null,
    signInCoverUrl: null,
    signInTexts: [],
    locale: 'en-GB',
    locales: ['en-GB', 'de-DE'],
    timezone: 'Europe/London',
    features: [],
    signIn: { password: true, startPassword: false, minPasswordLength: 8, providerLabel: null },
  })
})

test('offers its own language although the list of others leaves it out', async () => {
  const other = await testHub()
  await other.context.databases.shared
    .updateTable('hub')
    .set({ locale: 'da-DK', locales: ['en-GB'] })
    .where('domain_id', '=', 1)
    .execute()
  expect((await other.nobody.get('/hub')).body).toMatchObject({ locale: 'da-DK', locales: ['da-DK', 'en-GB'] })
  await other.close()
})

test('lists the hubs of the account by name, with the id that the person has in each', async () => {
  const email = 'both@hub.example'
  const about = { email, first_name: 'Demo', last_name: 'Learner', password: PASSWORD }
  const first = await createMember(await hub.hubCall(1), about)
  const second = await createMember(await hub.hubCall(2), about)
  expect(second.accountId).toBe(first.accountId)
  const answer = await hub.nobody.post('/auth/sign-in', { email, password: PASSWORD })
  const cookie = { cookie: String(answer.headers['set-cookie']).split(';')[0]! }
  const { body } = await hub.nobody.get('/me/hubs', cookie)
  expect(body).toEqual({
    items: [
      {
        id: 2,
        name: 'Second hub',
        hostname: 'second.localhost',
        origin: 'http://second.localhost:3000',
        isCurrentHub: false,
        isHelixHub: false,
        memberId: second.memberId,
      },
      {
        id: 1,
        name: 'Test hub',
        hostname: 'localhost',
        origin: 'http://localhost:3000',
        isCurrentHub: true,
        isHelixHub: false,
        memberId: first.memberId,
      },
    ],
    total: 2,
    nextOffset: null,
  })
  expect((await hub.nobody.get('/me/hubs?limit=1', cookie)).body).toMatchObject({
    items: [{ id: 2 }],
    total: 2,
    nextOffset: 1,
  })
  expect((await hub.nobody.get(`/users/${first.memberId}/hubs`, cookie)).body).toEqual(body)
  // The id in the other hub is somebody else's here.
  expect((await hub.nobody.get(`/users/${second.memberId}/hubs`, cookie)).status).toBe(403)
})

test("refuses the list of anybody else's hubs, and of nobody's", async () => {
  const admin = await hub.person({ isAdmin: true, privileges: ['user_write', 'user_read', 'settings_write'] })
  const other = await hub.person()
  expect((await admin.get(`/users/${other.memberId}/hubs`)).body.code).toBe('not-allowed')
  expect((await hub.nobody.get('/me/hubs')).status).toBe(401)
  expect((await hub.nobody.get(`/users/${other.memberId}/hubs`)).status).toBe(401)
})

test('leaves out a hub that the person was deleted from', async () => {
  const email = 'left@hub.example'
  const about = { email, first_name: 'Demo', last_name: 'Learner', password: PASSWORD }
  await createMember(await hub.hubCall(1), about)
  const { memberId } = await createMember(await hub.hubCall(2), about)
  await hub.context.databases
    .forHub(2)
    .updateTable('member')
    .set({ is_deleted: true })
    .where('id', '=', memberId)
    .execute()
  const answer = await hub.nobody.post('/auth/sign-in', { email, password: PASSWORD })
  const cookie = { cookie: String(answer.headers['set-cookie']).split(';')[0]! }
  expect((await hub.nobody.get('/me/hubs', cookie)).body.total).toBe(1)
})
