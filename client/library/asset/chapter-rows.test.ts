import { expect, test } from 'vitest'
import { chaptersIn, faultsOfRows, rowsOf, secondsIn } from './chapter-rows.ts'

test.each([
  ['0', 0],
  ['65', 65],
  ['1:05', 65],
  [' 1:5 ', 65],
  ['90:00', 5400],
  ['1:02:03', 3723],
])('reads %j as %d seconds', (text, seconds) => expect(secondsIn(text)).toBe(seconds))

test.each(['', ':', '1:', '1:60', '-1', '1.5', '1:2:3:4', 'one', '1:05 min'])('reads no time in %j', (text) =>
  expect(secondsIn(text)).toBe(null),
)

const rows = [
  { start: '1:05', title: 'Two' },
  { start: '0:00', title: 'One' },
]

test('sends chapters in their order, and shows them as they are typed', () => {
  const { chapters, rowOf } = chaptersIn(rows)
  expect(chapters).toEqual([
    { startSeconds: 0, title: 'One' },
    { startSeconds: 65, title: 'Two' },
  ])
  expect(rowOf).toEqual([1, 0])
  expect(rowsOf(chapters)).toEqual(rows.toReversed())
})

test('leads what the hub says back to the row that it is about', () => {
  const said = { 'chapters.1.startSeconds': 'Too late', 'chapters.0.title': 'Too long', name: 'Missing' }
  expect(faultsOfRows(said, [1, 0])).toEqual({
    'chapters.0.start': 'Too late',
    'chapters.1.title': 'Too long',
    name: 'Missing',
  })
})
