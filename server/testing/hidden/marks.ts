/** Words and ids that no answer to a learner may hold, and how to find them there. */

const START = 'zqh'

/** What a search types to find all that is marked, and which is no mark itself. */
export const TYPED = START

/**
 * Words of hidden content that begin as a word of open content does, or that are as close to what somebody mistypes for it:
 * more than search goes on with, so that they take its place where they are not held back.
 */
export const CROWD = [
  ...Array.from('cdfghjkmnopqr', (letter) => `findab${letter}`),
  ...Array.from('bcdfghi', (letter) => `findibl${letter}`),
].join(' ')

/** What a search types for the word of open content: all of it, its beginning, and with a mistake. */
export const TYPED_OPEN = ['findable', 'findab', 'findible']

const ids = new Map<string, string>()
const words = new Set<string>()
/** Of a mark that is cut off, so many letters tell it from a token, which is made of any. */
const TELLING = START.length + 4

/** A word that is nowhere else. @param what of what it is the mark, which the finding then says */
export function mark(what: string): string {
  const word = `${START}${what.replaceAll(' ', '')}`.toLowerCase()
  words.add(word)
  return word
}

/** Makes an id a mark, but for the answers to those calls that name it themselves. */
export function markId(id: string, what: string): void {
  ids.set(id, mark(what))
}

/** The marks in an answer. @param sent the address and body of the call */
export function marksIn(answer: string, sent: string): string[] {
  const found = answer.toLowerCase().match(new RegExp(`${START}[a-z]+`, 'g')) ?? []
  const shown = found.filter((word) => [...words].some((each) => word.startsWith(each) || isStartOf(each, word)))
  const named = [...ids].filter(([id]) => answer.includes(id) && !sent.includes(id)).map(([, what]) => what)
  return [...new Set([...shown, ...named])]
}

function isStartOf(word: string, start: string): boolean {
  return start.length >= TELLING && word.startsWith(start)
}
