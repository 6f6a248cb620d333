/** The first signs of the first and the last word of a name, as a reader counts signs: an emoji or a letter with its accents is one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends.map(firstSign).join('').toLocaleUpperCase()
}

function firstSign(word: string): string {
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment ?? ''
}
