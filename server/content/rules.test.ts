import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completionRate } from './rules.ts'

test('completionRate stays between 0 and 1', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), (done, required) => {
      const rate = completionRate(done, required)
      expect(rate).toBeGreaterThanOrEqual(0)
      expect(rate).toBeLessThanOrEqual(1)
    }),
  )
  expect(completionRate(1, 2)).toBe(0.5)
})
