import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  let hub: TestHub
  beforeAll(async () => {
    hub = await testHub({ config: { trustProxy: [PROXY], rateLimits: true } })
  })
  afterAll(() => hub.close())

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
})
