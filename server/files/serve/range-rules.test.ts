import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isKnown, rangeOf } from './range-rules.ts'

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['items=0-9', null],
  ['bytes=a-b', null],
  [undefined, null],
])('reads %s of 100 bytes', (header, range) => {
  expect(rangeOf(header, 100)).toEqual(range)
})

test('never leaves the file, whatever is asked', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000 }),
      fc.oneof(fc.nat(), fc.constant('')),
      fc.oneof(fc.nat(), fc.constant('')),
      (size, from, to) => {
        const range = rangeOf(`bytes=${from}-${to}`, size)
        if (range === null || range === 'unsatisfiable') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeGreaterThanOrEqual(range.start)
        expect(range.end).toBeLessThan(size)
      },
    ),
  )
})

test('finds an entity tag among several, weak ones too', () => {
  expect(isKnown('"a", W/"b"', '"b"')).toBe(true)
  expect(isKnown('*', '"b"')).toBe(true)
  expect(isKnown('"bb"', '"b"')).toBe(false)
  expect(isKnown(undefined, '"b"')).toBe(false)
})
