import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { stemKey, type Indexed, type Stems, type Weight } from './search-index.ts'

/** What search reads, kept as content is written. */

/** Beyond that a word is frequent, and content that holds it need not wait for its row. */
const MOST_USES = 10_000

/** The texts of some content, deleted or not, with the lexemes that it is indexed by now. */
export function findTexts(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('content')
    .select([
      'content.id',
      'content.name',
      'content.description',
      'content.tags',
      'content.locale',
      'content.audience',
      sql<boolean>`content.published and not content.is_deleted`.as('isOpen'),
      sql<string[]>`coalesce(tsvector_to_array(content.search_words), '{}')`.as('lexemes'),
    ])
    .select((eb) =>
      sql<string[]>`array(${eb
        .selectFrom('content_topic')
        .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
        .leftJoin('topic as above', 'above.id', 'topic.parent_id')
        .select(sql<string>`concat_ws(' ', topic.name, above.name)`.as('names'))
        .where('content_topic.content_id', '=', sql.ref<string>('content.id'))
        .where('topic.is_deleted', '=', sql.lit(false))})`.as('topics'),
    )
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .orderBy('content.id')
    .execute()
}

/** Content that is not indexed yet, the newest first. */
export async function listUnindexed(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select('content.id')
    .where('content.search_words', 'is', null)
    .orderBy('content.id', 'desc')
    .limit(sql.lit(limit))
    .execute()
  return rows.map(({ id }) => id)
}

/** The next content under a topic or one below it, in the order of ids. */
export async function listUnderTopic(db: Db, topicId: string, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('content_topic')
    .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
    .select('content_topic.content_id as id')
    .distinct()
    .where((eb) => eb.or([eb('topic.id', '=', topicId), eb('topic.parent_id', '=', topicId)]))
    .$if(after !== null, (query) => query.where('content_topic.content_id', '>', after!))
    .orderBy('content_topic.content_id')
    .limit(sql.lit(limit))
    .execute()
  return rows.map(({ id }) => id)
}

/** What stemmers make of words; a word that a stemmer drops has no stems. */
export async function findStems(db: Db, asked: readonly { dictionary: string; word: string }[]): Promise<Stems> {
  if (asked.length === 0) return new Map()
  const rows = await db
    .selectFrom(
      sql<{
        dictionary: string
        word: string
      }>`unnest(${asked.map(({ dictionary }) => dictionary)}::text[], ${asked.map(
        ({ word }) => word,
      )}::text[])`.as<'asked'>(sql`asked (dictionary, word)`),
    )
    .select([
      'asked.dictionary',
      'asked.word',
      sql<string[] | null>`ts_lexize(asked.dictionary::regdictionary, asked.word)`.as('stems'),
    ])
    .execute()
  return new Map(rows.map(({ dictionary, word, stems }) => [stemKey(dictionary, word), stems ?? [word]]))
}

export interface Posting {
  id: string
  lexeme: string
  audience: number
  weight: Weight
}

export async function writeVectors(db: Db, rows: readonly { id: string; vector: string }[]): Promise<void> {
  await db
    .updateTable('content')
    .from(
      sql<{ id: string; vector: string }>`unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(
        ({ vector }) => vector,
      )}::text[])`.as<'new'>(sql`new (id, vector)`),
    )
    .set({ search_words: sql<string>`new.vector::tsvector` })
    .whereRef('content.id', '=', 'new.id')
    .execute()
}

