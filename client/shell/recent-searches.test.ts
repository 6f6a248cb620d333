import { expect, test } from 'vitest'
import { clearRecentSearches, recentSearches, rememberSearch } from './recent-searches.ts'

function memory(first?: string) {
  let kept: string | null = first ?? null
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => void (kept = value),
    removeItem: () => void (kept = null),
  }
}

test('keeps five, the last first, each once', () => {
  const store = memory()
  for (const words of ['one', 'two', 'three', 'four', 'five', 'six', 'TWO']) rememberSearch(words, store)
  expect(recentSearches(store)).toEqual(['TWO', 'six', 'five', 'four', 'three'])
})

test.each(['', '{}', '[1, null]', 'no json'])('bears that %j was kept', (kept) => {
  expect(recentSearches(memory(kept))).toEqual([])
})

test('bears a browser that keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  expect(() => rememberSearch('one', { getItem: refuse, setItem: refuse })).not.toThrow()
})

test('keeps nothing for who signs in next', () => {
  const store = memory()
  rememberSearch('skills', store)
  clearRecentSearches(store)
  expect(recentSearches(store)).toEqual([])
})
