import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { PageQuery } from '../db/page.ts'
import type { BadgeRow } from './store.ts'

/** The hub's badges as those see them who run the playlists. */

export interface AdminBadgeRow extends BadgeRow {
  awardedCount: number
  createdAt: Date
}

export interface AdminFilter {
  includeDeleted: boolean
  /** Only those whose playlist one of these teams owns; null for all. */
  ownerTeamIds: readonly string[] | null
}

/** A page of the badges, by the names of their playlists. */
export function listAdmin(db: Db, filter: AdminFilter, { limit, offset }: PageQuery): Promise<AdminBadgeRow[]> {
  return selected(filtered(db, filter))
    .orderBy(sql`lower(content.name)`)
    .orderBy('badge.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countAdmin(db: Db, filter: AdminFilter): Promise<number> {
  const row = await filtered(db, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

/** A badge, deleted or not. */
export function findBadge(db: Db, id: string): Promise<AdminBadgeRow | undefined> {
  return selected(badges(db)).where('badge.id', '=', id).executeTakeFirst()
}

function badges(db: Db) {
  return db
    .selectFrom('badge')
    .innerJoin('content', 'content.id', 'badge.playlist_id')
    .where('content.is_deleted', '=', sql.lit(false))
}

function filtered(db: Db, { includeDeleted, ownerTeamIds }: AdminFilter) {
  return badges(db)
    .$if(!includeDeleted, (query) => query.where('badge.is_deleted', '=', sql.lit(false)))
    .$if(ownerTeamIds !== null, (query) =>
      query.where(sql<boolean>`content.owner_team_id = any(${ownerTeamIds}::uuid[])`),
    )
}

function selected(query: ReturnType<typeof badges>) {
  return query.leftJoin('badge_image as image', 'image.id', 'badge.image_id').select((eb) => [
    'badge.id',
    'badge.is_deleted as isDeleted',
    'badge.image_id as uploadedId',
    'badge.built_in_id as builtInId',
    'image.alternative_text as alternativeText',
    'image.style',
    'content.id as playlistId',
    'content.name as playlistName',
    'badge.created_at as createdAt',
    eb
      .selectFrom('badge_award')
      .select(sql<number>`count(*)::int`.as('count'))
      .whereRef('badge_award.badge_id', '=', 'badge.id')
      .$castTo<{ count: number }>()
      .$asScalar()
      .$notNull()
      .as('awardedCount'),
  ])
}

export interface Candidate {
  id: string
  type: string
  name: string
}

/** Those of some ids that are content of the hub. */
export function findContent(db: Db, ids: readonly string[]): Promise<Candidate[]> {
  return db
    .selectFrom('content')
    .select(['content.id', 'content.type', 'content.name'])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .where('content.is_deleted', '=', sql.lit(false))
    .execute()
}

/** The picture of a badge: one of the two. */
export interface ImageRef {
  uploadedId: string | null
  builtInId: string | null
}

export interface NewBadge {
  id: string
  playlistId: string
}

/** Badges that have yet to be awarded to who completed the playlists before. @throws a unique violation where a playlist awards one already, a foreign key violation for a picture that is gone */
export async function insertBadges(
  db: Db,
  { image, now }: { image: ImageRef; now: Date },
  rows: readonly NewBadge[],
): Promise<void> {
  await db
    .insertInto('badge')
    .values(
      rows.map(({ id, playlistId }) => ({
        id,
        playlist_id: playlistId,
        image_id: image.uploadedId,
        built_in_id: image.builtInId,
        is_awarding: true,
        created_at: now,
      })),
    )
    .execute()
}

/** Restores a badge where it was deleted, to be awarded to who completed the playlist meanwhile. @param image null leaves it as it is @throws as insertBadges */
export async function restoreBadge(db: Db, id: string, image: ImageRef | null): Promise<void> {
  await db
    .updateTable('badge')
    .set({
      is_deleted: false,
      is_awarding: true,
      ...(image ? { image_id: image.uploadedId, built_in_id: image.builtInId } : {}),
    })
    .where('badge.id', '=', id)
    .execute()
}

/** @returns false when somebody was faster */
export async function markDeleted(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('badge')
    .set({ is_deleted: true })
    .where('badge.id', '=', id)
    .where('badge.is_deleted', '=', false)
    .returning('badge.id')
    .executeTakeFirst()
  return row !== undefined
}

/** The owning team of the playlist of each of some badges. */
export async function findOwners(db: Db, ids: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await badges(db)
    .select(['badge.id', 'content.owner_team_id as teamId'])
    .where(sql<boolean>`badge.id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, teamId }) => [id, teamId]))
}
