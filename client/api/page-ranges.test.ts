import { expect, test } from 'vitest'
import { countPages, joinPages, pagesLeft } from './page-ranges.ts'

const ranges = (...pairs: [number, number][]) => pairs.map(([first, last]) => ({ first, last }))

test('joins pages that touch, overlap or lie within others, in their order', () => {
  expect(joinPages(ranges([9, 9], [1, 3], [4, 4], [2, 6], [3, 3]))).toEqual(ranges([1, 6], [9, 9]))
  expect(joinPages([])).toEqual([])
})

test('counts pages, and names those that are left', () => {
  const seen = ranges([2, 3], [6, 6])
  expect(countPages(seen)).toBe(3)
  expect(pagesLeft(seen, 8)).toEqual(ranges([1, 1], [4, 5], [7, 8]))
  expect(pagesLeft(ranges([1, 8]), 8)).toEqual([])
  expect(pagesLeft([], 2)).toEqual(ranges([1, 2]))
})
