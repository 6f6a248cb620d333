/** Cards on a page. */
export const PAGE_SIZE = 24
/** Rows on a page of a table. */
export const TABLE_PAGE_SIZE = 50

/** Limit and offset of a page; pages count from 1. */
export function pageOfList(page: number | undefined, size = PAGE_SIZE): { limit: number; offset: number } {
  return { limit: size, offset: ((page ?? 1) - 1) * size }
}
