import { quoted, stemKey, type Stems } from './lexeme-rules.ts'
import { piecesOf, runsOf, type Run } from '../../platform/search-text.ts'

/** What was typed, as the index is asked for it: pure. */

/** Of what was typed; more than a person types to find something. */
const MAX_WORDS = 8
const MAX_PIECES = 30
/** Ways to go on from the last word; the frequent ones. */
export const MAX_COMPLETIONS = 12
/** What somebody may have meant by a word. */
const MAX_MEANT = 6

/** One thing that content has to have, by any of its lexemes. */
export interface Part {
  text: string
  isPiece: boolean
  /** The text and its stems. */
  exact: string[]
  /** Words that it begins, or that were meant. */
  wider: string[]
  /** In how much content at most, as far as it is counted. */
  uses: number
}

/** What was typed, cut up; the last word may be unfinished. */
export interface Typed {
  words: string[]
  pieces: string[]
  /** What somebody may be typing on; null where there is nothing to type on from. */
  last: string | null
}

export function typedFrom(text: string): Typed {
  const runs = runsOf(text)
  const words = runs.filter(({ pieceLength }) => pieceLength === 0).map((run) => run.text)
  const pieces = runs.filter(({ pieceLength }) => pieceLength > 0).flatMap(piecesOf)
  const last = runs.at(-1)
  return {
    words: [...new Set(words)].slice(0, MAX_WORDS),
    pieces: [...new Set(pieces)].slice(0, MAX_PIECES),
    last: last && isContinued(last) ? last.text : null,
  }
}

/** A single letter begins too much; the pieces of a long run find what goes on after them anyway. */
function isContinued({ text, pieceLength }: Run): boolean {
  const { length } = Array.from(text)
  return pieceLength === 0 ? length > 1 : length < pieceLength
}

/** A word of the hub, what it is found by, and in how much content that is. */
export interface KnownWord {
  word: string
  lexeme: string
  uses: number
}

export interface Known {
  stems: Stems
  dictionaries: readonly string[]
  /** Those that are asked for or have one of the lexemes. */
  words: readonly KnownWord[]
  /** Those that begin as the last word does. */
  completions: readonly KnownWord[]
}

/** What content has to have for an exact match. Words that say nothing are left out where others say something. */
export function partsOf({ words, pieces, last }: Typed, known: Known): Part[] {
  const telling = words.filter((word) => word === last || !isStopWord(word, known))
  const kept = telling.length + pieces.length > 0 ? telling : words
  return [
    ...kept.map((text) => partOf(text, false, last, known)),
    ...pieces.map((text) => partOf(text, true, last, known)),
  ]
}

function isStopWord(word: string, { stems, dictionaries }: Known): boolean {
  return dictionaries.some((dictionary) => stems.get(stemKey(dictionary, word))?.length === 0)
}

function partOf(text: string, isPiece: boolean, last: string | null, known: Known): Part {
  const { stems, dictionaries, words, completions } = known
  const stemsOfText = isPiece ? [] : dictionaries.flatMap((dictionary) => stems.get(stemKey(dictionary, text)) ?? [])
  const own = words.filter(({ word }) => word === text).map(({ lexeme }) => lexeme)
  const exact = [...new Set([text, ...stemsOfText, ...own])]
  const wider = text === last ? completions.map(({ lexeme }) => lexeme) : []
  const lexemes = new Set([...exact, ...wider])
  const uses = new Map([...words, ...completions].map((each) => [each.lexeme, each.uses]))
  const total = [...lexemes].reduce((sum, lexeme) => sum + (uses.get(lexeme) ?? 0), 0)
  return { text, isPiece, exact, wider: [...new Set(wider)].filter((lexeme) => !exact.includes(lexeme)), uses: total }
}

/** How the index is asked. */
export interface Reading {
  /** Lexemes to start from, and which part each belongs to. */
  lexemes: string[]
  parts: number[]
  /** How many parts content must have of those. */
  need: number
  /** All that content must have, as a tsquery. */
  query: string
  /** What the exact match counts by, as a tsquery. */
  rank: string
  /** How many postings of each lexeme and audience are read at most. */
  each: number
  /** The lexemes of each part. */
  wanted: string[][]
}

/** Postings that are read in all, and of one lexeme at least: enough for a thousand hits among what lacks another word or is behind a lock. */
const READ = 6000
const READ_EACH = 500

function shareOf(lexemes: readonly string[]): number {
  return Math.max(READ_EACH, Math.floor(READ / lexemes.length))
}

/** All parts: starts from the one that finds least. Null where nothing was asked. */
export function exactReading(parts: readonly Part[]): Reading | null {
  const [rarest] = parts.toSorted((a, b) => a.uses - b.uses)
  if (!rarest) return null
  const lexemes = allOf(rarest)
  return {
    lexemes,
    parts: lexemes.map(() => 0),
    need: 1,
    query: parts.map((part) => `(${allOf(part).map(quoted).join(' | ')})`).join(' & '),
    rank: anyOf(parts.flatMap(({ exact }) => exact)),
    each: shareOf(lexemes),
    wanted: parts.map(allOf),
  }
}

/**
 * What comes close: each word or one that may have been meant by it, and of the pieces as many as two mistakes leave: a wrong
 * character spoils as many pieces as a piece is long.
 */
export function closeReading(parts: readonly Part[], meant: ReadonlyMap<string, readonly KnownWord[]>): Reading | null {
  const wider = parts.map((part) => ({
    ...part,
    wider: [...part.wider, ...lexemesOf(meant.get(part.text) ?? []).slice(0, MAX_MEANT)],
  }))
  const pieces = wider.filter(({ isPiece }) => isPiece)
  const words = wider.filter((part) => !part.isPiece)
  if (words.length + pieces.length === 0) return null
  const length = Array.from(pieces[0]?.text ?? '').length
  const needPieces = pieces.length ? Math.max(Math.ceil(pieces.length / 3), pieces.length - 2 * length) : 0
  // Of many words one may be missing: people ask in sentences.
  const needWords = words.length > 3 ? words.length - 1 : words.length
  const lexemes = wider.flatMap((part, index) => allOf(part).map((lexeme) => ({ lexeme, index })))
  return {
    lexemes: lexemes.map(({ lexeme }) => lexeme),
    parts: lexemes.map(({ index }) => index),
    need: needWords + needPieces,
    query: anyOf(wider.flatMap(allOf)),
    rank: anyOf(wider.flatMap(allOf)),
    each: shareOf(lexemes.map(({ lexeme }) => lexeme)),
    wanted: wider.map(allOf),
  }
}

function lexemesOf(words: readonly KnownWord[]): string[] {
  return [...new Set(words.map(({ lexeme }) => lexeme))]
}

function allOf({ exact, wider }: Part): string[] {
  return [...new Set([...exact, ...wider])]
}

function anyOf(lexemes: readonly string[]): string {
  return [...new Set(lexemes)].map(quoted).join(' | ')
}
