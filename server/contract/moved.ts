/** The same things with one of them, or another, at an index of the contract: 0 is the first place, one beyond the end is the last. */
export function moved<T>(all: readonly T[], one: T, index: number): T[] {
  return all.filter((each) => each !== one).toSpliced(index, 0, one)
}
