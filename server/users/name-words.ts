import { runsOf } from '../content/search-text.ts'

/** How people are found by their name: pure, and the same when a name is kept and when somebody asks. */

const LONGEST_WORD = 40

/** What each word of a name is found by the beginning of. Scripts without spaces are found from any of their characters. */
export function nameWords(name: string): string[] {
  const words = runsOf(name).flatMap(({ text, pieceLength }) => {
    const characters = Array.from(text)
    return pieceLength === 0 ? [text] : characters.map((_, index) => cut(characters.slice(index).join('')))
  })
  return [...new Set(words)]
}

/** The words that somebody asks for; each has to begin a word of the name. Empty where they typed nothing but signs. */
export function askedWords(query: string): string[] {
  return [...new Set(runsOf(query).map(({ text }) => cut(text)))]
}

function cut(word: string): string {
  return Array.from(word).slice(0, LONGEST_WORD).join('')
}
