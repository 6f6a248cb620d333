import { expect, test } from 'vitest'
import { inWords, isMissed } from './bounds.ts'

test('a figure misses what it is held to beyond it, and not at it', () => {
  expect([50, 50.1].map((value) => isMissed(value, { atMost: 50 }))).toEqual([false, true])
  expect([2_000, 1_999].map((value) => isMissed(value, { atLeast: 2_000 }))).toEqual([false, true])
})

test('a bound is said in words', () => {
  expect([{ atMost: 50 }, { atLeast: 0.55 }].map(inWords)).toEqual(['at most 50', 'at least 0.55'])
})
