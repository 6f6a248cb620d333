export const PAGE_SIZE = 24

/** Limit and offset of a page; pages count from 1. */
export function pageOfList(page: number | undefined): { limit: number; offset: number } {
  return { limit: PAGE_SIZE, offset: ((page ?? 1) - 1) * PAGE_SIZE }
}
