import { expect, test } from 'vitest'
import { asEarlier, inWords, isMissed } from './bounds.ts'

test('a figure misses what it is held to beyond it, and not at it', () => {
  expect([50, 50.1].map((value) => isMissed(value, { atMost: 50 }))).toEqual([false, true])
  expect([2_000, 1_999].map((value) => isMissed(value, { atLeast: 2_000 }))).toEqual([false, true])
})

test('a bound is said in words', () => {
  expect([{ atMost: 50 }, { atLeast: 0.55 }].map(inWords)).toEqual(['at most 50', 'at least 0.55'])
})

test('what earlier runs took is not taken much longer by another', () => {
  const bound = asEarlier([2.2, 1, 2])
  expect([2.3, 2.4].map((value) => isMissed(value, bound))).toEqual([false, true])
  expect(inWords(bound)).toBe('at most 2.3')
  expect(isMissed(1_000, asEarlier([]))).toBe(false)
})
