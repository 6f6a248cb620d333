/** A stretch of a text, and whether it is what was searched for. */
export interface Stretch {
  text: string
  isMatch: boolean
}

/** Letters of scripts that put no spaces between words: there a match may begin anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Cuts a text where one of the words begins a word in it; case and accents do not matter. Nothing is marked for words that only come close. */
export function stretchesOf(text: string, words: string): Stretch[] {
  const letters = Array.from(text)
  const plain = letters.map(plainly)
  const wanted = words.split(/\s+/).map((word) => Array.from(word).map(plainly).filter(Boolean))
  const marks = letters.map(() => false)
  for (const word of wanted.filter(({ length }) => length > 0))
    for (let at = 0; at + word.length <= plain.length; at += 1)
      if (mayBeginAt(letters, at) && word.every((letter, index) => plain[at + index] === letter))
        marks.fill(true, at, at + word.length)
  return joined(letters, marks)
}

function plainly(letter: string): string {
  return letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function mayBeginAt(letters: readonly string[], at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1]!) || UNSPACED.test(letters[at]!)
}

function joined(letters: readonly string[], marks: readonly boolean[]): Stretch[] {
  const stretches: Stretch[] = []
  letters.forEach((letter, index) => {
    const last = stretches.at(-1)
    if (last && last.isMatch === marks[index]) last.text += letter
    else stretches.push({ text: letter, isMatch: marks[index]! })
  })
  return stretches
}
