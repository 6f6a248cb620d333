import { expect, test } from 'vitest'
import { newSecret } from './ids.ts'
import { weaknessOf } from './weak-secret.ts'

test.each([
  ['short', 'shorter'],
  ['a'.repeat(64), 'repeats'],
  ['abc123'.repeat(8), 'repeats'],
  ['change-me-change-me-change-me-now', 'example'],
  ['only for tests, and longer than thirty-two characters', 'example'],
  ['aaaaaaaabbbbbbbbccccccccddddddddeeee', 'few'],
  [`${'a'.repeat(60)}bcdefghijk`, 'few'],
  ['abcdefghijklmnopqrstuvwxyz0123456789', 'runs'],
])('refuses %s, because it is %s', (secret, why) => expect(weaknessOf(secret)).toContain(why))

test('takes what a generator makes', () => {
  for (let nth = 0; nth < 500; nth += 1) expect(weaknessOf(newSecret())).toBeNull()
  expect(weaknessOf('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08')).toBeNull()
  expect(weaknessOf('correct horse battery staple lamp orbit')).toBeNull()
})
