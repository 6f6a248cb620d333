import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { isOpenTopic } from '../topic.sql.ts'
import { stemKey, type Indexed, type Stems, type Weight } from './lexeme-rules.ts'

/** What search reads, kept as content is written. */

/** Beyond that a word is frequent, and content that holds it need not wait for its row. */
const MAX_USES = 10_000

/** The texts of some content, deleted or not, with the lexemes that it is indexed by now. */
export function findTexts(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('content')
    .leftJoin('asset', 'asset.content_id', 'content.id')
    .leftJoin('file', 'file.id', 'asset.file_id')
    .select([
      'content.id',
      'content.name',
      'content.description',
      'file.document_text as document',
      'content.tags',
      'content.locale',
      'content.audience',
      sql<string[]>`coalesce(tsvector_to_array(content.search_words), '{}')`.as('lexemes'),
      sql<boolean>`content.kept_name is distinct from content.name`.as('isRenamed'),
    ])
    .select((eb) => [
      eb
        .and([eb('content.published', '=', sql.lit(true)), eb('content.is_deleted', '=', sql.lit(false))])
        .$castTo<boolean>()
        .as('isOpen'),
      sql<string[]>`array(${eb
        .selectFrom('content_topic')
        .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
        .innerJoin('topic as each', (join) => join.on(sql<boolean>`each.id = any(topic.path)`))
        .leftJoin('topic_locale_name as other', 'other.topic_id', 'each.id')
        .select(sql<string>`unnest(array_remove(array[each.name, other.name], null))`.as('name'))
        .distinct()
        .where('content_topic.content_id', '=', sql.ref<string>('content.id'))
        .where(isOpenTopic())})`.as('topics'),
    ])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .orderBy('content.id')
    .execute()
}

