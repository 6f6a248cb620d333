import { expect, test } from 'vitest'
import { isDone } from './is-done.ts'

test.each([
  ['completed, and nothing asked', 'completed', null, true],
  ['completed as it was asked', 'completed', { isMet: true }, true],
  ['completed, and asked again', 'completed', { isMet: false }, false],
  ['opened as it was asked, which is not all', 'opened', { isMet: true }, false],
  ['not begun', null, null, false],
])('what is %s', (_what, userContentStatus, goal, done) => {
  expect(isDone({ userContentStatus, goal })).toBe(done)
})
