import { expect, test } from 'vitest'
import { pageOfHash } from './page-of-hash.ts'

test.each([
  ['#page=7', 7],
  ['page=12', 12],
  ['#page=0', null],
  ['#page=-1', null],
  ['#page=seven', null],
  ['#comments', null],
  ['', null],
])('%j leads to page %j', (hash, page) => expect(pageOfHash(hash)).toBe(page))
