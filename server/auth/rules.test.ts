import { expect, test } from 'vitest'
import { failureWaits, isTokenEnd, sessionEnd } from './rules.ts'

test('lets four failures go and then doubles the wait up to a quarter of an hour', () => {
  expect(failureWaits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900])
})

test('ends the session of an admin sooner', () => {
  const now = new Date('2026-11-02T09:00:00Z')
  expect(sessionEnd(now, false)).toEqual(new Date('2026-11-09T09:00:00Z'))
  expect(sessionEnd(now, true)).toEqual(new Date('2026-11-02T21:00:00Z'))
})

test('takes an end of a token within 365 days and no other', () => {
  const now = new Date('2026-11-02T09:00:00Z')
  expect(isTokenEnd(new Date('2027-11-02T09:00:00Z'), now)).toBe(true)
  expect(isTokenEnd(new Date('2027-11-02T09:00:00.001Z'), now)).toBe(false)
  expect(isTokenEnd(now, now)).toBe(false)
  expect(isTokenEnd(new Date('invalid'), now)).toBe(false)
})
