import { expect, test } from 'vitest'
import { sinceOf } from './period.ts'

test('counts back from the full hour', () => {
  expect(sinceOf('day', new Date('2026-11-02T09:59:59Z'))).toBe('2026-11-01T09:00:00.000Z')
  expect(sinceOf('week', new Date('2026-11-08T09:00:00Z'))).toBe('2026-11-01T09:00:00.000Z')
  expect(sinceOf('month', new Date('2026-12-01T09:30:00Z'))).toBe('2026-11-01T09:00:00.000Z')
})
