import { withNextAfter, nextOffset } from '../contract/page-answer.ts'
import type { LibraryPage } from './library-service.ts'

/** A page of the library in the contract's shape. */
export function libraryPage<R, W>(
  { items, total, totalIsCapped, nextAfter }: LibraryPage<R>,
  { offset, after }: { offset: number; after?: string | undefined },
  each: (row: R) => W,
) {
  const next = nextAfter === null ? null : nextOffset(offset, items.length, total, true)
  return withNextAfter({ items: items.map(each), total, totalIsCapped, nextOffset: next }, after, nextAfter)
}
