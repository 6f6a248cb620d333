/** How text becomes what search compares: pure, and the same when content is written and when somebody asks. */

/** Scripts that put no spaces between words, or hang endings on them: cut into pieces of two characters. */
const PAIRS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー`
/** Alphabets without spaces, where two letters say little: pieces of three. */
const TRIPLES = String.raw`\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`
const OTHERS = `${PAIRS}${TRIPLES}`
const RUNS = new RegExp(
  `([${PAIRS}]+)|([${TRIPLES}]+)|[[\\p{L}\\p{N}]--[${OTHERS}]][[\\p{L}\\p{N}\\p{M}]--[${OTHERS}]]*`,
  'gv',
)
/** Signs that become letters when they are taken apart, such as ™, and what makes an emoji of a digit: no part of a word. */
const PICTURES = /\p{Extended_Pictographic}/gu
const PICTURE_PARTS = /[\p{Variation_Selector}\p{Me}]/gu

/** Letters that Unicode does not take apart into a plain one and its mark. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ё: 'е',
}

/** Longer words are cut: nobody types them to the end, and an index row has its limits. */
const MAX_WORD_LENGTH = 40

/** Lower case, one form of each character, and Latin and Greek letters without their marks. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(PICTURE_PARTS, '')
    .toLowerCase()
    .replaceAll(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll(/[ßæœøłđðþıё]/g, (letter) => PLAIN[letter]!)
}

/** A stretch of text without a break: a word, or what a script without spaces wrote in one go. */
export interface Run {
  text: string
  /** How long the pieces are that it is cut into; 0 for a word, which stays whole. */
  pieceLength: 0 | 2 | 3
}

/** The runs of a text, folded, in order. */
export function runsOf(text: string): Run[] {
  return [...fold(text.replaceAll(PICTURES, ' ')).matchAll(RUNS)].map(([run, pairs, triples]) =>
    pairs || triples
      ? { text: run, pieceLength: pairs ? 2 : 3 }
      : { text: Array.from(run).slice(0, MAX_WORD_LENGTH).join(''), pieceLength: 0 as const },
  )
}

/** A word or a piece, folded, and where it stands in the text that it is from. */
export interface Place {
  word: string
  start: number
  end: number
}

/** All that a text is found by, where it stands in the text as it is written. */
export function placesOf(text: string): Place[] {
  return [...text.matchAll(RUNS)].flatMap(({ 0: written, 1: pairs, 2: triples, index }) => {
    if (pairs || triples) return placesInRun(written, index, pairs ? 2 : 3)
    return runsOf(written).map((run) => ({ word: run.text, start: index, end: index + written.length }))
  })
}

/** The pieces of a run, and those at its end that are no whole one. */
function placesInRun(written: string, start: number, pieceLength: number): Place[] {
  let end = start
  const letters = Array.from(written).flatMap((letter) => {
    const from = end
    end += letter.length
    return Array.from(fold(letter), (folded) => ({ folded, start: from, end: from + letter.length }))
  })
  return letters.map((first, index) => {
    const piece = letters.slice(index, index + pieceLength)
    return { word: piece.map(({ folded }) => folded).join(''), start: first.start, end: piece.at(-1)!.end }
  })
}

/** What a run is found by: a word by itself, others by all their pieces; what is shorter than a piece stays whole. */
export function piecesOf({ text, pieceLength }: Run): string[] {
  const characters = Array.from(text)
  if (pieceLength === 0 || characters.length <= pieceLength) return [text]
  return characters.slice(pieceLength - 1).map((_, index) => characters.slice(index, index + pieceLength).join(''))
}

/** The last characters of a run in pieces, which begin no whole piece; empty for a word. */
export function tailOf({ text, pieceLength }: Run): string {
  return pieceLength === 0
    ? ''
    : Array.from(text)
        .slice(1 - pieceLength)
        .join('')
}

const MIN_LENGTH_WITH_TAILS = 8
const MIN_TAIL_LENGTH = 5

/** What a word is found by when it is not typed as it is written: one letter less, and the ends of a compound. */
export function variantsOf(word: string): string[] {
  const letters = Array.from(word)
  const tails =
    letters.length < MIN_LENGTH_WITH_TAILS
      ? []
      : letters.slice(3, letters.length - MIN_TAIL_LENGTH + 1).map((_, index) => letters.slice(index + 3).join(''))
  return [...new Set([word, ...withoutOne(word), ...tails])]
}

/** The word with each of its letters left out in turn. */
export function withoutOne(word: string): string[] {
  const letters = Array.from(word)
  if (letters.length < 4) return []
  return [...new Set(letters.map((_, index) => letters.toSpliced(index, 1).join('')))]
}

/** How many letters are wrong, missing, too many or swapped with their neighbour (optimal string alignment). */
export function mistakesBetween(typed: string, word: string): number {
  const [a, b] = [Array.from(typed), Array.from(word)]
  let [before, last] = [[] as number[], b.map((_, index) => index).concat(b.length)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(Math.min(change, last[j]! + 1, row[j - 1]! + 1, isSwap ? before[j - 2]! + 1 : Infinity))
    }
    ;[before, last] = [last, row]
  }
  return last[b.length]!
}

/** Whether somebody may have meant the word: one mistake, two in a long one, or the end of a compound. */
export function isCloseTo(typed: string, word: string): boolean {
  const length = Array.from(typed).length
  if (length >= MIN_TAIL_LENGTH && word.endsWith(typed)) return true
  return mistakesBetween(typed, word) <= (length > 7 ? 2 : 1)
}
