import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientOf, codeOf, type Client } from '../../testing/client.ts'
import { testHub, type TestHub } from '../../testing/app.ts'
import { createMember } from '../accounts/member-service.ts'
import { isNewNetwork } from '../sign-in/network-rules.ts'

const PASSWORD = 'a-demo-passphrase'
let hub: TestHub
let people = 0

beforeAll(async () => {
  hub = await testHub()
})
afterAll(() => hub.close())

async function somebody(domains = [1]) {
  people += 1
  const email = `person${people}@hub.example`
  const about = { email, first_name: 'Demo', last_name: 'Learner', password: PASSWORD }
  for (const domain of domains) await createMember(await hub.hubCall(domain), about)
  return email
}

/** Signs in from an address. */
async function signIn(email: string, { address = '192.0.2.10', hostname = 'localhost' } = {}) {
  const answer = await hub.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in',
    remoteAddress: address,
    headers: { host: `${hostname}:3000`, 'sec-fetch-site': 'same-origin' },
    payload: { email, password: PASSWORD },
  })
  const secret = /hub_sid=([\w-]{43});/.exec(String(answer.headers['set-cookie']))![1]!
  return { ...clientOf(hub.app, { hostname, secret }), secret }
}

test('a session that begins is a visit', async () => {
  const email = await somebody()
  const { db } = await hub.hubCall()
  const visit = () =>
    db.selectFrom('member').select('last_access_at as at').where('email', '=', email).executeTakeFirst()
  expect(await visit()).toEqual({ at: null })
  await signIn(email)
  expect(await visit()).toEqual({ at: expect.any(Date) as Date })
})

test('a session says from where it was begun, and whether the person had not been there before', async () => {
  const email = await somebody()
  await signIn(email)
  await signIn(email, { address: '192.0.2.99' })
  await signIn(email, { address: '203.0.113.5' })
  const person = await signIn(email, { address: '203.0.113.77' })
  const { items } = (await person.get('/auth/sessions')).body
  expect(items.map(({ ipAddress, isNewNetwork }: Record<string, unknown>) => [ipAddress, isNewNetwork])).toEqual([
    ['203.0.113.77', false],
    ['203.0.113.5', true],
    ['192.0.2.99', false],
    ['192.0.2.10', false],
  ])
})

test.each([
  ['192.0.2.10', [], false],
  ['192.0.2.10', ['192.0.2.200'], false],
  ['192.0.3.10', ['192.0.2.200', '203.0.113.1'], true],
  ['2001:db8:1:2::3', ['2001:db8:1:ffff::1'], false],
  ['2001:db8:2::3', ['2001:db8:1::1'], true],
  ['2001:db8:2::3', ['192.0.2.200'], true],
  ['not an address', ['192.0.2.200'], false],
])('%s after %j is of a new network: %s', (address, earlier, isNew) => {
  expect(isNewNetwork(address, earlier)).toBe(isNew)
})

test('signing out everywhere else ends all sessions of the account but this one, in every hub', async () => {
  const email = await somebody([1, 2])
  const others = [await signIn(email), await signIn(email, { hostname: 'second.localhost' })]
  const person = await signIn(email)
  const bearer = { authorization: `Bearer ${await tokenOf(person)}` }
  expect((await person.delete('/auth/sessions')).status).toBe(200)
  for (const other of others) expect((await other.get('/auth/session')).status).toBe(401)
  expect((await person.get('/auth/sessions')).body.total).toBe(1)
  expect((await hub.nobody.get('/me/profile', bearer)).status).toBe(200)
})

test('it ends the API tokens too where it is asked to, and writes down each', async () => {
  const person = await signIn(await somebody())
  const bearer = { authorization: `Bearer ${await tokenOf(person)}` }
  expect(codeOf(await hub.nobody.delete('/auth/sessions', undefined, bearer))).toEqual([403, 'not-allowed'])
  expect((await hub.nobody.get('/me/profile', bearer)).status).toBe(200)
  expect((await person.delete('/auth/sessions?withTokens=true')).status).toBe(200)
  expect((await hub.nobody.get('/me/profile', bearer)).status).toBe(401)
  const { items } = (await person.get('/me/security-events')).body
  expect(items.map(({ type }: { type: string }) => type)).toEqual(
    expect.arrayContaining(['tokenDeleted', 'sessionEnded']),
  )
})

async function tokenOf(person: Client): Promise<string> {
  const expiresTime = new Date(Date.now() + 86_400_000).toISOString()
  const { body } = await person.post('/me/tokens', { name: 'Nightly export', scopes: ['me'], expiresTime })
  return body.token
}
