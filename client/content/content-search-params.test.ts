import { expect, test } from 'vitest'
import { browseSearch, historySearch, textSearch } from './content-search-params.ts'

test('keeps what fits', () => {
  expect(browseSearch({ type: 'scorm', order: 'name', page: 3 })).toEqual({ type: 'scorm', order: 'name', page: 3 })
})

test('leaves out what does not fit', () => {
  expect(browseSearch({ type: 'bogus', order: 7, page: -1, other: 1 })).toEqual({})
  expect(historySearch({ status: 'done', page: 1.5 })).toEqual({})
})

test('reads a search for a number as words', () => {
  expect(textSearch({ q: 2026 })).toEqual({ q: '2026' })
})
