import { sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Content as the hub that shares it has it: what a hub that receives it takes over. */

/** One thing that a hub shares, with what it is made of. */
export interface Given {
  content: ContentRow
  /** Whether a grant names it, and it is not only in what one names. */
  isNamed: boolean
  asset: AssetRow | null
  subtitles: SubtitleRow[]
  sections: SectionRow[]
  items: ItemRow[]
  hasNumbering: boolean
}

export type ContentRow = Awaited<ReturnType<typeof listContent>>[number]

/** Those of some content that are the hub's own and not deleted. */
export function listContent(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('content')
    .select([
      'content.id',
      'content.type',
      'content.name',
      'content.sort_name',
      'content.description',
      'content.locale',
      'content.tags',
      'content.audience',
      'content.thumbnail_id',
      'content.published',
      'content.custom_type',
      'content.completion_time',
      'content.created_at',
      'content.updated_at',
    ])
    .where(sql<SqlBool>`content.id = any(${ids}::uuid[])`)
    .where('content.is_deleted', '=', false)
    .where('content.given_by', 'is', null)
    .execute()
}

export type AssetRow = Awaited<ReturnType<typeof listAssets>>[number]

export function listAssets(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('asset')
    .select([
      'asset.content_id',
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
      'asset.source_version',
    ])
    .where(sql<SqlBool>`asset.content_id = any(${ids}::uuid[])`)
    .execute()
}

export type SubtitleRow = Awaited<ReturnType<typeof listSubtitles>>[number]

export function listSubtitles(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('subtitle')
    .select(['subtitle.id', 'subtitle.content_id', 'subtitle.file_id', 'subtitle.locale', 'subtitle.filename'])
    .where(sql<SqlBool>`subtitle.content_id = any(${ids}::uuid[])`)
    .where('subtitle.is_deleted', '=', false)
    .orderBy('subtitle.id')
    .execute()
}

export type SectionRow = Awaited<ReturnType<typeof listSections>>[number]

export function listSections(db: Db, playlistIds: readonly string[]) {
  return db
    .selectFrom('section')
    .select([
      'section.id',
      'section.playlist_id',
      'section.name',
      'section.description',
      'section.rank',
      'section.rank_key',
      'section.locking_mode',
      'section.unlock_at',
      'section.unlock_timezone',
    ])
    .where(sql<SqlBool>`section.playlist_id = any(${playlistIds}::uuid[])`)
    .orderBy('section.rank_key')
    .execute()
}

export type ItemRow = Awaited<ReturnType<typeof listItems>>[number]

export function listItems(db: Db, playlistIds: readonly string[]) {
  return db
    .selectFrom('playlist_item')
    .select([
      'playlist_item.playlist_id',
      'playlist_item.content_id',
      'playlist_item.section_id',
      'playlist_item.rank',
      'playlist_item.rank_key',
      'playlist_item.optional',
    ])
    .where(sql<SqlBool>`playlist_item.playlist_id = any(${playlistIds}::uuid[])`)
    .orderBy('playlist_item.rank_key')
    .execute()
}

/** Those of some playlists whose items have numbers. */
export async function listNumbered(db: Db, playlistIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('playlist')
    .select('playlist.content_id as id')
    .where(sql<SqlBool>`playlist.content_id = any(${playlistIds}::uuid[])`)
    .where('playlist.has_numbering', '=', true)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Those of some files that can be used. */
export async function listReadyFiles(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('file')
    .select('file.id')
    .where(sql<SqlBool>`file.id = any(${ids}::uuid[])`)
    .where('file.status', '=', 'ready')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
