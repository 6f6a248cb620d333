/** As many rows of a list may be skipped. What comes later is reached page by page, by the key at which the page before ended. */
const LAST_OFFSET = 100_000

/** The last page that is reached by an offset. */
export function lastByOffset(pageSize: number): number {
  return Math.floor(LAST_OFFSET / pageSize) + 1
}
