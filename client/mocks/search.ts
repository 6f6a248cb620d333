import type { ContentFilters } from '../../generated/client/model/contentFilters.ts'
import { isCloseTo, piecesOf, runsOf, tailOf } from '../../server/platform/search-text.ts'
import { typedFrom, type Typed } from '../../server/content/search/reading.ts'
import { filtersOf, fits, newestFirst, type Filter } from './find.ts'
import type { MockHub } from './hub.ts'
import type { ContentRow } from './rows.ts'

/** Searching as the hub does it, but for stems, for which the mock has an English plural alone. */

export interface Found {
  rows: ContentRow[]
  /** Nothing has all the words; these come close. */
  isClose: boolean
  facets: ContentFilters
}

/** What fits the words and the filters, the best match first. */
export function searchRows(hub: MockHub, rows: ContentRow[], query: string, filter: Filter): Found {
  const exact = ranked(hub, rows, query, hasAll)
  const isClose = exact.length === 0
  const all = isClose ? ranked(hub, rows, query, comesClose) : exact
  const found = all.filter((row) => fits(hub, row, filter))
  return { rows: found, isClose: isClose && found.length > 0, facets: facetsOf(hub, all, filter) }
}

/** Each facet is counted as if its own filter were not set. */
function facetsOf(hub: MockHub, rows: ContentRow[], filter: Filter): ContentFilters {
  const without = (name: keyof Filter) =>
    filtersOf(
      hub,
      rows.filter((row) => fits(hub, row, { ...filter, [name]: undefined })),
    )
  return { types: without('type').types, locales: without('locale').locales, topics: without('topic').topics }
}

type Fit = (words: ReadonlyMap<string, number>, typed: Typed) => number[] | null

function ranked(hub: MockHub, rows: ContentRow[], query: string, fit: Fit): ContentRow[] {
  const read = typedFrom(query)
  const telling = read.words.filter((word) => word === read.last || !SAYS_NOTHING.has(word))
  const typed = telling.length + read.pieces.length > 0 ? { ...read, words: telling } : read
  if (typed.words.length + typed.pieces.length === 0) return []
  const lower = query.trim().toLowerCase()
  const scored = rows.flatMap((row) => {
    const weights = fit(wordsOf(hub, row), typed)
    if (!weights) return []
    const name = row.name.toLowerCase()
    const bonus = name === lower ? 2 : name.startsWith(lower) ? 1 : 0
    return [{ row, score: bonus + weights.reduce((sum, weight) => sum + weight, 0) / weights.length }]
  })
  return scored.sort((a, b) => b.score - a.score || newestFirst(a.row, b.row)).map(({ row }) => row)
}

/** Words that English titles have without saying anything by them. */
const SAYS_NOTHING = new Set(
  'a an and as at by for from how in is it of on or that the this to what where with your'.split(' '),
)

/** The words of some content with what they count: in the name most, in the description least. */
function wordsOf(hub: MockHub, { name, tags, topicIds, description }: ContentRow): Map<string, number> {
  const topics = hub.topics.filter(({ id }) => topicIds.includes(id))
  const above = hub.topics.filter(({ id }) => topics.some(({ parent_id: parent }) => parent === id))
  const places: [number, string][] = [
    [1, name],
    [0.5, [...tags, ...[...topics, ...above].map((topic) => topic.name)].join('\n')],
    [0.2, description ?? ''],
  ]
  const words = new Map<string, number>()
  for (const [weight, text] of places)
    for (const run of runsOf(text))
      for (const word of [...piecesOf(run), tailOf(run)]) if (word && !words.has(word)) words.set(word, weight)
  return words
}

function hasAll(words: ReadonlyMap<string, number>, { words: typed, pieces, last }: Typed): number[] | null {
  const weights = [...typed, ...pieces].map((word) =>
    bestOf(words, (each) => stem(each) === stem(word) || (word === last && each.startsWith(word))),
  )
  return weights.every((weight) => weight > 0) ? weights : null
}

function comesClose(words: ReadonlyMap<string, number>, { words: typed, pieces }: Typed): number[] | null {
  const weights = typed.map((word) => bestOf(words, (each) => isCloseTo(word, each)))
  const ofPieces = pieces.map((piece) => words.get(piece) ?? 0)
  const length = Array.from(pieces[0] ?? '').length
  const need = pieces.length ? Math.max(Math.ceil(pieces.length / 3), pieces.length - 2 * length) : 0
  const fitting = ofPieces.filter((weight) => weight > 0).length
  return weights.every((weight) => weight > 0) && fitting >= need ? [...weights, ...ofPieces] : null
}

function bestOf(words: ReadonlyMap<string, number>, isMeant: (word: string) => boolean): number {
  return Math.max(0, ...[...words].filter(([word]) => isMeant(word)).map(([, weight]) => weight))
}

function stem(word: string): string {
  return word.length > 3 ? word.replace(/(es|s|e)$/, '') : word
}
