import type { Call } from '../../context.ts'
import { slicePage, type Page, type PageQuery } from '../../db/page.ts'
import { viewerOf } from '../rules.ts'
import { dictionaryOf } from './dictionary-table.ts'
import * as index from './index-store.ts'
import {
  closeReading,
  exactReading,
  partsOf,
  typedFrom,
  type Known,
  type KnownWord,
  type Part,
  type Reading,
} from './typed-rules.ts'
import { inOwnLanguage } from '../topic-name-service.ts'
import { answersAll, partsIn, snippetOf, wantedOf, type Snippet, type TextPart } from './snippet-rules.ts'
import * as store from './store.ts'
import { completeFrom, type Term } from './term-rules.ts'
import { isCloseTo, variantsOf } from '../../platform/search-text.ts'
import { cardsById, type CardRow } from '../lists/card-service.ts'

export interface SearchFilters {
  type?: string | undefined
  locale?: string | undefined
  topicId?: string | undefined
}

type Found = Awaited<ReturnType<typeof store.searchContent>>[number]
type Facets = Pick<Found, 'types' | 'locales' | 'topics'>

export type ResultRow = CardRow & {
  nameParts: TextPart[]
  snippet: Snippet | null
  playlist: { id: string; name: string } | null
  /** In seconds, of a playlist. */
  remainingTime: number
}

export interface SearchAnswer {
  items: ResultRow[]
  total: number
  totalIsCapped: boolean
  /** Nothing has all the words; these come close. */
  isClose: boolean
  facets: Facets
}

/**
 * What the caller may see and what fits the words, the best first, with what it can be filtered by. Where nothing fits,
 * what comes close. Seven statements, three of them at once for the rows of the page, one more where documents may say why
 * they were found, and one for each filter that is
 * set. Those that look for the words come twice where too little is among the likely content, and again where nothing fits.
 */
export async function searchMyContent(
  call: Call,
  text: string,
  filters: SearchFilters,
  page: PageQuery,
): Promise<SearchAnswer> {
  const { found, facets, reading, isClose } = await find(call, text, filters, page)
  return {
    items: reading ? await resultsOf(call, found.ids, reading) : [],
    total: Math.min(found.total, store.MAX_HITS),
    totalIsCapped: found.total > store.MAX_HITS || found.isCut,
    isClose: isClose && found.total > 0,
    facets,
  }
}

/** The visible content that a search finds best. */
export async function searchVisible(call: Call, text: string, limit: number): Promise<CardRow[]> {
  const { found } = await find(call, text, {}, { limit, offset: 0 })
  return cardsById(call, found.ids)
}

async function find(call: Call, text: string, filters: SearchFilters, page: PageQuery) {
  const parts = await readText(call, text)
  const exact = await searchDeeper(call, text, exactReading(parts), filters, page)
  const isClose = exact.isEmpty && parts.length > 0
  const answer = isClose ? await ask(call, text, await readWithSpelling(call, parts), filters, page) : exact
  return { ...answer, isClose }
}

/** The rows of a page, with where in each the words stand. */
async function resultsOf(call: Call, ids: readonly string[], { wanted }: Reading): Promise<ResultRow[]> {
  if (ids.length === 0) return []
  const [cards, more, words] = await Promise.all([
    cardsById(call, ids),
    store.findMore(call.db, { ...viewerOf(call), ids }),
    store.findWords(call.db, { words: [], lexemes: [...new Set(wanted.flat())] }),
  ])
  const moreOf = new Map(more.map((each) => [each.id, each]))
  const marked = wantedOf(wanted, words)
  const documents = await findDocuments(call, cards, (card) => {
    const { tags = [], topics = [] } = moreOf.get(card.id) ?? {}
    return answersAll([card.name, card.description ?? '', ...tags, ...topics], marked, wanted.length)
  })
  return cards.flatMap((card) => {
    const found = moreOf.get(card.id)
    if (!found) return []
    const { tags, topics, playlist, remainingTime } = found
    const document = documents.get(card.id) ?? null
    const snippet = snippetOf({ description: card.description, tags, topics, document }, marked)
    return { ...card, nameParts: partsIn(card.name, marked), snippet, playlist, remainingTime }
  })
}

/** What stands on the pages of documents. They are long, and most results say enough without. */
async function findDocuments(call: Call, cards: readonly CardRow[], saysEnough: (card: CardRow) => boolean) {
  const ids = cards.filter((card) => !saysEnough(card)).map(({ id }) => id)
  const rows = ids.length ? await store.findDocuments(call.db, { ids }) : []
  return new Map(rows.map(({ id, document }) => [id, document]))
}

