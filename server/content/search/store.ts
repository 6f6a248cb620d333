import { sql, type Expression, type RawBuilder } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../db/connect.ts'
import { findsAny, statement } from '../../db/statement.ts'
import { remainingTime } from '../completion.sql.ts'
import { isOpenSection, isVisible } from '../visibility.sql.ts'
import type { Viewer } from '../rules.ts'
import { MAX_COMPLETIONS, type KnownWord, type Reading } from './typed-rules.ts'
import { isOpenTopic, underTopic } from '../topic.sql.ts'

/** Reads the index of search. Nothing here reads more than a bounded number of rows, however large the hub is. */

/** Hits that are ranked and counted. */
export const MAX_HITS = 1000
/** Hits whose names and tags say how what is typed may go on: asked at every key. */
export const MAX_NAMED = 300
/** Postings that are looked at for them. */
const MAX_CANDIDATES = 4000
/** Postings that are looked at where frequent words seldom stand together. */
const MAX_THOROUGH = 30_000
/** Content that is for the teams of the viewer. */
const MAX_OF_TEAMS = 2000
/** Words with the same beginning of which the frequent ones are found. */
const MAX_BEGINNINGS = 2000
/** The frequent ones that are looked at for those of which the viewer may see something. */
const MAX_FREQUENT = 200
/** The newest content with a word that is looked at for whether the viewer may see any. */
const MAX_LOOKED_AT = 100

/** The hub's words that are among some or have one of some lexemes. */
export const findWords = statement<{ words: readonly string[]; lexemes: readonly string[] }>()((db, value) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('search_word')
        .select(['search_word.word', 'search_word.lexeme'])
        .where(sql<boolean>`search_word.word = any(${value.words}::text[])`)
        .union(
          db
            .selectFrom('search_word')
            .select(['search_word.word', 'search_word.lexeme'])
            .where(sql<boolean>`search_word.lexeme = any(${value.lexemes}::text[])`),
        )
        .limit(sql.lit(500))
        .as('known'),
    )
    .select(['known.word', 'known.lexeme', usesOf(db, sql.ref('known.lexeme')).as('uses')]),
)

/** The most frequent words that begin so and that are in something that the viewer may see. */
export const findCompletions = statement<Viewer & { start: string; end: string }>()((db, value) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom((eb) =>
          eb
            .selectFrom('search_word')
            .select(['search_word.word', 'search_word.lexeme', usesOf(db, sql.ref('search_word.lexeme')).as('uses')])
            .where('search_word.word', '>=', value.start)
            .where('search_word.word', '<', value.end)
            .orderBy('search_word.word')
            .limit(sql.lit(MAX_BEGINNINGS))
            .as('begun'),
        )
        .select(['begun.word', 'begun.lexeme', 'begun.uses'])
        .orderBy('begun.uses', 'desc')
        .orderBy('begun.word')
        .limit(sql.lit(MAX_FREQUENT))
        .as('frequent'),
    )
    .select(['frequent.word', 'frequent.lexeme', 'frequent.uses'])
    .where(isSeen(db, sql.ref('frequent.lexeme'), value))
    .orderBy('frequent.uses', 'desc')
    .orderBy('frequent.word')
    .limit(sql.lit(MAX_COMPLETIONS)),
)

/** The hub's words that have one of some variants and that are in something that the viewer may see, the frequent ones first. */
export const findMeant = statement<Viewer & { variants: readonly string[] }>()((db, value) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('search_word')
        .select(['search_word.word', 'search_word.lexeme', usesOf(db, sql.ref('search_word.lexeme')).as('uses')])
        .where(
          'search_word.word',
          'in',
          from
            .selectFrom('search_variant')
            .select('search_variant.word')
            .where(sql<boolean>`search_variant.variant = any(${value.variants}::text[])`)
            .limit(sql.lit(500)),
        )
        .limit(sql.lit(500))
        .as('near'),
    )
    .select(['near.word', 'near.lexeme', 'near.uses'])
    .where(isSeen(db, sql.ref('near.lexeme'), value))
    .orderBy('near.uses', 'desc')
    .orderBy('near.word'),
) satisfies (db: Db, values: Viewer & { variants: readonly string[] }) => Promise<KnownWord[]>

/** In how much content. Sub-queries rather than joins, so that PostgreSQL reads a few rows and never all of the hub's. */
function usesOf(db: Db, lexeme: Expression<string>) {
  const uses = db.selectFrom('search_lexeme').select('search_lexeme.uses').where('search_lexeme.lexeme', '=', lexeme)
  return sql<number>`coalesce((${uses}), 0)`
}

