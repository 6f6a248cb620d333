import { expect, test } from 'vitest'
import { browseSearch, historySearch, textSearch } from './content-search-params.ts'

test('keeps what fits', () => {
  const kept = { type: 'scorm', mine: 'new', order: 'name', page: 3 }
  expect(browseSearch(kept)).toEqual(kept)
})

test('leaves out what does not fit', () => {
  expect(browseSearch({ type: 'bogus', mine: 'all', order: 7, page: -1, other: 1 })).toEqual({})
  expect(historySearch({ status: 'done', page: 1.5 })).toEqual({})
})

test('reads a search for a number as words', () => {
  expect(textSearch({ q: 2026 })).toEqual({ q: '2026' })
})
