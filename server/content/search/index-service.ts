import type { HubCall } from '../../context.ts'
import { afterCommit, inTransaction } from '../../db/transaction.ts'
import { AUDIENCES, bestOf, lexemesOf, vectorOf, wordsOf } from './lexeme-rules.ts'
import * as store from './index-store.ts'
import { writeNames } from './content-name-index-store.ts'
import { runsOf, variantsOf } from '../../platform/search-text.ts'
import { nameWords } from '../../users/name-rules.ts'

/** Content that is indexed in one transaction by a job; a transaction holds rows that others may want to count up. */
const BATCH_SIZE = 200

/**
 * Brings what some content is found by up to date, in the transaction of the call that changed its texts, topics, audience or
 * whether it is published, or that locked it: of two at the same content the second must read what the first wrote.
 */
export async function indexContent({ db }: Pick<HubCall, 'db'>, ids: readonly string[]): Promise<void> {
  const contents = (await store.findTexts(db, ids)).map((row) => ({ ...row, words: wordsOf(row) }))
  const stems = await store.findStems(db, askedStems(contents.flatMap(({ words }) => words)))
  const rows = contents.map(({ id, lexemes: old, words, isOpen, audience }) => {
    // What is not open is found by nothing, and none of its words are the hub's.
    const indexed = isOpen ? lexemesOf(words, stems) : []
    const postings = [...bestOf(indexed)].map(([lexeme, weight]) => {
      return { id, lexeme, weight, audience: AUDIENCES[audience as keyof typeof AUDIENCES] }
    })
    return { id, old, indexed, postings, vector: vectorOf(indexed) }
  })
  await store.removeLexemes(
    db,
    rows.flatMap(({ id, old }) => old.map((lexeme) => ({ id, lexeme }))),
  )
  await store.addLexemes(
    db,
    rows.flatMap(({ postings }) => postings),
  )
  await writeNames(
    db,
    contents.flatMap(({ id, name, isRenamed }) => (isRenamed ? [{ id, words: nameWords(name) }] : [])),
  )
  await store.writeVectors(db, rows)
  await store.countUses(db, changesOf(rows))
  const gone = await store.removeUnused(
    db,
    rows.flatMap(({ old }) => old),
  )
  await store.removeVariants(db, variantRows(gone))
  const added = await store.addWords(
    db,
    rows.flatMap(({ indexed }) => indexed),
  )
  await store.addVariants(db, variantRows(added))
}

/** In how much more or less content each lexeme is than before. */
function changesOf(rows: readonly { old: readonly string[]; postings: readonly { lexeme: string }[] }[]) {
  const changes = new Map<string, number>()
  const add = (lexeme: string, more: number) => changes.set(lexeme, (changes.get(lexeme) ?? 0) + more)
  for (const { old, postings } of rows) {
    for (const lexeme of old) add(lexeme, -1)
    for (const { lexeme } of postings) add(lexeme, 1)
  }
  return [...changes].filter(([, more]) => more !== 0).map(([lexeme, more]) => ({ lexeme, more }))
}

function askedStems(words: readonly { word: string; dictionary: string | null }[]) {
  const asked = new Map(words.map((each) => [`${each.dictionary} ${each.word}`, each]))
  return [...asked.values()].flatMap(({ word, dictionary }) => (dictionary ? [{ word, dictionary }] : []))
}

/** Pieces of a script without spaces are compared by how many fit, so only whole words have variants. */
function variantRows(words: readonly string[]): { variant: string; word: string }[] {
  return words
    .filter((word) => runsOf(word)[0]?.pieceLength === 0)
    .flatMap((word) => variantsOf(word).map((variant) => ({ variant, word })))
    .sort((a, b) => (a.variant + a.word < b.variant + b.word ? -1 : 1))
}

/**
 * Indexes what is not indexed yet: what an older version wrote, or an import. Several processes share it, none does what
 * another is at. @returns how much it was
 */
export async function indexMissing(call: Pick<HubCall, 'db'>): Promise<number> {
  for (let done = 0; ;) {
    const count = await inTransaction(call, async (call) => {
      const ids = await store.lockUnindexed(call.db, BATCH_SIZE)
      await indexContent(call, ids)
      return ids.length
    })
    if (count === 0) return done
    done += count
  }
}

/** Has all that stands under a topic indexed anew soon after the transaction of the call, which changed where or whether it is found. */
export function indexTopicLater(call: HubCall, topicId: string): Promise<void> {
  return afterCommit(call, `index-topic ${topicId}`, ({ context, hub }) =>
    context.jobs.send('index-content', { domainId: hub.domainId, topicId }),
  )
}

/** Indexes all that stands under a topic anew. May be many: call it from a job. */
export async function indexTopic(call: Pick<HubCall, 'db'>, topicId: string): Promise<void> {
  for (let after: string | null = null; ;) {
    const ids: string[] = await store.listUnderTopic(call.db, topicId, after, BATCH_SIZE)
    if (ids.length === 0) return
    await inTransaction(call, async (call) => {
      await store.lockContent(call.db, ids)
      await indexContent(call, ids)
    })
    after = ids.at(-1)!
  }
}
