import { placesOf, type Place } from '../../platform/search-text.ts'
import { MAX_DESCRIPTION, type Texts } from './lexeme-rules.ts'
import type { KnownWord } from './typed-rules.ts'

/** Where what was searched for stands in what was found: pure. */

export interface TextPart {
  text: string
  isMatch: boolean
}

export interface Snippet {
  source: 'description' | 'tags' | 'topics' | 'document'
  parts: TextPart[]
}

/** Of a text that is longer; an ellipsis at either end comes on top. */
const MAX_LENGTH = 198
/** What stands before the first match, so that it is read in its sentence. */
const LEAD = 40

/** Which of the things that were asked each word of the hub answers. */
export type Wanted = ReadonlyMap<string, readonly number[]>

/** @param lexemes of each thing that was asked */
export function wantedOf(lexemes: readonly (readonly string[])[], words: readonly KnownWord[]): Wanted {
  const wanted = new Map<string, number[]>()
  for (const { word, lexeme } of words) {
    const parts = lexemes.flatMap((each, part) => (each.includes(lexeme) ? part : []))
    wanted.set(word, [...(wanted.get(word) ?? []), ...parts])
  }
  return wanted
}

/** A text with what was searched for in it. */
export function partsIn(text: string, wanted: Wanted): TextPart[] {
  return cutAt(text, matchesIn(text, wanted))
}

/** The text beside the name that answers most of what was asked; null where none answers any. */
export function snippetOf(
  { description, tags, topics, document }: Omit<Texts, 'name' | 'locale'>,
  wanted: Wanted,
): Snippet | null {
  const matching = (texts: readonly string[]) => texts.filter((text) => matchesIn(text, wanted).length > 0).join(', ')
  const texts: [Snippet['source'], string][] = [
    ['description', plain((description ?? '').slice(0, MAX_DESCRIPTION))],
    ['tags', matching(tags)],
    ['topics', matching(topics)],
    ['document', document ?? ''],
  ]
  const found = texts.map(([source, text]) => ({ source, text, matches: matchesIn(text, wanted) }))
  const [best] = found.toSorted((a, b) => answered(b.matches) - answered(a.matches))
  return best!.matches.length > 0 ? { source: best!.source, parts: shortened(best!.text, best!.matches) } : null
}

/** Whether all that was asked stands in some texts. @param count of the things that were asked */
export function answersAll(texts: readonly string[], wanted: Wanted, count: number): boolean {
  return answered(texts.flatMap((text) => matchesIn(text, wanted))) >= count
}

interface Match extends Place {
  asked: readonly number[]
}

function matchesIn(text: string, wanted: Wanted): Match[] {
  return placesOf(text).flatMap((place) => {
    const asked = wanted.get(place.word)
    return asked ? { ...place, asked } : []
  })
}

function answered(matches: readonly Match[]): number {
  return new Set(matches.flatMap(({ asked }) => asked)).size
}

/** The stretch of a text that answers most. */
function shortened(text: string, matches: readonly Match[]): TextPart[] {
  if (text.length <= MAX_LENGTH) return cutAt(text, matches)
  const stretches = matches.map(({ start }) => {
    const from = Math.min(Math.max(0, start - LEAD), text.length - MAX_LENGTH)
    const inside = matches.filter((each) => each.start >= start && each.end <= from + MAX_LENGTH)
    return { from, start, inside, count: answered(inside) }
  })
  const [best] = stretches.toSorted((a, b) => b.count - a.count)
  return aroundWords(text, best!.from, best!.start, best!.inside)
}

/** Begins and ends between words, where there are spaces to do so. */
function aroundWords(text: string, from: number, first: number, matches: readonly Match[]): TextPart[] {
  const to = from + MAX_LENGTH
  const last = Math.max(first, ...matches.map(({ end }) => end))
  const space = from > 0 ? text.slice(from, first).indexOf(' ') : -1
  const start = from + space + 1
  const lastSpace = to < text.length ? text.lastIndexOf(' ', to) : -1
  const end = lastSpace >= last ? lastSpace : to
  const moved = matches.map((match) => ({ ...match, start: match.start - start, end: match.end - start }))
  const parts = cutAt(text.slice(start, end), moved)
  return joined([
    { text: start > 0 ? '…' : '', isMatch: false },
    ...parts,
    { text: end < text.length ? '…' : '', isMatch: false },
  ])
}

function cutAt(text: string, matches: readonly Match[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  // The pieces of a script without spaces overlap.
  for (const { start, end } of matches) {
    const from = Math.max(at, start)
    if (end <= from) continue
    parts.push({ text: text.slice(at, from), isMatch: false }, { text: text.slice(from, end), isMatch: true })
    at = end
  }
  return joined([...parts, { text: text.slice(at), isMatch: false }])
}

/** What is alike and side by side as one; nothing that is empty. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const all: TextPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (part.text === '') continue
    if (last?.isMatch === part.isMatch) last.text += part.text
    else all.push({ ...part })
  }
  return all
}

/** On one line. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
