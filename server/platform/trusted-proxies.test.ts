import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMember } from '../auth/accounts/member-service.ts'
import { registerMailJobs } from '../emails/jobs.ts'
import { mailbox } from '../emails/mailbox-fixtures.ts'
import { testHub, type TestHub } from '../testing/app.ts'
import { readTrustedProxies } from './trusted-proxies.ts'

test.each([
  [undefined, false],
  ['', false],
  ['off', false],
  ['10.0.0.5', ['10.0.0.5']],
  ['10.1.0.0/16, fd00::/8', ['10.1.0.0/16', 'fd00::/8']],
])('reads %j', (text, trusted) => expect(readTrustedProxies(text)).toEqual(trusted))

test('reads how many proxies stand before the hub', () => {
  const trusts = readTrustedProxies('2') as (address: string, hop: number) => boolean
  expect([0, 1, 2].map((hop) => trusts('10.0.0.1', hop))).toEqual([true, true, false])
})

test.each(['on', 'true', 'all', '0', '0.0.0.0/0', '::/0', 'loopback', '10.0.0.5/33', '10.0.0.5,proxy.example'])(
  'refuses %j, with a sentence',
  (text) => expect(() => readTrustedProxies(text)).toThrow(/^TRUST_PROXY must be how many proxies/),
)

describe('behind a proxy', () => {
  const PROXY = '10.0.0.5'
  const box = mailbox()
  let hub: TestHub
  let endSchedules: () => void
  beforeAll(async () => {
    hub = await testHub({ config: { trustProxy: [PROXY], rateLimits: true } })
    endSchedules = await registerMailJobs(hub.context, box)
  })
  afterAll(async () => {
    endSchedules()
    await hub.close()
  })

  /** Signs in as nobody, again and again, each time with a claim to come from elsewhere. @returns how often that met a limit */
  async function limitsMet(remoteAddress: string, network: string): Promise<number> {
    let met = 0
    for (let time = 0; time < 60; time += 1) {
      const answer = await hub.app.inject({
        method: 'POST',
        url: '/api/auth/sign-in',
        remoteAddress,
        headers: { host: 'localhost:3000', 'x-forwarded-for': `${network}.${time}` },
        payload: { email: `nobody-${network}.${time}@hub.example`, password: 'wrong wrong wrong' },
      })
      if (answer.statusCode === 429) met += 1
    }
    return met
  }

  test('believes nobody but the proxy where somebody comes from', async () => {
    expect(await limitsMet('10.0.0.6', '198.51.100')).toBeGreaterThanOrEqual(40)
    expect(await limitsMet(PROXY, '203.0.113')).toBe(0)
  })

  const STRANGER = '10.0.0.7'
  /** Which hub answers. */
  const hubFor = async (remoteAddress: string, headers: Record<string, string>) => {
    const answer = await hub.app.inject({
      url: '/api/hub',
      remoteAddress,
      headers: { host: 'localhost:3000', ...headers },
    })
    return answer.statusCode === 200 ? (answer.json() as { name: string }).name : answer.statusCode
  }

  test('believes nobody but the proxy which host was asked for', async () => {
    const claims = { 'x-forwarded-host': 'second.localhost:3000' }
    expect(await hubFor(STRANGER, claims)).toBe('Test hub')
    expect(await hubFor(PROXY, claims)).toBe('Second hub')
    expect(await hubFor(STRANGER, { 'x-forwarded-host': 'evil.example' })).toBe('Test hub')
    expect(await hubFor(PROXY, { 'x-forwarded-host': 'evil.example' })).toBe(421)
  })

  test('takes the host that the proxy itself added, where somebody sent one before it', async () => {
    expect(await hubFor(PROXY, { 'x-forwarded-host': 'evil.example, second.localhost:3000' })).toBe('Second hub')
  })

  test.each([PROXY, STRANGER])('reads no Forwarded header, from %s neither', async (address) => {
    expect(await hubFor(address, { forwarded: 'for=192.0.2.9;host=second.localhost:3000;proto=https' })).toBe(
      'Test hub',
    )
  })

  test.each([PROXY, STRANGER])(
    'knows the scheme of its links and cookies by itself, whatever %s says',
    async (address) => {
      const email = `forwarded-${address}@hub.example`
      const about = { email, first_name: 'Demo', last_name: 'Learner', password: 'a-demo-passphrase' }
      await createMember(await hub.hubCall(), about)
      const post = (url: string, payload: object, more: object) =>
        hub.app.inject({
          method: 'POST',
          url,
          remoteAddress: address,
          headers: { host: 'localhost:3000', 'sec-fetch-site': 'same-origin', ...more },
          payload,
        })
      const claims = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'localhost:4444', 'x-forwarded-port': '4444' }
      const signedIn = await post('/api/auth/sign-in', { email, password: about.password }, claims)
      const [cookie] = [signedIn.headers['set-cookie']].flat().map(String)
      expect(cookie).toMatch(/^hub_sid=/)
      expect(cookie).not.toMatch(/Secure/)
      expect((await post('/api/auth/password-resets', { email }, claims)).statusCode).toBe(202)
      const { text } = box.mails.findLast(({ to }) => to.address === email)!
      expect(text).toMatch(/^http:\/\/localhost:3000\/\S*\?token=/m)
      expect(text).not.toContain('4444')
    },
  )
})
