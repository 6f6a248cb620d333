import { sql, type Updateable } from 'kysely'
import { sortName } from '../../content/library.sql.ts'
import type { Db } from '../../db/connect.ts'
import type { Asset } from '../../db/types.ts'
import type { Chapter } from '../../files/processing/recorded-chapter-rules.ts'
import type { ScormSettings } from '../store.ts'
import { publishedSince } from '../../content/published.sql.ts'

/** Changes to assets by those who run them. */

export interface AssetContent {
  type: string
  name: string
  description: string | null
  locale: string
  tags: string[]
  thumbnailId: string | null
  ownerTeamId: string | null
  externalRefId: string | null
  customType: string | null
  published: boolean
  completionTime: number
}

export interface AssetSource {
  webUrl: string | null
  isFrameable: boolean
  fileId: string | null
  fileFormat: string | null
  /** Seconds. */
  duration: number | null
  /** Null for those of the file. */
  chapters: readonly Chapter[] | null
  alternativeText: string | null
  download: string
  openInIframe: boolean
  excludeFromAi: boolean
  insightsEnabled: boolean
  /** Of the pages of a document, 1 to 100. */
  requiredPagesPercent: number
  markAsDone: string
  scormSettings: ScormSettings | null
  whenReplaced: 'keep' | 'restart' | 'finish'
  refId: string | null
}

export interface NewAsset {
  id: string
  authorId: string
  content: AssetContent
  source: AssetSource
  now: Date
}

