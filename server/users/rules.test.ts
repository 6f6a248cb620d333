import { expect, test } from 'vitest'
import { isFilled, outranks, trimmed } from './rules.ts'

test.each([
  ['', null],
  ['  \n', null],
  [null, null],
  [undefined, null],
  [' a b ', 'a b'],
] as const)('takes %j for %j', (text, expected) => {
  expect(trimmed(text)).toBe(expected)
  expect(isFilled(text)).toBe(expected !== null)
})

test('says that an admin with one right more outranks, and that the rights of who is no admin mean nothing', () => {
  const held = new Set(['user_write', 'user_read'])
  expect(outranks({ isAdmin: true, privileges: ['user_write', 'settings_write'] }, held)).toBe(true)
  expect(outranks({ isAdmin: true, privileges: ['user_write'] }, held)).toBe(false)
  expect(outranks({ isAdmin: false, privileges: ['settings_write'] }, held)).toBe(false)
})
