/** What stands in the address behind the question mark. What does not fit is left out, so an old link still opens the page. */
export type RawSearch = Record<string, unknown>

export function pageSearch(raw: RawSearch): { page?: number } {
  return { page: page(raw.page) }
}

export function oneOf<T extends string>(value: unknown, allowed: Record<string, T>): T | undefined {
  return Object.values(allowed).find((one) => one === value)
}

/** @param max the number of letters after which the text is cut */
export function text(value: unknown, max: number): string | undefined {
  // The router reads a search for 2026 as a number.
  const words = typeof value === 'number' ? String(value) : value
  return typeof words === 'string' && words !== '' ? words.slice(0, max) : undefined
}

/** A page after the first; the first has no number. */
export function page(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 1 && value < 1_000_000 ? value : undefined
}

/** The keys of the last pages of a list that no offset reaches. */
export function after(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((key) => typeof key === 'string') ? value : undefined
}

/** An identifier of the hub. */
export function id(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\da-f-]{36}$/i.test(value) ? value : undefined
}
