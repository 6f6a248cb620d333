import { expect, test } from 'vitest'
import { mustWait } from './rules.ts'

test.each([
  { leaveCount: 50, memberCount: 50, waits: false },
  { leaveCount: 51, memberCount: 51, waits: true },
  { leaveCount: 51, memberCount: 509, waits: true },
  { leaveCount: 51, memberCount: 510, waits: false },
  { leaveCount: 51, memberCount: 600, waits: false },
  { leaveCount: 60, memberCount: 600, waits: false },
  { leaveCount: 61, memberCount: 600, waits: true },
  { leaveCount: 70, memberCount: 700, waits: false },
  { leaveCount: 0, memberCount: 0, waits: false },
])('$leaveCount of $memberCount who would leave wait for a yes: $waits', ({ waits, ...counts }) => {
  expect(mustWait(counts)).toBe(waits)
})
