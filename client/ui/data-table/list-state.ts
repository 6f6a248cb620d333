/** A list on its way, failed, or there. */
export interface ListState<Row> {
  /** The rows of this page; undefined while there are none to show. */
  rows: readonly Row[] | undefined
  /** Of all pages. */
  total: number
  /** Whether there is more than `total`. */
  isCapped: boolean
  /** With which the next page is asked for; null where there is none, undefined where the list has no keys. */
  nextAfter?: string | null | undefined
  /** Whether the rows are those of the page before, until the new ones come. */
  isOutdated: boolean
  problem: { title: string; text: string; onRetry?: (() => void) | undefined; isRetrying: boolean } | null
}
