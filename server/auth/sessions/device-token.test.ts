import { expect, test } from 'vitest'
import { knownDevice, rememberDevice } from './device-token.ts'

const SECRETS = ['a secret of the tests, with some length']
const NEXT = 'another secret of the tests, as long'
const accounts = Array.from({ length: 7 }, (_, nth) => `0199d3a0-0000-7000-8000-00000000000${nth}`)
const [first, second] = accounts as [string, string]

test('knows a browser again by its cookie, for each who signed in with it', () => {
  const alone = rememberDevice(SECRETS, null, first)
  const shared = rememberDevice(SECRETS, alone, second)
  const id = knownDevice(SECRETS, alone, first)
  expect(id).toMatch(/^[\w-]{22}$/)
  expect(knownDevice(SECRETS, alone, second)).toBeNull()
  expect([first, second].map((account) => knownDevice(SECRETS, shared, account))).toEqual([id, id])
  expect(rememberDevice(SECRETS, shared, second)).toBe(shared)
})

test('forgets who signed in the longest ago where more than five share it', () => {
  const cookie = accounts.reduce<string | null>((each, account) => rememberDevice(SECRETS, each, account), null)
  expect(cookie!.length).toBeLessThan(300)
  expect(accounts.filter((account) => knownDevice(SECRETS, cookie, account))).toEqual(accounts.slice(2))
})

test('believes no other secret, and begins anew where the cookie is no such one', () => {
  const cookie = rememberDevice(SECRETS, null, first)
  expect(knownDevice([NEXT], cookie, first)).toBeNull()
  for (const odd of ['', '.', cookie.slice(1), `${cookie}.`, `${cookie} `, 'x'.repeat(5000)]) {
    expect(knownDevice(SECRETS, odd, first)).toBeNull()
    expect(rememberDevice(SECRETS, odd, first)).toMatch(/^[\w-]{22}\.[\w-]{48}$/)
  }
})

test('goes on under a new secret while the one before is known, and signs with the new one', () => {
  const before = rememberDevice(SECRETS, null, first)
  const both = [NEXT, ...SECRETS]
  expect(knownDevice(both, before, first)).toBe(before.split('.')[0])
  const after = rememberDevice(both, before, first)
  expect(after.split('.')).toHaveLength(2)
  expect(knownDevice([NEXT], after, first)).toBe(before.split('.')[0])
})
