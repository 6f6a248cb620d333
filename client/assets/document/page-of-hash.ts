/** The page that an address leads to, as `#page=7` does in every viewer; null for none. */
export function pageOfHash(hash: string): number | null {
  const page = Number(/^#?page=(\d{1,6})$/.exec(hash)?.[1])
  return page > 0 ? page : null
}
