/** The first signs of the first and the last word of a name, as a reader counts signs: an emoji or a letter with its accents is one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends.map(firstSign).join('').toLocaleUpperCase()
}

/** A Latin letter or a digit with nothing behind it that could join it. */
const PLAIN_SIGN = /^[a-z0-9\u00c0-\u024f](?=$|[ -~\u00c0-\u024f])/i

function firstSign(word: string): string {
  // Most names need no segmenter, and the first use of one costs a phone a tenth of a second.
  const plain = PLAIN_SIGN.exec(word)
  if (plain) return plain[0]
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment ?? ''
}
