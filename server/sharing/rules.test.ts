import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_PER_HOUR, mayShare, waitBefore } from './rules.ts'

const now = new Date('2026-11-03T08:00:00.000Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test('lets somebody share as long as the hour has room', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3599), { maxLength: MAX_PER_HOUR }), (ages) => {
      const times = ages.toSorted((a, b) => a - b).map(before)
      const seconds = waitBefore(times, now)
      expect(seconds > 0).toBe(times.length === MAX_PER_HOUR)
      if (seconds > 0) expect(seconds).toBe(3600 - Math.max(...ages))
    }),
  )
})

test.each([
  [true, false, false, 'yes'],
  [false, true, false, 'no'],
  [false, true, true, 'yes'],
  [false, false, false, 'unknown'],
] as const)('of what is shown: %s, read: %s, changed: %s, says %s', (isShown, mayRead, mayChange, answer) => {
  expect(mayShare(isShown, { mayRead, mayChange })).toBe(answer)
})
