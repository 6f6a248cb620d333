export interface Part {
  /** Where in the text it begins. */
  start: number
  words: string
  isLink: boolean
}

/** A text in parts, of which those are links that lead into the hub. Together they are the text, character by character. */
export function partsOf(text: string, origin: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(/https?:\/\/[^\s<>"]+/g)) {
    if (!isWithin(found, origin)) continue
    if (index > end) parts.push({ start: end, words: text.slice(end, index), isLink: false })
    parts.push({ start: index, words: found, isLink: true })
    end = index + found.length
  }
  if (end < text.length) parts.push({ start: end, words: text.slice(end), isLink: false })
  return parts
}

function isWithin(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin
}
