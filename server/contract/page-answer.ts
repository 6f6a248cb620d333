import type { CappedPage, Page } from '../db/page.ts'
import type { PageAfter } from './after.ts'

/** The contract allows no page that begins later. */
const LAST_OFFSET = 100_000

/** The offset of the page after this one, or null at the end of the list. */
export function nextOffset(offset: number, count: number, total: number, totalIsCapped = false): number | null {
  const next = offset + count
  const hasMore = count > 0 && (next < total || totalIsCapped)
  return hasMore && next <= LAST_OFFSET ? next : null
}

/** A page in the contract's shape. @param each gives one row that shape */
export function pageAnswer<T, W>({ items, total }: Page<T>, offset: number, each: (row: T) => W) {
  return { items: items.map(each), total, nextOffset: nextOffset(offset, items.length, total) }
}

/** The same of a list that goes on after a row. */
export function pageAfterAnswer<T, W>(
  { nextAfter, ...page }: PageAfter<T>,
  { offset, after }: { offset: number; after?: string | undefined },
  each: (row: T) => W,
) {
  return withNextAfter(pageAnswer(page, offset, each), after, nextAfter)
}

/** The same of a list that is not counted to its end. */
export function cappedPageAnswer<T, W>(
  { items, total, totalIsCapped }: CappedPage<T>,
  offset: number,
  each: (row: T) => W,
) {
  const next = nextOffset(offset, items.length, total, totalIsCapped)
  return { items: items.map(each), total, totalIsCapped, nextOffset: next }
}

/** A page with where a list goes on after its last row. Who goes on like that has no offset. */
export function withNextAfter<P extends { nextOffset: number | null }>(
  page: P,
  after: string | undefined,
  nextAfter: string | null,
) {
  return { ...page, nextOffset: after === undefined ? page.nextOffset : null, nextAfter }
}