/** Whether the viewer may see any of the newest content with a lexeme: what is for others must not stand in front of it. */
function isSeen(db: Db, lexeme: Expression<string>, viewer: Viewer) {
  const seen = db
    .selectFrom(
      sql<{ id: number }>`unnest(case when ${viewer.isAdmin}::boolean then '{0,1,2}'::int[] else '{0,1}' end)`.as<'of'>(
        sql`of (id)`,
      ),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('content_word')
          .select('content_word.content_id as id')
          .where('content_word.lexeme', '=', lexeme)
          .where('content_word.audience', '=', sql.ref<number>('of.id'))
          .orderBy('content_word.weight', 'desc')
          .orderBy('content_word.content_id', 'desc')
          .limit(sql.lit(MAX_LOOKED_AT))
          .as('newest'),
      (join) => join.onTrue(),
    )
    .innerJoin('content', 'content.id', 'newest.id')
    .select(sql.lit(true).as('found'))
    .where(isVisible(viewer))
  return findsAny(seen)
}

export interface Filters {
  type: string | null
  locale: string | null
  topicId: string | null
}

interface SearchValues extends Viewer, Reading, Filters {
  /** What was typed, in lower case. */
  typed: string
  /** Hits at most. */
  most: number
}

interface Hits {
  total: number
  /** Whether there were more postings than were looked at. */
  isCut: boolean
}

/** Whether all that was asked is looked for in many postings, rather than in the few that are likely. */
interface Depth {
  isThorough: boolean
}

/** A page of what a reading finds, and what all of it can be filtered by. One statement. */
export const searchContent = statement<SearchValues & { limit: number; offset: number }, Depth>()((db, value, depth) =>
  hitsOf(db, value, depth).selectNoFrom((eb) => [
    sql<string[]>`array(${eb
      .selectFrom('hits')
      .select('hits.id')
      .orderBy('hits.matched', 'desc')
      .orderBy('hits.score', 'desc')
      .orderBy('hits.updatedAt', 'desc')
      .orderBy('hits.id', 'desc')
      .limit(sql<number>`${value.limit}::int`)
      .offset(sql<number>`${value.offset}::int`)})`.as('ids'),
    jsonArrayFrom(
      eb
        .selectFrom('hits')
        .select(['hits.type', capped(sql`*`).as('count')])
        .groupBy('hits.type')
        .orderBy('hits.type'),
    ).as('types'),
    jsonArrayFrom(
      eb
        .selectFrom('hits')
        .select(['hits.locale', capped(sql`*`).as('count')])
        .groupBy('hits.locale')
        .orderBy('hits.locale'),
    ).as('locales'),
    jsonArrayFrom(
      eb
        .selectFrom('hits')
        .innerJoin('content_topic', 'content_topic.content_id', 'hits.id')
        .innerJoin('topic as own', 'own.id', 'content_topic.topic_id')
        .innerJoin('topic', (join) => join.on(sql<boolean>`topic.id = any(own.path)`))
        .select(['topic.id', 'topic.name', 'topic.parent_id as parentId', capped(sql`distinct hits.id`).as('count')])
        .where(isOpenTopic('own'))
        .groupBy(['topic.id', 'topic.name', 'topic.parent_id', 'topic.rank'])
        .orderBy(sql`min(cardinality(topic.path))`)
        .orderBy('topic.rank')
        .orderBy('topic.name')
        .limit(sql.lit(1000)),
    ).as('topics'),
    ...totals(eb, value, depth),
  ]),
)

/** The names and tags of what a reading finds. */
export const findNames = statement<SearchValues>()((db, value) =>
  hitsOf(db, value, { isThorough: false })
    .selectFrom('hits')
    .innerJoin('content', 'content.id', 'hits.id')
    .select(['content.name', 'content.tags']),
)

/** So many places of an asset are looked at for one that is open to the viewer. */
const MAX_PLACES = 50

/** What rows of results have beside their cards: what else they are found by, where they stand, and how long they still take. */
export const findMore = statement<Viewer & { ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('content as found')
    .select((eb) => [
      'found.id',
      'found.tags',
      sql<string[]>`array(${eb
        .selectFrom('content_topic')
        .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
        .innerJoin('topic as each', (join) => join.on(sql<boolean>`each.id = any(topic.path)`))
        .leftJoin('topic_locale_name as other', 'other.topic_id', 'each.id')
        .select(sql<string>`unnest(array_remove(array[each.name, other.name], null))`.as('name'))
        .distinct()
        .where('content_topic.content_id', '=', sql.ref<string>('found.id'))
        .where(isOpenTopic())})`.as('topics'),
      jsonObjectFrom(placeOf(db, value)).as('playlist'),
      sql<number>`coalesce((${eb
        .selectFrom('content')
        .select(remainingTime(value.memberId).as('seconds'))
        .where('content.id', '=', sql.ref<string>('found.id'))}), 0)`.as('remainingTime'),
    ])
    .where(sql<boolean>`found.id = any(${value.ids}::uuid[])`),
)

