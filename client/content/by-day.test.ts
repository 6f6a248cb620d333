import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

test('puts together what was on one day where the viewer is, in its order', () => {
  const at = (...time: [number, number, number, number, number]) => new Date(...time).toISOString()
  const [night, noon, before] = [at(2026, 10, 21, 23, 59), at(2026, 10, 21, 12, 0), at(2026, 10, 20, 23, 59)]
  expect(byDay([night, noon, before], (time) => time)).toEqual([
    { time: night, items: [night, noon] },
    { time: before, items: [before] },
  ])
  expect(byDay([], String)).toEqual([])
})
