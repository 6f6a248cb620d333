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

/** A page of a list that is there as a whole. */
export function slicePage<T>(all: readonly T[], { limit, offset }: PageQuery): Page<T> {
  return { items: all.slice(offset, offset + limit), total: all.length }
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

/** What a list answers to the question how long it is: the number, or the one row that holds it. */
export type Counted = number | readonly { total: number }[]

/** A page of a list and how long the list is, asked at the same time. */
export async function readPage<T>(asked: Promise<T[]>, counting: Promise<Counted>): Promise<Page<T>> {
  const [items, counted] = await Promise.all([asked, counting])
  return { items, total: typeof counted === 'number' ? counted : (counted[0]?.total ?? 0) }
}

/** The same where the list was counted to one beyond a cap. */
export async function readCappedPage<T>(
  asked: Promise<T[]>,
  counting: Promise<Counted>,
  cap: CountCap,
): Promise<CappedPage<T>> {
  const { items, total } = await readPage(asked, counting)
  return { items, ...cappedTotal(total, cap) }
}