/** The texts of those of some assets that are documents. */
export const findDocuments = statement<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('asset')
    .innerJoin('file', 'file.id', 'asset.file_id')
    .select(['asset.content_id as id', 'file.document_text as document'])
    .where(sql<boolean>`asset.content_id = any(${value.ids}::uuid[])`)
    .where('file.document_text', 'is not', null),
)

/** A playlist that holds what the query calls `found`, at a place that is open to the viewer; the one in which they opened it last first. */
function placeOf(db: Db, viewer: Viewer) {
  const places = db
    .selectFrom('playlist_item')
    .leftJoin('content_user as mine', (join) =>
      join
        .onRef('mine.content_id', '=', 'playlist_item.content_id')
        .on('mine.member_id', '=', viewer.memberId)
        .onRef('mine.last_playlist_id', '=', 'playlist_item.playlist_id'),
    )
    .select(['playlist_item.playlist_id', 'playlist_item.section_id', 'mine.last_playlist_id'])
    .where('playlist_item.content_id', '=', sql.ref<string>('found.id'))
    .orderBy('mine.last_playlist_id', (by) => by.asc().nullsLast())
    .orderBy('playlist_item.playlist_id')
    .limit(sql.lit(MAX_PLACES))
  return db
    .selectFrom(places.as('place'))
    .innerJoin('content', 'content.id', 'place.playlist_id')
    .leftJoin('section as door', 'door.id', 'place.section_id')
    .select(['content.id', 'content.name'])
    .where(isVisible(viewer))
    .where(isOpenSection('door', viewer))
    .orderBy('place.last_playlist_id', (by) => by.asc().nullsLast())
    .orderBy('content.id')
    .limit(sql.lit(1))
}

/** The hit beyond the last counted one only says that there are more. */
function capped(what: RawBuilder<unknown>) {
  return sql<number>`least(count(${what}), ${sql.lit(MAX_HITS)})::int`
}

function totals(
  eb: { selectFrom: ReturnType<typeof hitsOf>['selectFrom'] },
  value: SearchValues,
  { isThorough }: Depth,
) {
  const cut = eb
    .selectFrom('found')
    .select(sql.lit(1).as('one'))
    .$if(!isThorough, (found) => found.groupBy(['found.lexeme', 'found.audience']))
    .having(sql<boolean>`count(*) >= ${isThorough ? sql.lit(MAX_THOROUGH) : value.each}::int`)
  const full = eb.selectFrom('candidate').select(sql<boolean>`count(*) >= ${sql.lit(MAX_CANDIDATES)}`.as('isFull'))
  return [
    sql<Hits['total']>`(${eb.selectFrom('hits').select(sql<number>`count(*)::int`.as('total'))})`.as('total'),
    sql<Hits['isCut']>`exists (${cut}) or (${full})`.as('isCut'),
  ] as const
}

/**
 * Names two tables: `candidate`, what the lexemes to start from lead to, names first and then the newest, and `hits`, those
 * that have all that was asked, that pass the filters and that the viewer may see.
 */
