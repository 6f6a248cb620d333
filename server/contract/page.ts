/** One page of a list. */
export interface Page<T> {
  items: T[]
  total: number
}

/** What every list that can be searched takes. */
export interface ListQuery {
  limit: number
  offset: number
  /** Part of a name. */
  search?: string | undefined
}

/** The offset of the page after this one, or null at the end of the list. */
export function nextOffset(offset: number, count: number, total: number): number | null {
  const next = offset + count
  return count > 0 && next < total ? next : null
}
