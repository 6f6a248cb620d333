import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isVisible } from '../content/visibility.sql.ts'
import type { Viewer } from '../content/rules.ts'
import type { PageQuery } from '../db/page.ts'
import { paged, statement, type PageShape } from '../db/statement.ts'
import type { ImageRef } from './badge-store.ts'

/** Pictures for badges. */

export interface NewImage {
  /** That of the file. */
  id: string
  style: string
  alternativeText: string | null
  now: Date
}

/** Writes down what is said of a picture that is announced. */
export async function insertImage(db: Db, { id, style, alternativeText, now }: NewImage): Promise<void> {
  await db.insertInto('badge_image').values({ id, style, alternative_text: alternativeText, created_at: now }).execute()
}

export interface ImageRow {
  id: string
  alternativeText: string | null
  style: string
  badgeCount: number
  createdAt: Date
}

/** A page of the pictures that were uploaded and are ready, the newest first. @param pattern part of what they show as a LIKE pattern, or null for all */
export function listImages(db: Db, pattern: string | null, { limit, offset }: PageQuery): Promise<ImageRow[]> {
  return filtered(db, pattern)
    .select((eb) => [
      'badge_image.id',
      'badge_image.alternative_text as alternativeText',
      'badge_image.style',
      'badge_image.created_at as createdAt',
      eb
        .selectFrom('badge')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('badge.image_id', '=', 'badge_image.id')
        .$asScalar()
        .$notNull()
        .as('badgeCount'),
    ])
    .orderBy('badge_image.created_at', 'desc')
    .orderBy('badge_image.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countImages(db: Db, pattern: string | null): Promise<number> {
  const row = await filtered(db, pattern)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

function ready(db: Db) {
  return db
    .selectFrom('badge_image')
    .innerJoin('file', 'file.id', 'badge_image.id')
    .where('file.status', '=', sql.lit('ready'))
}

function filtered(db: Db, pattern: string | null) {
  return ready(db).$if(pattern !== null, (query) => query.where('badge_image.alternative_text', 'ilike', pattern!))
}

/** How many badges show each of some pictures that come with the hub. */
export async function countShowing(db: Db, builtInIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('badge')
    .select([sql<string>`badge.built_in_id`.as('id'), sql<number>`count(*)::int`.as('count')])
    .where(sql<boolean>`badge.built_in_id = any(${builtInIds}::uuid[])`)
    .groupBy('badge.built_in_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}

export interface FoundImage {
  id: string
  alternativeText: string | null
  badgeCount: number
}

/** A picture that was uploaded and is ready. */
export function findImage(db: Db, id: string): Promise<FoundImage | undefined> {
  return ready(db)
    .leftJoin('badge', 'badge.image_id', 'badge_image.id')
    .select([
      'badge_image.id',
      'badge_image.alternative_text as alternativeText',
      'badge_image.style',
      sql<number>`count(badge.id)::int`.as('badgeCount'),
    ])
    .where('badge_image.id', '=', id)
    .groupBy(['badge_image.id', 'badge_image.alternative_text', 'badge_image.style'])
    .executeTakeFirst()
}

/** Has others wait who change it too. */
export async function lockImage(db: Db, id: string): Promise<void> {
  await db.selectFrom('badge_image').select('badge_image.id').where('badge_image.id', '=', id).forUpdate().execute()
}

export interface ImageChange {
  alternativeText?: string | null | undefined
  style?: string | undefined
}

/** Says something else of a picture. Undefined leaves it as it is. */
export async function updateImage(db: Db, id: string, { alternativeText, style }: ImageChange): Promise<void> {
  await db
    .updateTable('badge_image')
    .set({
      ...(alternativeText === undefined ? {} : { alternative_text: alternativeText }),
      ...(style === undefined ? {} : { style }),
    })
    .where('badge_image.id', '=', id)
    .execute()
}

/** Lets all badges that show one picture show another one. */
export async function replaceImage(db: Db, id: string, by: ImageRef): Promise<void> {
  await db
    .updateTable('badge')
    .set({ image_id: by.uploadedId, built_in_id: by.builtInId })
    .where('badge.image_id', '=', id)
    .execute()
}

/** Lets some badges show a picture. */
export async function setImage(db: Db, badgeIds: readonly string[], by: ImageRef): Promise<void> {
  await db
    .updateTable('badge')
    .set({ image_id: by.uploadedId, built_in_id: by.builtInId })
    .where(sql<boolean>`badge.id = any(${badgeIds}::uuid[])`)
    .execute()
}

/** @throws a foreign key violation while a badge shows it */
export async function deleteImage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('badge_image').where('badge_image.id', '=', id).execute()
}

type PlaylistsValues = Viewer & { imageId: string }

/** The playlists that the viewer may see and whose badge shows a picture, by name. */
export const listPlaylists = statement<PlaylistsValues & { offset: number }, PageShape>()((db, value, shape) =>
  playlistsOf(db, value)
    .select(['content.id', 'content.name'])
    .orderBy(sql`lower(content.name)`)
    .orderBy('content.id')
    .$call(paged(value, shape)),
)

export const countPlaylists = statement<PlaylistsValues>()((db, value) =>
  playlistsOf(db, value).select(sql<number>`count(*)::int`.as('total')),
)

function playlistsOf(db: Db, value: PlaylistsValues) {
  return db
    .selectFrom('badge')
    .innerJoin('content', 'content.id', 'badge.playlist_id')
    .where((eb) => eb.or([eb('badge.image_id', '=', value.imageId), eb('badge.built_in_id', '=', value.imageId)]))
    .where('badge.is_deleted', '=', sql.lit(false))
    .where(isVisible(value))
}