/** @throws a unique violation for an external id in use, a foreign key violation for what the hub does not have */
export async function insertAsset(db: Db, { id, authorId, content, source, now }: NewAsset): Promise<void> {
  await db
    .insertInto('content')
    .values({
      ...contentColumns(content),
      id,
      author_id: authorId,
      published_at: content.published ? now : null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await db
    .insertInto('asset')
    .values({ ...sourceColumns(source), content_id: id })
    .execute()
}

/** Writes an asset anew if it is still of the version that was read. @returns the new version, or null when somebody was faster */
export async function updateAsset(
  db: Db,
  id: string,
  expected: number,
  { content, source, now }: Pick<NewAsset, 'content' | 'source' | 'now'>,
): Promise<number | null> {
  const row = await db
    .updateTable('content')
    .set({
      ...contentColumns(content),
      published_at: content.published ? publishedSince(now) : null,
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('content.id', '=', id)
    .where('content.version', '=', expected)
    .returning('content.version')
    .executeTakeFirst()
  if (!row) return null
  const isReplaced = sql<boolean>`asset.file_id is distinct from ${source.fileId}::uuid or asset.web_url is distinct from ${source.webUrl}::text`
  await db
    .updateTable('asset')
    .set({
      ...sourceColumns(source),
      source_version: sql<number>`asset.source_version + case when ${isReplaced} then 1 else 0 end`,
    })
    .where('asset.content_id', '=', id)
    .execute()
  return row.version
}

function contentColumns(content: AssetContent) {
  return {
    type: content.type,
    name: content.name,
    sort_name: sortName(content.name),
    description: content.description,
    locale: content.locale,
    tags: content.tags,
    thumbnail_id: content.thumbnailId,
    owner_team_id: content.ownerTeamId,
    external_ref_id: content.externalRefId,
    custom_type: content.customType,
    published: content.published,
    completion_time: content.completionTime,
  }
}

function sourceColumns(source: AssetSource) {
  return {
    web_url: source.webUrl,
    is_frameable: source.isFrameable,
    file_id: source.fileId,
    file_format: source.fileFormat,
    duration: source.duration,
    chapters: source.chapters && JSON.stringify(source.chapters),
    alternative_text: source.alternativeText,
    download: source.download,
    open_in_iframe: source.openInIframe,
    exclude_from_ai: source.excludeFromAi,
    insights_enabled: source.insightsEnabled,
    required_pages_percent: source.requiredPagesPercent,
    mark_as_done_mode: source.markAsDone,
    scorm_settings: source.scormSettings && JSON.stringify(source.scormSettings),
    when_replaced: source.whenReplaced,
    ref_id: source.refId,
  } satisfies Updateable<Asset>
}

/** The files of these ids, with what decides whether an asset can be made of them. */
export function findFiles(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('file')
    .select([
      'file.id',
      'file.kind',
      'file.status',
      'file.filename',
      'file.format',
      sql<string>`coalesce(file.served_type, file.content_type)`.as('contentType'),
      'file.content_type as uploadedType',
      'file.duration',
      'file.locale',
      sql<string | null>`file.package ->> 'kind'`.as('packageKind'),
    ])
    .where(sql<boolean>`file.id = any(${ids}::uuid[])`)
    .execute()
}

export type FileRow = Awaited<ReturnType<typeof findFiles>>[number]

/**
 * Gives an asset these subtitles in place of those in use. What it has already stays as it is, and deleted ones wait to be
 * restored. @throws a unique violation for a file that another asset has as its subtitles
 */
export async function replaceSubtitles(
  db: Db,
  assetId: string,
  files: readonly { id: string; locale: string; filename: string }[],
): Promise<void> {
  const ids = files.map(({ id }) => id)
  const isNamed = sql<boolean>`subtitle.file_id = any(${ids}::uuid[])`
  await db
    .deleteFrom('subtitle')
    .where('subtitle.content_id', '=', assetId)
    .where(sql<boolean>`${isNamed} = subtitle.is_deleted`)
    .execute()
  const kept = await db
    .selectFrom('subtitle')
    .select('subtitle.file_id as id')
    .where('subtitle.content_id', '=', assetId)
    .where(isNamed)
    .execute()
  const added = files.filter((file) => !kept.some(({ id }) => id === file.id))
  if (added.length === 0) return
  await db
    .insertInto('subtitle')
    .values(added.map(({ id, locale, filename }) => ({ id, content_id: assetId, file_id: id, locale, filename })))
    .execute()
}

/** Whether a playlist holds some content directly. */
export async function isHeldBy(db: Db, contentId: string, playlistId: string): Promise<boolean> {
  const row = await db
    .selectFrom('playlist_item')
    .select('playlist_item.rank')
    .where('playlist_item.playlist_id', '=', playlistId)
    .where('playlist_item.content_id', '=', contentId)
    .executeTakeFirst()
  return row !== undefined
}

/** The assets that are made of a file. */
export function listOfFile(db: Db, fileId: string) {
  return db
    .selectFrom('asset')
    .innerJoin('content', 'content.id', 'asset.content_id')
    .innerJoin('file', 'file.id', 'asset.file_id')
    .select([
      'content.id',
      'content.type',
      'asset.file_format as fileFormat',
      'file.format',
      'file.duration',
      sql<string>`coalesce(file.served_type, file.content_type)`.as('contentType'),
    ])
    .where('asset.file_id', '=', fileId)
    .execute()
}

const UNLESS_DISABLED = sql<'enabled'>`case asset.download when 'disabled' then 'enabled' else asset.download end`

/** Writes down what became known of an asset's file. Seconds. @param measures.isDownload whether no page can show it: then it may be downloaded */
export async function saveMeasures(
  db: Db,
  id: string,
  measures: { duration: number | null; fileFormat: string | null; completionTime: number; isDownload: boolean },
): Promise<void> {
  const { duration, fileFormat, isDownload } = measures
  await db
    .updateTable('asset')
    .set({ duration, file_format: fileFormat, ...(isDownload && { download: UNLESS_DISABLED }) })
    .where('asset.content_id', '=', id)
    .execute()
  await db
    .updateTable('content')
    .set({ completion_time: measures.completionTime })
    .where('content.id', '=', id)
    .execute()
}

/** Gives assets without a picture the one that was drawn of their file, where there is one. */
export async function givePoster(db: Db, ids: readonly string[], posterId: string): Promise<void> {
  await db
    .updateTable('content')
    .set({ thumbnail_id: posterId })
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .where('content.thumbnail_id', 'is', null)
    .where((eb) => eb.exists(eb.selectFrom('file').select('file.id').where('file.id', '=', posterId)))
    .execute()
}

/** Takes the picture of assets away. */
export async function takePictures(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('content')
    .set({ thumbnail_id: null })
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .execute()
}
