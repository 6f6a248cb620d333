import { expect, test } from 'vitest'
import { shownRank } from './shown-rank.ts'

test.each([
  ['0.1', '1'],
  ['0.12', '12'],
  ['0.1.2', '1.2'],
  ['1', '1'],
  ['10.1', '10.1'],
])('%s is shown as %s', (rank, shown) => {
  expect(shownRank(rank)).toBe(shown)
})
