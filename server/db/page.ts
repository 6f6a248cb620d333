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
