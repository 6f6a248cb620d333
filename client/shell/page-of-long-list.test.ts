import { expect, test } from 'vitest'
import { pageOfLongList } from './page-of-long-list.ts'

test('a page is asked for by its offset, and behind the last one by its key', () => {
  const after = ['one', 'two']
  expect(pageOfLongList({})).toEqual({ page: 1, asked: { limit: 50, offset: 0 } })
  expect(pageOfLongList({ page: 2001, after })).toEqual({ page: 2001, asked: { limit: 50, offset: 100_000 } })
  expect(pageOfLongList({ page: 2003, after })).toEqual({ page: 2003, asked: { limit: 50, after: 'two' } })
  expect(pageOfLongList({ page: 2003 })).toEqual({ page: 2001, asked: { limit: 50, offset: 100_000 } })
})
