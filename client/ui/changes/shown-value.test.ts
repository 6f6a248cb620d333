import { expect, test } from 'vitest'
import { shownValues } from './shown-value.ts'

const [A, B, C] = ['1', '2', '3'].map((last) => `01a207c5-eeaa-7220-8000-00000000000${last}`) as [
  string,
  string,
  string,
]
const names = new Map([
  [A, 'Safety'],
  [B, 'Security'],
])
const list = (...values: string[]) => JSON.stringify(values)

test.each([
  [list(A, B), list(B, A), null, null],
  [list(A), list(A, B), null, 'Security'],
  [list(A, B), list(), 'Safety, Security', null],
  [list(), list(A, C), null, 'Safety, +1'],
  [list(C), null, '1', null],
  [list('old'), list('new', 'newer'), 'old', 'new, newer'],
  [`${list(A, B).slice(0, -2)}`, list(A), null, null],
  [A, B, 'Safety', 'Security'],
  [null, C, null, null],
  ['A name', 'A new name', 'A name', 'A new name'],
  [null, '[not a list', null, '[not a list'],
])('shows of %j and %j what was taken away and what was added', (before, after, oldValue, value) => {
  expect(shownValues({ oldValue: before, value: after }, names)).toEqual({ oldValue, value })
})
