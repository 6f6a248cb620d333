import type { CappedPage } from '../db/page.ts'

/** The contract allows no page that begins later. */
const LAST_OFFSET = 100_000

/** The offset of the page after this one, or null at the end of the list. */
export function nextOffset(offset: number, count: number, total: number, totalIsCapped = false): number | null {
  const next = offset + count
  const hasMore = count > 0 && (next < total || totalIsCapped)
  return hasMore && next <= LAST_OFFSET ? next : null
}

/** How a page of a list that is not counted to its end says where it is. */
export function pageEnd<T>({ items, total, totalIsCapped }: CappedPage<T>, offset: number) {
  return { total, totalIsCapped, nextOffset: nextOffset(offset, items.length, total, totalIsCapped) }
}
