import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFilled, moved, outranks, trimmed } from './rules.ts'

test('moves one thing and keeps the order of the others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(20), fc.nat(), (all, index, which) => {
      const one = all[which % all.length]!
      const after = moved(all, one, index)
      expect(after.indexOf(one)).toBe(Math.min(index, all.length - 1))
      expect(after.filter((each) => each !== one)).toEqual(all.filter((each) => each !== one))
    }),
  )
})

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
