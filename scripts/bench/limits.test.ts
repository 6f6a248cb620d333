import { expect, test } from 'vitest'
import { missedLimits } from './limits.ts'

test('a figure is held to the limit in its name', () => {
  const results = {
    'audience of a playlist of 500 1x (ms, at most 50)': 50.1,
    'contents of a playlist of 500 1x (ms, at most 60)': 60,
    'import of 100000 people (rows/s, at least 2000)': 1_999,
    'teams filled by rules (s, at most 60)': 59,
    'asset 1x: ratio to the least SQL (at least 0.5)': 0.1,
    'commits of 200 learners 1x: p99 (ms, at most 250)': 900,
    'cold start to ready (s)': 100,
  }
  expect(missedLimits(results)).toEqual([
    'audience of a playlist of 500 1x (ms, at most 50): 50.1',
    'import of 100000 people (rows/s, at least 2000): 1999.0',
  ])
})
