import { dictionaryOf } from './dictionary-table.ts'
import { piecesOf, runsOf, tailOf } from '../../platform/search-text.ts'

/** What content is found by, from its texts: pure. */

/** Where a word stands: 3 in the name, 2 among tags and topics, 1 in the description or the document. */
export type Weight = 1 | 2 | 3

/** Of a description; what comes later finds nothing. */
export const MAX_DESCRIPTION = 4000
/** Of one piece of content, beside those of its document. */
const MAX_WORDS = 400
/** Of a document: as many different words as some thirty pages have. */
const MAX_DOCUMENT_WORDS = 1500

/** For whom content is, as its postings say it. */
export const AUDIENCES = { all: 0, teams: 1, admin: 2 } as const

export interface Texts {
  name: string
  description: string | null
  tags: readonly string[]
  topics: readonly string[]
  /** What stands on its pages, where it is a document. */
  document: string | null
  locale: string
}

/** A word as it is written, and where it stands best. */
export interface Word {
  word: string
  weight: Weight
  /** Whose stem it is found by; null for what is found only as it is. */
  dictionary: string | null
}

/** The words of some content, each once, the best place first. */
export function wordsOf({ name, description, tags, topics, document, locale }: Texts): Word[] {
  const dictionary = dictionaryOf(locale)
  const words = new Map<string, Word>()
  const add = (weight: Weight, text: string, most: number) => {
    for (const run of runsOf(text)) {
      if (words.size >= most) return
      for (const word of [...piecesOf(run), tailOf(run)].filter(Boolean))
        if (!words.has(word) && words.size < most)
          words.set(word, { word, weight, dictionary: run.pieceLength === 0 ? dictionary : null })
    }
  }
  add(3, name, MAX_WORDS)
  add(2, [...tags, ...topics].join('\n'), MAX_WORDS)
  add(1, (description ?? '').slice(0, MAX_DESCRIPTION), MAX_WORDS)
  add(1, document ?? '', words.size + MAX_DOCUMENT_WORDS)
  return [...words.values()]
}

/** What a stemmer makes of words, by dictionary and word: no stems at all for a word that says nothing, such as "the". */
export type Stems = ReadonlyMap<string, readonly string[]>

export const stemKey = (dictionary: string, word: string) => `${dictionary} ${word}`

export interface Indexed {
  word: string
  lexeme: string
  weight: Weight
}

/** The words with what they are found by. A word that says nothing counts in a name alone, where it may be all there is. */
export function lexemesOf(words: readonly Word[], stems: Stems): Indexed[] {
  return words.flatMap(({ word, weight, dictionary }) => {
    const found = dictionary ? (stems.get(stemKey(dictionary, word)) ?? [word]) : [word]
    if (found.length === 0) return weight === 3 ? [{ word, lexeme: word, weight }] : []
    return found.map((lexeme) => ({ word, lexeme, weight }))
  })
}

const LETTERS = { 3: 'A', 2: 'B', 1: 'C' } as const

/** Lexemes as PostgreSQL reads a tsvector, each where it stands best. */
export function vectorOf(indexed: readonly Indexed[]): string {
  return [...bestOf(indexed)].map(([lexeme, weight]) => `${quoted(lexeme)}:1${LETTERS[weight]}`).join(' ')
}

/** Each lexeme once, with where it stands best. */
export function bestOf(indexed: readonly Indexed[]): Map<string, Weight> {
  const best = new Map<string, Weight>()
  for (const { lexeme, weight } of indexed) if ((best.get(lexeme) ?? 0) < weight) best.set(lexeme, weight)
  return best
}

/** A lexeme inside a tsvector or tsquery. */
export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
