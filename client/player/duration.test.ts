import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatClockDuration, formatIsoDuration, parseClockDuration, parseIsoDuration } from './duration.ts'

// Seconds in whole hundredths up to ten years, as the data model can hold them.
const hundredths = fc.integer({ min: 0, max: 31_536_000_000 })

test('keeps every clock duration through writing and reading', () => {
  fc.assert(
    fc.property(hundredths, (all) => {
      expect(parseClockDuration(formatClockDuration(all / 100))).toBeCloseTo(all / 100, 6)
    }),
  )
})

test('keeps every ISO duration through writing and reading', () => {
  fc.assert(
    fc.property(hundredths, (all) => {
      expect(parseIsoDuration(formatIsoDuration(all / 100))).toBeCloseTo(all / 100, 6)
    }),
  )
})

test('adds up sessions without drift', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 360_000 }), { maxLength: 50 }), (sessions) => {
      const total = sessions.reduce(
        (text, session) => formatClockDuration((parseClockDuration(text) ?? 0) + session / 100),
        formatClockDuration(0),
      )
      expect(total).toBe(formatClockDuration(sessions.reduce((sum, session) => sum + session, 0) / 100))
    }),
  )
})

test('writes durations in the form that the models ask for', () => {
  expect(formatClockDuration(3725.5)).toBe('0001:02:05.50')
  expect(formatClockDuration(0)).toBe('0000:00:00.00')
  expect(formatClockDuration(-1)).toBe('0000:00:00.00')
  expect(formatIsoDuration(3725.5)).toBe('PT1H2M5.5S')
  expect(formatIsoDuration(0)).toBe('PT0S')
})

test('never writes sixty seconds or minutes', () => {
  expect(formatClockDuration(59.999)).toBe('0000:01:00.00')
  expect(formatIsoDuration(3599.996)).toBe('PT1H')
})

test.each([
  ['P1Y2M3DT4H5M6.78S', 31_536_000 + 2 * 2_592_000 + 3 * 86_400 + 4 * 3600 + 5 * 60 + 6.78],
  ['PT90M', 5400],
  ['P1D', 86_400],
  ['PT0.5S', 0.5],
])('reads %s', (text, seconds) => {
  expect(parseIsoDuration(text)).toBeCloseTo(seconds, 6)
})

test.each(['', 'P', 'PT', 'P1DT', '1H', 'PT1.234S', '-PT1S', 'PT1M1H'])('refuses "%s" as an ISO duration', (text) => {
  expect(parseIsoDuration(text)).toBeNull()
})

test.each(['', '1:2:3', '00:00', '00:00:00.123', 'PT1S'])('refuses "%s" as a clock duration', (text) => {
  expect(parseClockDuration(text)).toBeNull()
})