/** How what is typed may go on: words of the names and tags of what it finds, and whole tags. */
export async function searchMyContentTerms(call: Call, text: string, page: PageQuery): Promise<Page<Term>> {
  const reading = exactReading(await readText(call, text))
  if (!reading) return { items: [], total: 0 }
  const rows = await store.findNames(call.db, { ...valuesOf(call, text, reading, {}), most: store.MAX_NAMED })
  return slicePage(completeFrom(rows, text), page)
}

/** What the index has for the words that were typed. */
async function readText(call: Call, text: string): Promise<Part[]> {
  const typed = typedFrom(text)
  const dictionaries = dictionariesOf(call)
  const stems = await index.findStems(
    call.db,
    typed.words.flatMap((word) => dictionaries.map((dictionary) => ({ dictionary, word }))),
  )
  const asked = [...typed.words, ...typed.pieces]
  const [words, completions] = await Promise.all([
    store.findWords(call.db, { words: asked, lexemes: [...new Set([...asked, ...[...stems.values()].flat()])] }),
    typed.last === null
      ? []
      : store.findCompletions(call.db, { ...viewerOf(call), start: typed.last, end: `${typed.last}\u{10ffff}` }),
  ])
  return partsOf(typed, { stems, dictionaries, words, completions } satisfies Known)
}

/** Words are read as in the caller's language and in the hub's own; what the hub's words are found by comes on top. */
function dictionariesOf({ caller, hub }: Call): string[] {
  return [...new Set([caller.locale, hub.locale].flatMap((locale) => dictionaryOf(locale) ?? []))]
}

async function readWithSpelling(call: Call, parts: readonly Part[]): Promise<Reading | null> {
  const words = parts.filter(({ isPiece }) => !isPiece).map(({ text }) => text)
  const variants = new Map(words.map((word) => [word, variantsOf(word)]))
  const found = words.length
    ? await store.findMeant(call.db, { ...viewerOf(call), variants: [...new Set([...variants.values()].flat())] })
    : []
  const meant = new Map<string, KnownWord[]>(
    words.map((typed) => [typed, found.filter(({ word }) => word !== typed && isCloseTo(typed, word))]),
  )
  return closeReading(parts, meant)
}

/** Hits that are enough: who finds more chooses a filter or another word. */
const SUFFICIENT_HITS = 100

/** Asks once more, of many more postings, where not all were read and what was asked is seldom among those. */
async function searchDeeper(
  call: Call,
  text: string,
  reading: Reading | null,
  filters: SearchFilters,
  page: PageQuery,
) {
  const first = await ask(call, text, reading, filters, page)
  if (!first.found.isCut || first.found.total >= SUFFICIENT_HITS) return first
  return ask(call, text, reading, filters, page, { isThorough: true })
}

/** A page and its facets; each facet is counted as if its own filter were not set. */
async function ask(
  call: Call,
  text: string,
  reading: Reading | null,
  filters: SearchFilters,
  page: PageQuery,
  depth = { isThorough: false },
) {
  if (!reading) return { found: NOTHING, facets: NOTHING, reading, isEmpty: true }
  const run = async (asked: SearchFilters, { limit, offset }: PageQuery) =>
    (await store.searchContent(call.db, { ...valuesOf(call, text, reading, asked), limit, offset }, depth))[0]!
  const without = (name: keyof SearchFilters) =>
    filters[name] === undefined ? null : run({ ...filters, [name]: undefined }, { limit: 0, offset: 0 })
  const [found, anyType, anyLocale, anyTopic] = await Promise.all([
    run(filters, page),
    without('type'),
    without('locale'),
    without('topicId'),
  ])
  const facets: Facets = {
    types: (anyType ?? found).types,
    locales: (anyLocale ?? found).locales,
    topics: await inOwnLanguage(call, (anyTopic ?? found).topics),
  }
  const all = [found, anyType, anyLocale, anyTopic]
  return { found, facets, reading, isEmpty: all.every((each) => !each || each.total === 0) }
}

const NOTHING: Found = { ids: [], types: [], locales: [], topics: [], total: 0, isCut: false }

function valuesOf(call: Call, text: string, reading: Reading, { type, locale, topicId }: SearchFilters) {
  return {
    ...viewerOf(call),
    ...reading,
    typed: text.trim().toLowerCase(),
    type: type ?? null,
    locale: locale ?? null,
    topicId: topicId ?? null,
    most: store.MAX_HITS + 1,
  }
}
