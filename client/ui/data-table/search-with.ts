/** The address of the same list with other filters or another order, at its first page. */
export function searchWith(changes: Record<string, string | undefined>) {
  return (before: object) => ({ ...before, ...changes, page: undefined, after: undefined })
}