/** Takes lexemes from content. Where they stood does not matter. */
export async function removeLexemes(db: Db, rows: readonly { id: string; lexeme: string }[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .deleteFrom('content_word')
    .using(
      sql<{ id: string; lexeme: string }>`unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(
        ({ lexeme }) => lexeme,
      )}::text[])`.as<'old'>(sql`old (id, lexeme)`),
    )
    .whereRef('content_word.lexeme', '=', 'old.lexeme')
    .where(sql<boolean>`content_word.audience in (0, 1, 2)`)
    .where(sql<boolean>`content_word.weight in (1, 2, 3)`)
    .whereRef('content_word.content_id', '=', 'old.id')
    .execute()
}

export async function addLexemes(db: Db, domainId: number, rows: readonly Posting[]): Promise<void> {
  if (rows.length === 0) return
  const columns = [
    sql`${rows.map(({ lexeme }) => lexeme)}::text[]`,
    sql`${rows.map(({ audience }) => audience)}::smallint[]`,
    sql`${rows.map(({ weight }) => weight)}::smallint[]`,
    sql`${rows.map(({ id }) => id)}::uuid[]`,
  ]
  await db
    .insertInto('content_word')
    .columns(['domain_id', 'lexeme', 'audience', 'weight', 'content_id'])
    .expression(
      db
        .selectFrom(sql<Posting>`unnest(${sql.join(columns)})`.as<'new'>(sql`new (lexeme, audience, weight, id)`))
        .select([sql<number>`${domainId}::int`.as('domain_id'), 'new.lexeme', 'new.audience', 'new.weight', 'new.id']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Adds to the words of the hub. Everybody writes them in the same order, so nobody waits in a circle. @returns the words that are new */
export async function addWords(
  db: Db,
  domainId: number,
  words: readonly Pick<Indexed, 'word' | 'lexeme'>[],
): Promise<string[]> {
  const counts = new Map<string, { word: string; lexeme: string; uses: number }>()
  for (const { word, lexeme } of words) {
    const key = `${word} ${lexeme}`
    counts.set(key, { word, lexeme, uses: (counts.get(key)?.uses ?? 0) + 1 })
  }
  const all = [...counts.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
  if (all.length === 0) return []
  const added = await db
    .insertInto('search_word')
    .columns(['domain_id', 'word', 'lexeme'])
    .expression(
      db.selectFrom(uses(all)).select([sql<number>`${domainId}::int`.as('domain_id'), 'new.word', 'new.lexeme']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('search_word.word')
    .execute()
  await countUses(db, all)
  return [...new Set(added.map(({ word }) => word))]
}

interface Uses {
  word: string
  lexeme: string
  uses: number
}

async function countUses(db: Db, all: readonly Uses[]): Promise<void> {
  await db
    .with(
      (cte) => cte('locked').materialized(),
      (query) =>
        query
          .selectFrom('search_word')
          .innerJoin(uses(all), (join) =>
            join.onRef('new.word', '=', 'search_word.word').onRef('new.lexeme', '=', 'search_word.lexeme'),
          )
          .select(['search_word.word', 'search_word.lexeme', 'new.uses as more'])
          .where('search_word.uses', '<', sql.lit(MOST_USES))
          .orderBy('search_word.word')
          .orderBy('search_word.lexeme')
          .forUpdate('search_word'),
    )
    .updateTable('search_word')
    .from('locked')
    .set({ uses: sql<number>`search_word.uses + locked.more` })
    .whereRef('search_word.word', '=', 'locked.word')
    .whereRef('search_word.lexeme', '=', 'locked.lexeme')
    .execute()
}

function uses(all: readonly Uses[]) {
  return sql<Uses>`unnest(${all.map(({ word }) => word)}::text[], ${all.map(({ lexeme }) => lexeme)}::text[], ${all.map(
    (each) => each.uses,
  )}::int[])`.as<'new'>(sql`new (word, lexeme, uses)`)
}

/** Adds the ways in which words may be mistyped. */
export async function addVariants(
  db: Db,
  domainId: number,
  rows: readonly { variant: string; word: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('search_variant')
    .columns(['domain_id', 'variant', 'word'])
    .expression(
      db
        .selectFrom(
          sql<{ variant: string; word: string }>`unnest(${rows.map(({ variant }) => variant)}::text[], ${rows.map(
            ({ word }) => word,
          )}::text[])`.as<'new'>(sql`new (variant, word)`),
        )
        .select([sql<number>`${domainId}::int`.as('domain_id'), 'new.variant', 'new.word']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
