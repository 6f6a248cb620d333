/** Takes a sentence for the author of a course: what is odd in the package, although it is taken. */
export type Warn = (sentence: string) => void

/** More than this nobody reads, and the contract allows no more. */
const MOST = 50

/** What an author is to hear of a package that was taken, each sentence once. */
export function collectWarnings(): { warn: Warn; list: () => string[] } {
  const sentences = new Set<string>()
  return {
    warn: (sentence) => void sentences.add(sentence.slice(0, 1000)),
    list: () => {
      const all = [...sentences]
      if (all.length <= MOST) return all
      return [...all.slice(0, MOST - 1), `There are ${all.length - MOST + 1} more of these.`]
    },
  }
}
