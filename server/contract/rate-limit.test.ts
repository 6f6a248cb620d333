import { expect, test } from 'vitest'
import type { PublicCall } from '../context.ts'
import { testHub } from '../testing/app.ts'
import type { TestAnswer } from '../testing/client.ts'
import type { RateClass } from './operation-row.ts'
import { rateLimiter, type Limiter } from './rate-limit.ts'

const on = () => rateLimiter({ config: { rateLimits: true } as never })
const callFrom = (address: string, domainId = 1) => ({ address, hub: { domainId } }) as PublicCall

/** How many of these calls are let through. */
function taken(limiter: Limiter, rate: RateClass, addresses: Iterable<string>, domainId = 1): number {
  let count = 0
  for (const address of addresses)
    try {
      limiter.countStranger(rate, callFrom(address, domainId))
      count += 1
    } catch (error) {
      expect(error).toMatchObject({
        status: 429,
        code: 'too-many-requests',
        options: { headers: { 'retry-after': expect.stringMatching(/^\d+$/) } },
      })
    }
  return count
}

const same = (address: string, times: number) => Array.from({ length: times }, () => address)
const others = (times: number) =>
  Array.from({ length: times }, (_, nth) => `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`)

test('lets one network make 60 calls a minute without a proof, whatever they are', () => {
  const limiter = on()
  expect(taken(limiter, 'read', same('192.0.2.1', 40)) + taken(limiter, 'write', same('192.0.2.1', 40))).toBe(60)
  expect(taken(limiter, 'read', ['192.0.2.2'])).toBe(1)
})

test('leaves signing in and files their own count', () => {
  const limiter = on()
  taken(limiter, 'read', same('192.0.2.1', 80))
  expect(taken(limiter, 'sign-in', same('192.0.2.1', 80))).toBe(20)
  expect(taken(limiter, 'file', same('192.0.2.1', 200))).toBe(200)
})

test('takes all addresses of an IPv6 network for one', () => {
  const network = Array.from({ length: 100 }, (_, nth) => `2001:db8:1:2::${nth.toString(16)}`)
  expect(taken(on(), 'read', network)).toBe(60)
})

test('holds a hub to its limit however many networks call, and no other hub', () => {
  const limiter = on()
  expect(taken(limiter, 'sign-in', others(1_000))).toBe(600)
  expect(taken(limiter, 'sign-in', ['192.0.2.1'], 2)).toBe(1)
})

test('takes back what was counted of somebody who proved who they are', () => {
  const limiter = on()
  for (const address of same('192.0.2.1', 100)) limiter.countStranger('read', callFrom(address))!.undo()
  expect(taken(limiter, 'read', same('192.0.2.1', 80))).toBe(60)
})

test('counts a member by themselves', () => {
  const limiter = on()
  for (let nth = 0; nth < 60; nth += 1) limiter.countMember('report', callFrom('192.0.2.1'), 'a')
  expect(() => limiter.countMember('report', callFrom('192.0.2.1'), 'a')).toThrow('too many calls')
  limiter.countMember('report', callFrom('192.0.2.1'), 'b')
})

test('says what is left, of the limit that ends sooner', () => {
  const limiter = on()
  expect(limiter.countMember('report', callFrom('192.0.2.1'), 'a')).toEqual({ limit: 60, remaining: 59, seconds: 60 })
  expect(limiter.countStranger('mail', callFrom('192.0.2.1'))!.quota).toEqual({ limit: 10, remaining: 9, seconds: 60 })
  taken(limiter, 'mail', others(55))
  expect(limiter.countStranger('mail', callFrom('192.0.2.2'))!.quota).toMatchObject({ limit: 60, remaining: 3 })
})

test('tells every caller on every answer, and nobody where nothing is counted', async () => {
  const hub = await testHub({ config: { rateLimits: true } })
  try {
    const person = await hub.person()
    const said = ({ status, headers }: TestAnswer) => [
      status,
      ...['limit', 'remaining', 'reset'].map((name) => Number(headers[`ratelimit-${name}`])),
    ]
    const seconds = expect.any(Number)
    expect(said(await person.get('/me/profile'))).toEqual([200, 900, 899, seconds])
    expect(said(await person.get('/topics/no-topic'))).toEqual([400, 900, 898, seconds])
    expect(said(await hub.nobody.get('/me/profile'))).toEqual([401, 60, 59, seconds])
    for (let nth = 0; nth < 59; nth += 1) await hub.nobody.get('/me/profile')
    expect(said(await hub.nobody.get('/me/profile'))).toEqual([429, 60, 0, seconds])
  } finally {
    await hub.close()
  }
  const uncounted = await testHub()
  expect((await uncounted.nobody.get('/me/profile')).headers['ratelimit-limit']).toBeUndefined()
  await uncounted.close()
})
