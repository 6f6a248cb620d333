import { expect, test } from 'vitest'
import { formatAgo, formatDayOfHistory } from './format-past.ts'

const now = new Date(2026, 10, 21, 9, 30)

test('names a day of the history by how near it is', () => {
  const day = (...at: [number, number, number, number]) => new Date(...at).toISOString()
  expect(formatDayOfHistory(day(2026, 10, 21, 0), 'en-GB', now)).toBe('Today')
  expect(formatDayOfHistory(day(2026, 10, 20, 23), 'en-GB', now)).toBe('Yesterday')
  expect(formatDayOfHistory(day(2026, 10, 20, 23), 'de-DE', now)).toBe('Gestern')
  expect(formatDayOfHistory(day(2026, 10, 19, 23), 'en-GB', now)).toBe('Thursday 19 November')
  expect(formatDayOfHistory(day(2025, 10, 19, 23), 'en-GB', now)).toBe('Wednesday, 19 November 2025')
})

test('says how long ago something was, within a week', () => {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()
  expect(formatAgo(before(-5), 'en-GB', now)).toBe('now')
  expect(formatAgo(before(59), 'en-GB', now)).toBe('now')
  expect(formatAgo(before(60), 'en-GB', now)).toBe('1 minute ago')
  expect(formatAgo(before(3 * 3600), 'de-DE', now)).toBe('vor 3 Stunden')
  expect(formatAgo(before(86_400), 'en-GB', now)).toBe('yesterday')
  expect(formatAgo(before(7 * 86_400), 'en-GB', now)).toBe('14 November')
})
