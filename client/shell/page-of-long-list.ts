import { lastByOffset } from '../ui/data-table/last-offset.ts'
import { pageOfList, TABLE_PAGE_SIZE } from './page-of-list.ts'

interface LongListSearch {
  page?: number
  /** The keys of the last pages that no offset reaches. */
  after?: readonly string[]
}

/** A page of a table that may be longer than its offsets reach: its number, and what it is asked for with. Without its key it is the last that an offset reaches. */
export function pageOfLongList({ page = 1, after = [] }: LongListSearch) {
  const last = lastByOffset(TABLE_PAGE_SIZE)
  const key = after.at(-1)
  if (page > last && key !== undefined) return { page, asked: { limit: TABLE_PAGE_SIZE, after: key } }
  return { page: Math.min(page, last), asked: pageOfList(Math.min(page, last), TABLE_PAGE_SIZE) }
}
