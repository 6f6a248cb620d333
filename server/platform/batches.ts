/** The same things in their order, so many at once; the last batch has what is left. @param size at least 1 */
export function* batches<T>(things: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < things.length; start += size) yield things.slice(start, start + size)
}
