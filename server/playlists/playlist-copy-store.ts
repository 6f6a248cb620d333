import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { likePattern } from '../db/statement.ts'

/** Copies of playlists: a statement for each table, however many they are. */

export interface Copy {
  id: string
  sourceId: string
  name: string
}

/** Those of some playlists that are there, with what decides who may copy them. */
export function listSources(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('content')
    .select((eb) => [
      'content.id',
      'content.name',
      'content.audience',
      sql<string[]>`array(${eb
        .selectFrom('content_team')
        .select('content_team.team_id')
        .whereRef('content_team.content_id', '=', 'content.id')})`.as('teamIds'),
    ])
    .where('content.id', 'in', ids)
    .where('content.type', '=', 'playlist')
    .where('content.is_deleted', '=', false)
    .execute()
}

/** The names of playlists that hold a text. */
export async function listNames(db: Db, text: string): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select('content.name')
    .where('content.type', '=', 'playlist')
    .where('content.is_deleted', '=', false)
    .where('content.name', 'like', likePattern(text))
    .execute()
  return rows.map(({ name }) => name)
}

/** Writes the copies as drafts, with their settings and for whom they are. */
export async function insertCopies(db: Db, copies: readonly Copy[], authorId: string, now: Date): Promise<void> {
  await db
    .insertInto('content')
    .columns(['id', 'name', 'sort_name', 'author_id', 'created_at', 'updated_at', 'published', ...KEPT])
    .expression((eb) =>
      eb
        .selectFrom('content')
        .innerJoin(copied(copies), 'copy.source_id', 'content.id')
        .select([
          sql`copy.id`.as('id'),
          sql`copy.name`.as('name'),
          sql`left(lower(copy.name), 60)`.as('sort_name'),
          sql`${authorId}::uuid`.as('author_id'),
          sql`${now}::timestamptz`.as('created_at'),
          sql`${now}::timestamptz`.as('updated_at'),
          sql`false`.as('published'),
          ...KEPT.map((column) => `content.${column}` as const),
        ] as never),
    )
    .execute()
  await db
    .insertInto('playlist')
    .columns(['content_id', 'allow_member_contributions', 'has_numbering'])
    .expression((eb) =>
      eb
        .selectFrom('playlist')
        .innerJoin(copied(copies), 'copy.source_id', 'playlist.content_id')
        .select([sql<string>`copy.id`.as('id'), 'playlist.allow_member_contributions', 'playlist.has_numbering']),
    )
    .execute()
  await db
    .insertInto('content_team')
    .columns(['content_id', 'team_id'])
    .expression((eb) =>
      eb
        .selectFrom('content_team')
        .innerJoin(copied(copies), 'copy.source_id', 'content_team.content_id')
        .select([sql<string>`copy.id`.as('id'), 'content_team.team_id']),
    )
    .execute()
}

const KEPT = [
  'type',
  'description',
  'locale',
  'tags',
  'audience',
  'thumbnail_id',
  'owner_team_id',
  'custom_type',
  'only_in_playlists',
] as const

/** Puts the copies under one topic, or under those of their originals. */
export async function copyTopics(db: Db, copies: readonly Copy[], topicId: string | null): Promise<void> {
  if (topicId !== null)
    await db
      .insertInto('content_topic')
      .values(copies.map(({ id }) => ({ content_id: id, topic_id: topicId })))
      .execute()
  else
    await db
      .insertInto('content_topic')
      .columns(['content_id', 'topic_id'])
      .expression((eb) =>
        eb
          .selectFrom('content_topic')
          .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
          .innerJoin(copied(copies), 'copy.source_id', 'content_topic.content_id')
          .select([sql<string>`copy.id`.as('id'), 'content_topic.topic_id'])
          .where('topic.is_deleted', '=', false),
      )
      .execute()
}

/** Puts into the copies what the originals hold, at the same places. @param newId of each section */
export async function copyContents(db: Db, copies: readonly Copy[], newId: () => string): Promise<void> {
  const sections = await db
    .selectFrom('section')
    .select(['section.id', 'section.playlist_id as playlistId'])
    .where(
      'section.playlist_id',
      'in',
      copies.map(({ sourceId }) => sourceId),
    )
    .execute()
  const places = sections.map(({ id }) => ({ id: newId(), sourceId: id, name: '' }))
  if (places.length)
    await db
      .insertInto('section')
      .columns([
        'id',
        'playlist_id',
        'name',
        'description',
        'rank',
        'rank_key',
        'locking_mode',
        'unlock_at',
        'unlock_timezone',
      ])
      .expression((eb) =>
        eb
          .selectFrom('section')
          .innerJoin(copied(places, 'place'), 'place.source_id', 'section.id')
          .innerJoin(copied(copies), 'copy.source_id', 'section.playlist_id')
          .select([
            sql<string>`place.id`.as('id'),
            sql<string>`copy.id`.as('playlist_id'),
            'section.name',
            'section.description',
            'section.rank',
            'section.rank_key',
            'section.locking_mode',
            'section.unlock_at',
            'section.unlock_timezone',
          ] as never),
      )
      .execute()
  await db
    .insertInto('playlist_item')
    .columns(['playlist_id', 'content_id', 'section_id', 'rank', 'rank_key', 'optional'])
    .expression((eb) =>
      eb
        .selectFrom('playlist_item')
        .innerJoin(copied(copies), 'copy.source_id', 'playlist_item.playlist_id')
        .leftJoin(copied(places, 'place'), 'place.source_id', 'playlist_item.section_id')
        .select([
          sql<string>`copy.id`.as('playlist_id'),
          'playlist_item.content_id',
          sql<string | null>`place.id`.as('section_id'),
          'playlist_item.rank',
          'playlist_item.rank_key',
          'playlist_item.optional',
        ]),
    )
    .execute()
}

interface CopiedRow {
  id: string
  source_id: string
  name: string
}

/** The new ids beside those that they stand for, as a table. */
function copied<A extends string = 'copy'>(copies: readonly Copy[], alias = 'copy' as A) {
  const rows = JSON.stringify(copies.map(({ id, sourceId, name }) => ({ id, source_id: sourceId, name })))
  return sql<CopiedRow>`(select id, source_id, name from jsonb_to_recordset(${rows}::jsonb) each(id uuid, source_id uuid, name text))`.as<A>(
    sql.ref(alias),
  )
}
