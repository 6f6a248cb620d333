import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Copies of content: rows made of rows, in a few statements whatever their number. */

export interface Original {
  id: string
  type: string
  name: string
}

/** Those of some content that are not deleted. */
export function findOriginals(db: Db, ids: readonly string[]): Promise<Original[]> {
  return db
    .selectFrom('content')
    .select(['content.id', 'content.type', 'content.name'])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .where('content.is_deleted', '=', false)
    .execute()
}

/** What some playlists hold directly and is not deleted. */
export function listInside(db: Db, playlistIds: readonly string[]): Promise<Original[]> {
  return db
    .selectFrom('playlist_item')
    .innerJoin('content', 'content.id', 'playlist_item.content_id')
    .select(['content.id', 'content.type', 'content.name'])
    .distinct()
    .where(sql<boolean>`playlist_item.playlist_id = any(${playlistIds}::uuid[])`)
    .where('content.is_deleted', '=', false)
    .execute()
}

export interface Copy {
  from: string
  to: string
  /** Whether it was named, and is not only in what was. */
  isNamed: boolean
}

interface Copied {
  copies: readonly Copy[]
  authorId: string
  now: Date
}

function copied(copies: readonly Copy[]) {
  return sql<Copy>`jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)`.as<'copy'>(
    sql`copy("from" uuid, "to" uuid, "isNamed" boolean)`,
  )
}

/** What is named becomes a draft for admins; what stands in it is seen through it alone. */
export async function copyContent(db: Db, { copies, authorId, now }: Copied): Promise<void> {
  await db
    .insertInto('content')
    .columns([
      'id',
      'type',
      'name',
      'sort_name',
      'description',
      'locale',
      'tags',
      'audience',
      'thumbnail_id',
      'author_id',
      'published',
      'published_at',
      'originating_id',
      'source_domain',
      'custom_type',
      'completion_time',
      'only_in_playlists',
      'created_at',
      'updated_at',
    ])
    .expression(
      db
        .selectFrom(copied(copies))
        .innerJoin('content', (join) => join.on('content.id', '=', sql.ref<string>('copy.from')))
        .select((eb) => [
          sql<string>`copy."to"`.as('id'),
          'content.type',
          'content.name',
          'content.sort_name',
          'content.description',
          'content.locale',
          'content.tags',
          sql<string>`case when copy."isNamed" then 'admin' else 'all' end`.as('audience'),
          'content.thumbnail_id',
          sql<string>`${authorId}::uuid`.as('author_id'),
          eb.and([sql<boolean>`not copy."isNamed"`, eb.ref('content.published')]).as('published'),
          sql<Date>`${now}::timestamptz`.as('published_at'),
          'content.id as originating_id',
          'content.source_domain',
          'content.custom_type',
          'content.completion_time',
          sql<boolean>`not copy."isNamed"`.as('only_in_playlists'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
        ]),
    )
    .execute()
}

/** The files are those of the original: a file stays as long as anything has it. */
export async function copyAssets(db: Db, copies: readonly Copy[]): Promise<void> {
  await db
    .insertInto('asset')
    .columns([
      'content_id',
      'web_url',
      'is_frameable',
      'file_id',
      'file_format',
      'duration',
      'chapters',
      'alternative_text',
      'download',
      'open_in_iframe',
      'mark_as_done_mode',
      'exclude_from_ai',
      'insights_enabled',
      'required_pages_percent',
      'scorm_settings',
      'allowed_hosts',
    ])
    .expression(
      db
        .selectFrom(copied(copies))
        .innerJoin('asset', (join) => join.on('asset.content_id', '=', sql.ref<string>('copy.from')))
        .select([
          sql<string>`copy."to"`.as('content_id'),
          'asset.web_url',
          'asset.is_frameable',
          'asset.file_id',
          'asset.file_format',
          'asset.duration',
          'asset.chapters',
          'asset.alternative_text',
          'asset.download',
          'asset.open_in_iframe',
          'asset.mark_as_done_mode',
          'asset.exclude_from_ai',
          'asset.insights_enabled',
          'asset.required_pages_percent',
          'asset.scorm_settings',
          'asset.allowed_hosts',
        ]),
    )
    .execute()
  await db
    .insertInto('subtitle')
    .columns(['id', 'content_id', 'file_id', 'locale', 'filename'])
    .expression(
      db
        .selectFrom(copied(copies))
        .innerJoin('subtitle', (join) => join.on('subtitle.content_id', '=', sql.ref<string>('copy.from')))
        .select([
          sql<string>`gen_random_uuid()`.as('id'),
          sql<string>`copy."to"`.as('content_id'),
          'subtitle.file_id',
          'subtitle.locale',
          'subtitle.filename',
        ])
        .where('subtitle.is_deleted', '=', false),
    )
    .execute()
}

/** The playlists with their sections, and copies of what they hold in the same places. */
export async function copyPlaylists(db: Db, copies: readonly Copy[]): Promise<void> {
  await db
    .insertInto('playlist')
    .columns(['content_id', 'allow_member_contributions', 'has_numbering'])
    .expression(
      db
        .selectFrom(copied(copies))
        .innerJoin('playlist', (join) => join.on('playlist.content_id', '=', sql.ref<string>('copy.from')))
        .select([
          sql<string>`copy."to"`.as('content_id'),
          'playlist.allow_member_contributions',
          'playlist.has_numbering',
        ]),
    )
    .execute()
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
    .expression(
      db
        .selectFrom(copied(copies))
        .innerJoin('section', (join) => join.on('section.playlist_id', '=', sql.ref<string>('copy.from')))
        .select([
          sql<string>`gen_random_uuid()`.as('id'),
          sql<string>`copy."to"`.as('playlist_id'),
          'section.name',
          'section.description',
          'section.rank',
          'section.rank_key',
          'section.locking_mode',
          'section.unlock_at',
          'section.unlock_timezone',
        ]),
    )
    .execute()
  await db
    .insertInto('playlist_item')
    .columns(['playlist_id', 'content_id', 'section_id', 'rank', 'rank_key', 'optional'])
    .expression(
      db
        .selectFrom(copied(copies))
        .innerJoin('playlist_item', (join) => join.on('playlist_item.playlist_id', '=', sql.ref<string>('copy.from')))
        .innerJoin(copiedItem(copies), (join) => join.on(sql<boolean>`item."from" = playlist_item.content_id`))
        .leftJoin('section as own', 'own.id', 'playlist_item.section_id')
        // A section is known by its place, which the copy has as well.
        .leftJoin('section as made', (join) =>
          join.on('made.playlist_id', '=', sql.ref<string>('copy.to')).onRef('made.rank_key', '=', 'own.rank_key'),
        )
        .select([
          sql<string>`copy."to"`.as('playlist_id'),
          sql<string>`item."to"`.as('content_id'),
          'made.id as section_id',
          'playlist_item.rank',
          'playlist_item.rank_key',
          'playlist_item.optional',
        ]),
    )
    .execute()
}

function copiedItem(copies: readonly Copy[]) {
  return sql<Copy>`jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)`.as<'item'>(sql`item("from" uuid, "to" uuid)`)
}

/** How much each of some content holds. */
export async function countInside(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('content')
    .select(['content.id', 'content.content_count as count'])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}
