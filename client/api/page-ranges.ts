import type { PageRange } from '../../generated/client/model/pageRange.ts'

/** The same pages in their order, each of them once, in as few ranges as there can be. */
export function joinPages(ranges: readonly PageRange[]): PageRange[] {
  const joined: PageRange[] = []
  for (const { first, last } of ranges.toSorted((one, other) => one.first - other.first)) {
    const before = joined.at(-1)
    if (before && first <= before.last + 1) before.last = Math.max(before.last, last)
    else joined.push({ first, last })
  }
  return joined
}

/** How many pages joined ranges have. */
export function countPages(ranges: readonly PageRange[]): number {
  return ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0)
}

/** The pages of a document that joined ranges leave out. @param pageCount of the document */
export function pagesLeft(ranges: readonly PageRange[], pageCount: number): PageRange[] {
  const starts = [0, ...ranges.map(({ last }) => last)]
  const ends = [...ranges.map(({ first }) => first), pageCount + 1]
  return starts
    .map((start, index) => ({ first: start + 1, last: ends[index]! - 1 }))
    .filter(({ first, last }) => first <= last)
}
