import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moved } from './moved.ts'

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

test('puts in what was not there', () => {
  expect(moved(['a', 'b'], 'x', 1)).toEqual(['a', 'x', 'b'])
})
