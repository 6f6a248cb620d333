import { runsOf } from '../platform/search-text.ts'

/** How people are found by their name: pure, and the same when a name is kept and when somebody asks. */

const MAX_WORD_LENGTH = 40
const MAX_ASKED = 10

/** What each word of a name is found by the beginning of. Scripts without spaces are found from any of their characters. */
export function nameWords(name: string): string[] {
  const words = runsOf(name).flatMap(({ text: run, pieceLength }) => {
    const text = plain(run)
    const characters = Array.from(text)
    return pieceLength === 0 ? [text] : characters.map((_, index) => cut(characters.slice(index).join('')))
  })
  return [...new Set(words)]
}

/** The words that somebody asks for, up to ten; each has to begin a word of the name. Empty where they typed nothing but signs. */
export function askedWords(query: string): string[] {
  return [...new Set(runsOf(query).map(({ text }) => cut(plain(text))))].slice(0, MAX_ASKED)
}

/**
 * The same words, those first that few names have. @param isFrequent whether many have one
 * @returns also whether few have any of them
 */
export async function byRarity(
  query: string,
  isFrequent: (word: string) => Promise<boolean>,
): Promise<{ words: string[]; hasRare: boolean }> {
  const asked = await Promise.all(askedWords(query).map(async (word) => ({ word, isFrequent: await isFrequent(word) })))
  const words = asked.toSorted((a, b) => Number(a.isFrequent) - Number(b.isFrequent)).map(({ word }) => word)
  return { words, hasRare: asked.some(({ isFrequent }) => !isFrequent) }
}

/** In capitals nobody sees whether a sigma is the last letter. */
function plain(word: string): string {
  return word.replaceAll('ς', 'σ')
}

function cut(word: string): string {
  return Array.from(word).slice(0, MAX_WORD_LENGTH).join('')
}
