import { expect, test } from 'vitest'
import { firstSubtitle } from './first-subtitle.ts'

const subtitles = ['en-GB', 'de-DE', 'pt-PT'].map((locale) => ({ id: locale, locale }))

test.each([
  ['de-DE', 'de-DE'],
  ['de-DE-Sie', 'de-DE'],
  ['en-US', 'en-GB'],
  ['ja-JP', 'en-GB'],
])('somebody who reads %s begins with %s', (locale, shown) => {
  expect(firstSubtitle(subtitles, locale)?.id).toBe(shown)
})

test('a recording without subtitles shows none', () => {
  expect(firstSubtitle([], 'en-GB')).toBeNull()
})
