import { expect, test } from 'vitest'
import { chapterAt } from './chapter-at.ts'

const chapters = [
  { startSeconds: 5, title: 'One' },
  { startSeconds: 65, title: 'Two' },
]

test.each([
  [0, undefined],
  [4.9, undefined],
  [5, 'One'],
  [64.9, 'One'],
  [65, 'Two'],
  [1000, 'Two'],
])('at second %d plays %s', (second, title) => {
  expect(chapterAt(chapters, second)?.title).toBe(title)
})
