import { expect, test } from 'vitest'
import { knownDevice, rememberDevice } from './device.ts'

const SECRET = 'a secret of the tests, with some length'
const accounts = Array.from({ length: 7 }, (_, nth) => `0199d3a0-0000-7000-8000-00000000000${nth}`)
const [first, second] = accounts as [string, string]

test('knows a browser again by its cookie, for each who signed in with it', () => {
  const alone = rememberDevice(SECRET, null, first)
  const shared = rememberDevice(SECRET, alone, second)
  const id = knownDevice(SECRET, alone, first)
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(knownDevice(SECRET, alone, second)).toBeNull()
  expect([first, second].map((account) => knownDevice(SECRET, shared, account))).toEqual([id, id])
  expect(rememberDevice(SECRET, shared, second)).toBe(shared)
})

test('forgets who signed in the longest ago where more than five share it', () => {
  const cookie = accounts.reduce<string | null>((each, account) => rememberDevice(SECRET, each, account), null)
  expect(cookie!.length).toBeLessThan(300)
  expect(accounts.filter((account) => knownDevice(SECRET, cookie, account))).toEqual(accounts.slice(2))
})

test('believes no other secret, and begins anew where the cookie is no such one', () => {
  const cookie = rememberDevice(SECRET, null, first)
  expect(knownDevice('another secret of the tests, as long', cookie, first)).toBeNull()
  for (const odd of ['', '.', cookie.slice(1), `${cookie}.`, `${cookie} `, 'x'.repeat(5000)]) {
    expect(knownDevice(SECRET, odd, first)).toBeNull()
    expect(rememberDevice(SECRET, odd, first)).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
  }
})
