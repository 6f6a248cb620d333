import { fold } from '../../platform/search-text.ts'

/** How what is typed may go on: pure, and the same in the mock. */

export interface Term {
  term: string
  /** How many names or tag lists have it. */
  count: number
}

interface Named {
  name: string
  tags: readonly string[]
}

const segmenters = new Map<string, Intl.Segmenter>()

/** A word of a text, as it is written, and where it begins and ends. */
interface Segment {
  text: string
  isWord: boolean
}

/** Cuts by dictionary where a script has no spaces; PostgreSQL could not. */
function segmentsOf(text: string): Segment[] {
  let segmenter = segmenters.get('word')
  if (!segmenter) segmenters.set('word', (segmenter = new Intl.Segmenter('und', { granularity: 'word' })))
  return [...segmenter.segment(text)].map(({ segment, isWordLike }) => ({ text: segment, isWord: isWordLike ?? false }))
}

/** The words and tags that begin as the last word of `text` does, behind the words before it; the frequent first. */
export function completeFrom(contents: readonly Named[], text: string): Term[] {
  const { before, last } = splitLast(text)
  const start = fold(last)
  if (!start) return []
  const found = new Map<string, Term>()
  for (const { name, tags } of contents) {
    const own = new Map([name, ...tags].flatMap((each) => endingsOf(each, start)).map((each) => [fold(each), each]))
    tags.filter((tag) => fold(tag).startsWith(start)).forEach((tag) => own.set(fold(tag), tag))
    for (const [key, shown] of own) {
      const known = found.get(key)
      if (known) known.count += 1
      else found.set(key, { term: before + shown.toLowerCase(), count: 1 })
    }
  }
  return [...found.values()].sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1))
}

/** What was typed before the last word, with the space after it, and that word. Without spaces all is one word. */
function splitLast(text: string): { before: string; last: string } {
  const typed = text.trimStart()
  const at = typed.search(/\S*$/)
  return { before: typed.slice(0, at), last: typed.slice(at) }
}

/** Words that begin so: one by one, or several that were written without a space between them. */
function endingsOf(text: string, start: string): string[] {
  const segments = segmentsOf(text)
  return segments.flatMap((segment, index) => {
    if (!segment.isWord) return []
    let joined = ''
    for (const next of segments.slice(index)) {
      if (!next.isWord) return []
      joined += next.text
      const plain = fold(joined)
      if (plain.startsWith(start)) return [joined]
      if (!start.startsWith(plain)) return []
    }
    return []
  })
}