function hitsOf(db: Db, value: SearchValues, { isThorough }: Depth) {
  return db
    .with('asked', (query) =>
      query
        .selectFrom(
          sql<{ lexeme: string; part: number }>`unnest(${value.lexemes}::text[], ${value.parts}::int[])`.as<'given'>(
            sql`given (lexeme, part)`,
          ),
        )
        .select(['given.lexeme', 'given.part']),
    )
    .with(
      (cte) => cte('team_content').materialized(),
      (query) =>
        query
          .selectFrom('content_team')
          .select('content_team.content_id as id')
          .distinct()
          .where(sql<boolean>`content_team.team_id = any(${value.teamIds}::uuid[])`)
          .limit(sql.lit(MAX_OF_TEAMS)),
    )
    .with(
      (cte) => cte('found').materialized(),
      (query) =>
        query
          .selectFrom((from) =>
            from
              .selectFrom('asked')
              .innerJoin(
                // Of what is for admins alone others read nothing.
                sql<{
                  id: number
                }>`unnest(case when ${value.isAdmin}::boolean then '{0,2}'::int[] else '{0}' end)`.as<'audience'>(
                  sql`audience (id)`,
                ),
                (join) => join.onTrue(),
              )
              .innerJoinLateral(
                (eb) =>
                  eb
                    .selectFrom('content_word')
                    .select(['content_word.content_id as id', 'content_word.weight'])
                    .where('content_word.lexeme', '=', sql.ref<string>('asked.lexeme'))
                    .where('content_word.audience', '=', sql.ref<number>('audience.id'))
                    .orderBy('content_word.weight', 'desc')
                    .orderBy('content_word.content_id', 'desc')
                    .limit(isThorough ? sql.lit(MAX_THOROUGH) : sql<number>`${value.each}::int`)
                    .as('posting'),
                (join) => join.onTrue(),
              )
              .select(['posting.id', 'posting.weight', 'asked.part', 'asked.lexeme', 'audience.id as audience'])
              .$if(isThorough, (all) => all.limit(sql.lit(MAX_THOROUGH)))
              .as('read'),
          )
          .selectAll('read')
          .unionAll(
            query
              .selectFrom('asked')
              .innerJoin('team_content', (join) => join.onTrue())
              .innerJoin('content_word', (join) =>
                join
                  .onRef('content_word.lexeme', '=', 'asked.lexeme')
                  .on('content_word.audience', '=', sql.lit(1))
                  .on(sql<boolean>`content_word.weight in (1, 2, 3)`)
                  .onRef('content_word.content_id', '=', 'team_content.id'),
              )
              .select([
                'content_word.content_id as id',
                'content_word.weight',
                'asked.part',
                'asked.lexeme',
                sql<number>`1`.as('audience'),
              ]),
          ),
    )
    .with(
      (cte) => cte('candidate').materialized(),
      (query) =>
        query
          .selectFrom('found')
          .$if(isThorough, (each) => each.where(hasAll(db, value)))
          .select(['found.id', sql<number>`max(found.weight)`.as('weight'), sql<number>`${PARTS_FOUND}`.as('matched')])
          .groupBy('found.id')
          .having(sql<boolean>`${PARTS_FOUND} >= ${value.need}::int`)
          .orderBy('matched', 'desc')
          .orderBy('weight', 'desc')
          .orderBy('found.id', 'desc')
          .limit(sql.lit(MAX_CANDIDATES)),
    )
    .with(
      (cte) => cte('hits').materialized(),
      (query) =>
        query
          .selectFrom('candidate')
          .innerJoin('content', 'content.id', 'candidate.id')
          .select([
            'content.id',
            'content.type',
            'content.locale',
            'content.updated_at as updatedAt',
            'candidate.matched',
            scoreOf(value).as('score'),
          ])
          .where(sql<boolean>`content.search_words @@ ${value.query}::tsquery`)
          .where(sql<boolean>`(${value.type}::text is null or content.type = ${value.type}::text)`)
          .where(sql<boolean>`(${value.locale}::text is null or content.locale = ${value.locale}::text)`)
          .where((eb) =>
            eb.or([
              sql<boolean>`${value.topicId}::uuid is null`,
              eb.exists(underTopic(sql<string>`${value.topicId}::uuid`)),
            ]),
          )
          .where(isVisible(value))
          .limit(sql<number>`${value.most}::int`),
    )
}

/** How many different parts were found. Bits rather than `count(distinct)`, for which PostgreSQL sorts all postings first. */
const PARTS_FOUND = sql`bit_count(bit_or(1::bigint << found.part)::bit(64))::int`

/** Whether content has all that was asked, and passes the filters that stand in its own row. */
function hasAll(db: Db, value: SearchValues) {
  const content = db
    .selectFrom('content')
    .select(
      sql<boolean>`content.search_words @@ ${value.query}::tsquery
        and (${value.type}::text is null or content.type = ${value.type}::text)
        and (${value.locale}::text is null or content.locale = ${value.locale}::text)`.as('isWanted'),
    )
    .where('content.id', '=', sql.ref<string>('found.id'))
  return sql<boolean>`(${content})`
}

/** The name itself comes first, then what begins so, then names before tags and tags before descriptions. */
function scoreOf({ typed, rank }: SearchValues) {
  return sql<number>`case when lower(content.name) = ${typed}::text then 2 when starts_with(lower(content.name), ${typed}::text) then 1 else 0 end
    + ts_rank('{0.1, 0.2, 0.5, 1}', content.search_words, ${rank}::tsquery)`
}
