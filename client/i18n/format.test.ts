import { describe, expect, test } from 'vitest'
import {
  formatBytes,
  formatCount,
  formatDay,
  formatLength,
  formatMoment,
  formatPosition,
  formatRate,
  formatSince,
} from './format.ts'

const now = new Date(2026, 10, 21, 9, 30)

describe('format', () => {
  test('writes lengths in the largest fitting units', () => {
    expect(formatLength(45, 'en-GB')).toBe('45 secs')
    expect(formatLength(720, 'en-GB')).toBe('12 mins')
    expect(formatLength(4800, 'en-GB')).toBe('1 hr 20 mins')
    expect(formatLength(4800, 'de-DE')).toBe('1 Std. 20 Min.')
  })

  test('says that a count goes no further', () => {
    expect(formatCount(999, 'en-GB', 1000)).toBe('999')
    expect(formatCount(1000, 'en-GB', 1000)).toBe('1,000+')
    expect(formatCount(1000, 'de-DE', 1000)).toBe('1.000+')
  })

  test('writes places in a video', () => {
    expect(formatPosition(125.9)).toBe('2:05')
    expect(formatPosition(3725)).toBe('1:02:05')
  })

  test('names the year only where it is another', () => {
    expect(formatDay(new Date(2026, 11, 12).toISOString(), 'en-GB', now)).toBe('12 December')
    expect(formatDay(new Date(2027, 0, 2).toISOString(), 'en-GB', now)).toBe('2 January 2027')
  })

  test('says since when by the time, the weekday or the day', () => {
    expect(formatSince(new Date(2026, 10, 21, 8, 5).toISOString(), 'en-GB', now)).toBe('08:05')
    expect(formatSince(new Date(2026, 10, 17, 8).toISOString(), 'en-GB', now)).toBe('Tuesday')
    expect(formatSince(new Date(2026, 10, 14, 8).toISOString(), 'en-GB', now)).toBe('14 November')
    expect(formatSince(new Date(2026, 10, 17, 8).toISOString(), 'de-DE', now)).toBe('Dienstag')
  })

  test('names the weekday alone within a week', () => {
    expect(formatMoment(new Date(2026, 10, 23, 9).toISOString(), 'en-GB', now)).toBe('Monday 09:00')
    expect(formatMoment(new Date(2026, 11, 7, 9).toISOString(), 'en-GB', now)).toContain('7 December')
  })

  test('writes sizes in the largest fitting unit', () => {
    expect([0, 48_213, 1_500_000, 107_374_182_400].map((bytes) => formatBytes(bytes, 'en-GB'))).toEqual([
      '1 kB',
      '48 kB',
      '1.5 MB',
      '107.4 GB',
    ])
  })

  test('writes a rate as a percentage of the language', () => {
    expect(formatRate(0.625, 'en-GB')).toBe('63%')
    expect(formatRate(0.625, 'de-DE')).toMatch(/^63\s%$/)
  })
})
