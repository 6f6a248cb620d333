/** One page of a list. */
export interface Page<T> {
  items: T[]
  total: number
}

/** One page of a list of what the whole hub offers, which is not counted to its end. */
export interface CappedPage<T> extends Page<T> {
  totalIsCapped: boolean
}

/** What every page is asked for with. */
export interface PageQuery {
  limit: number
  offset: number
}

/** What every list that can be searched takes. */
export interface ListQuery extends PageQuery {
  /** Part of a name. */
  search?: string | undefined
}

/** The contract allows no page that begins later. */
const LAST_OFFSET = 100_000

/** How far a list of what the hub offers is counted, so that a hub of a million things answers as one of a thousand. */
export type CountCap = 1_000 | 10_000 | typeof LAST_CAP
export const LAST_CAP = 100_100
const CAPS: readonly CountCap[] = [1_000, 10_000]

/** The cap for a page: further than its own end. */
export function countCap({ limit, offset }: PageQuery): CountCap {
  return CAPS.find((cap) => offset + limit <= cap) ?? LAST_CAP
}

/** What was counted to one beyond a cap, as a page says it. */
export function cappedTotal(counted: number, cap: CountCap): { total: number; totalIsCapped: boolean } {
  return { total: Math.min(counted, cap), totalIsCapped: counted > cap }
}

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