/** Takes content that is not indexed yet, the newest first, for this transaction; not what another one has, which indexes it itself. */
export async function lockUnindexed(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select('content.id')
    .where(sql<boolean>`(content.search_words is null or content.kept_name is distinct from content.name)`)
    .orderBy('content.id', 'desc')
    .limit(sql.lit(limit))
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** Waits for those who change some content, and keeps others from changing it until the transaction ends. */
export async function lockContent(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .selectFrom('content')
    .select('content.id')
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .orderBy('content.id')
    .forNoKeyUpdate()
    .execute()
}

/** The next content under a topic or one below it, in the order of ids. */
export async function listUnderTopic(db: Db, topicId: string, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('content_topic')
    .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
    .select('content_topic.content_id as id')
    .distinct()
    .where(sql<boolean>`${topicId}::uuid = any(topic.path)`)
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
    .set({ search_words: sql<string>`new.vector::tsvector`, kept_name: sql<string>`content.name` })
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

export async function addLexemes(db: Db, rows: readonly Posting[]): Promise<void> {
  if (rows.length === 0) return
  const columns = [
    sql`${rows.map(({ lexeme }) => lexeme)}::text[]`,
    sql`${rows.map(({ audience }) => audience)}::smallint[]`,
    sql`${rows.map(({ weight }) => weight)}::smallint[]`,
    sql`${rows.map(({ id }) => id)}::uuid[]`,
  ]
  await db
    .insertInto('content_word')
    .columns(['lexeme', 'audience', 'weight', 'content_id'])
    .expression(
      db
        .selectFrom(sql<Posting>`unnest(${sql.join(columns)})`.as<'new'>(sql`new (lexeme, audience, weight, id)`))
        .select(['new.lexeme', 'new.audience', 'new.weight', 'new.id']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Counts in how much content lexemes are. Everybody writes them in the same order, so nobody waits in a circle. Who waits for
 * one that another takes away writes it anew.
 */
export async function countUses(db: Db, changes: readonly { lexeme: string; more: number }[]): Promise<void> {
  if (changes.length === 0) return
  await db
    .insertInto('search_lexeme')
    .columns(['lexeme', 'uses'])
    .expression(
      db
        .selectFrom(
          sql<{ lexeme: string; more: number }>`unnest(${changes.map(({ lexeme }) => lexeme)}::text[], ${changes.map(
            ({ more }) => more,
          )}::int[])`.as<'new'>(sql`new (lexeme, more)`),
        )
        .select(['new.lexeme', 'new.more'])
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('search_lexeme as known')
                .select(sql.lit(1).as('one'))
                .whereRef('known.lexeme', '=', sql.ref('new.lexeme'))
                .where('known.uses', '>=', sql.lit(MAX_USES)),
            ),
          ),
        )
        .orderBy(sql`new.lexeme collate "C"`),
    )
    .onConflict((conflict) =>
      conflict.columns(['domain_id', 'lexeme']).doUpdateSet({ uses: sql<number>`search_lexeme.uses + excluded.uses` }),
    )
    .execute()
}

/** Takes those of some lexemes away that are in no content any more, with their words. @returns the words that are gone */
export async function removeUnused(db: Db, lexemes: readonly string[]): Promise<string[]> {
  if (lexemes.length === 0) return []
  const unused = await db
    .deleteFrom('search_lexeme')
    .where(sql<boolean>`search_lexeme.lexeme = any(${lexemes}::text[])`)
    .where('search_lexeme.uses', '<=', 0)
    .returning('search_lexeme.lexeme')
    .execute()
  if (unused.length === 0) return []
  const gone = await db
    .deleteFrom('search_word')
    .where(sql<boolean>`search_word.lexeme = any(${unused.map(({ lexeme }) => lexeme)}::text[])`)
    .returning('search_word.word')
    .execute()
  return [...new Set(gone.map(({ word }) => word))]
}

/** Adds to the words of the hub, after their lexemes were counted. @returns the words that are new */
export async function addWords(db: Db, words: readonly Pick<Indexed, 'word' | 'lexeme'>[]): Promise<string[]> {
  const each = new Map(words.map(({ word, lexeme }) => [`${word} ${lexeme}`, { word, lexeme }]))
  const all = [...each.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  if (all.length === 0) return []
  const added = await db
    .insertInto('search_word')
    .columns(['word', 'lexeme'])
    .expression(
      db
        .selectFrom(
          sql<{ word: string; lexeme: string }>`unnest(${all.map(({ word }) => word)}::text[], ${all.map(
            ({ lexeme }) => lexeme,
          )}::text[])`.as<'new'>(sql`new (word, lexeme)`),
        )
        .select(['new.word', 'new.lexeme']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('search_word.word')
    .execute()
  return [...new Set(added.map(({ word }) => word))]
}

/** Takes away how words may be mistyped that the hub has no more, by whatever lexeme. */
export async function removeVariants(db: Db, rows: readonly { variant: string; word: string }[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .deleteFrom('search_variant')
    .using(
      sql<{ variant: string; word: string }>`unnest(${rows.map(({ variant }) => variant)}::text[], ${rows.map(
        ({ word }) => word,
      )}::text[])`.as<'old'>(sql`old (variant, word)`),
    )
    .whereRef('search_variant.variant', '=', 'old.variant')
    .whereRef('search_variant.word', '=', 'old.word')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('search_word')
            .select(sql.lit(1).as('one'))
            .whereRef('search_word.word', '=', sql.ref('old.word')),
        ),
      ),
    )
    .execute()
}

/** Adds the ways in which words may be mistyped. */
export async function addVariants(db: Db, rows: readonly { variant: string; word: string }[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('search_variant')
    .columns(['variant', 'word'])
    .expression(
      db
        .selectFrom(
          sql<{ variant: string; word: string }>`unnest(${rows.map(({ variant }) => variant)}::text[], ${rows.map(
            ({ word }) => word,
          )}::text[])`.as<'new'>(sql`new (variant, word)`),
        )
        .select(['new.variant', 'new.word']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
