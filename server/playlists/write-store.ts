import { sql } from 'kysely'
import { sortName } from '../content/library.sql.ts'
import type { Db } from '../db/connect.ts'

/** Changes to playlists and what they hold. */

export interface NewPlaylist {
  id: string
  name: string
  description: string | null
  locale: string
  tags: string[]
  thumbnailId: string | null
  ownerTeamId: string | null
  authorId: string
  externalRefId: string | null
  allowMemberContributions: boolean
  hasNumbering: boolean
  published: boolean
  topicIds: readonly string[]
  now: Date
}

/** @throws a unique violation for an external id in use, a foreign key violation for what the hub does not have */
export async function insertPlaylist(db: Db, playlist: NewPlaylist): Promise<void> {
  await db
    .insertInto('content')
    .values({
      id: playlist.id,
      type: 'playlist',
      name: playlist.name,
      sort_name: sortName(playlist.name),
      description: playlist.description,
      locale: playlist.locale,
      tags: playlist.tags,
      thumbnail_id: playlist.thumbnailId,
      owner_team_id: playlist.ownerTeamId,
      author_id: playlist.authorId,
      external_ref_id: playlist.externalRefId,
      published: playlist.published,
      created_at: playlist.now,
      updated_at: playlist.now,
    })
    .execute()
  await db
    .insertInto('playlist')
    .values({
      content_id: playlist.id,
      allow_member_contributions: playlist.allowMemberContributions,
      has_numbering: playlist.hasNumbering,
    })
    .execute()
  if (playlist.topicIds.length)
    await db
      .insertInto('content_topic')
      .values(playlist.topicIds.map((topic_id) => ({ content_id: playlist.id, topic_id })))
      .execute()
}

/** Raises the version of a playlist if it is still the expected one, or null for any. @returns the new one, null when somebody was faster */
export async function raiseVersion(
  db: Db,
  playlistId: string,
  expected: number | null,
  now: Date,
): Promise<number | null> {
  const row = await db
    .updateTable('content')
    .set({ version: sql<number>`version + 1`, updated_at: now })
    .where('content.id', '=', playlistId)
    .$if(expected !== null, (query) => query.where('content.version', '=', expected))
    .returning('content.version')
    .executeTakeFirst()
  return row?.version ?? null
}

/** Raises the version of a playlist whatever it is, for a change that takes nobody's away. */
export async function markChanged(db: Db, playlistId: string, now: Date): Promise<void> {
  await db
    .updateTable('content')
    .set({ version: sql<number>`version + 1`, updated_at: now })
    .where('content.id', '=', playlistId)
    .execute()
}

/** Takes a team out of the audience. @returns false when it was not in it */
export async function removeTeam(db: Db, playlistId: string, teamId: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('content_team')
    .where('content_team.content_id', '=', playlistId)
    .where('content_team.team_id', '=', teamId)
    .returning('content_team.team_id')
    .execute()
  return rows.length > 0
}

/** The types of those ids that are content of the hub and not deleted. */
export async function findTypes(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('content')
    .select(['content.id', 'content.type'])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .where('content.is_deleted', '=', false)
    .execute()
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/** Which playlists each playlist of the hub holds directly. */
export async function listNesting(db: Db): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('playlist_item')
    .innerJoin('content', 'content.id', 'playlist_item.content_id')
    .select(['playlist_item.playlist_id as holder', 'playlist_item.content_id as held'])
    .where('content.type', '=', 'playlist')
    .execute()
  const nesting = new Map<string, string[]>()
  for (const { holder, held } of rows) nesting.set(holder, [...(nesting.get(holder) ?? []), held])
  return nesting
}

export interface NewSection {
  id: string
  name: string
  description: string | null
  rank: string
  rankKey: string
  lockingMode: string | null
  unlockAt: Date | null
  unlockTimezone: string | null
}

export interface NewItem {
  contentId: string
  sectionId: string | null
  rank: string
  rankKey: string
  optional: boolean
}

/** Replaces all that a playlist holds. */
export async function replaceContents(
  db: Db,
  playlistId: string,
  sections: readonly NewSection[],
  items: readonly NewItem[],
): Promise<void> {
  await db.deleteFrom('playlist_item').where('playlist_item.playlist_id', '=', playlistId).execute()
  await db.deleteFrom('section').where('section.playlist_id', '=', playlistId).execute()
  const common = { playlist_id: playlistId }
  if (sections.length)
    await db
      .insertInto('section')
      .values(
        sections.map((section) => ({
          ...common,
          id: section.id,
          name: section.name,
          description: section.description,
          rank: section.rank,
          rank_key: section.rankKey,
          locking_mode: section.lockingMode,
          unlock_at: section.unlockAt,
          unlock_timezone: section.unlockTimezone,
        })),
      )
      .execute()
  if (items.length)
    await db
      .insertInto('playlist_item')
      .values(items.map((item) => itemRow(playlistId, item)))
      .execute()
}

function itemRow(playlistId: string, item: NewItem) {
  return {
    playlist_id: playlistId,
    content_id: item.contentId,
    section_id: item.sectionId,
    rank: item.rank,
    rank_key: item.rankKey,
    optional: item.optional,
  }
}

/** What each of some playlists holds directly. */
export async function listDirect(db: Db, playlistIds: readonly string[]) {
  return db
    .selectFrom('playlist_item')
    .innerJoin('content', 'content.id', 'playlist_item.content_id')
    .select([
      'playlist_item.playlist_id as playlistId',
      'content.id as contentId',
      'content.type',
      'playlist_item.optional',
      'content.completion_time as completionTime',
    ])
    .where(sql<boolean>`playlist_item.playlist_id = any(${playlistIds}::uuid[])`)
    .where('content.is_deleted', '=', false)
    .where('content.published', '=', true)
    .execute()
}

/** The playlists that hold any of some content directly. */
export async function listHolders(db: Db, contentIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('playlist_item')
    .select('playlist_item.playlist_id as id')
    .distinct()
    .where(sql<boolean>`playlist_item.content_id = any(${contentIds}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}

export interface Summary {
  playlistId: string
  assets: { assetId: string; optional: boolean }[]
  contentCount: number
  requiredCount: number
  completionTime: number
}

/** Writes down which assets a playlist holds in all, and the counts that its lists show. */
export async function saveSummary(db: Db, summary: Summary): Promise<void> {
  const { playlistId, assets, contentCount, requiredCount, completionTime } = summary
  const before = await db
    .deleteFrom('playlist_asset')
    .where('playlist_asset.playlist_id', '=', playlistId)
    .returning([
      'playlist_asset.asset_id as assetId',
      'playlist_asset.optional',
      'playlist_asset.since_revision as since',
    ])
    .execute()
  const requiredSince = new Map(
    before.filter(({ optional }) => !optional).map(({ assetId, since }) => [assetId, since]),
  )
  const required = assets.filter(({ optional }) => !optional)
  const isSame = required.length === requiredSince.size && required.every(({ assetId }) => requiredSince.has(assetId))
  const revision = await raiseRevision(db, playlistId, isSame ? 0 : 1)
  if (assets.length)
    await db
      .insertInto('playlist_asset')
      .values(
        assets.map(({ assetId, optional }) => ({
          playlist_id: playlistId,
          asset_id: assetId,
          optional,
          since_revision: requiredSince.get(assetId) ?? revision,
        })),
      )
      .execute()
  await db
    .updateTable('content')
    .set({ content_count: contentCount, required_count: requiredCount, completion_time: completionTime })
    .where('content.id', '=', playlistId)
    .execute()
}

/** @returns the number of what a playlist requires, after it was raised */
async function raiseRevision(db: Db, playlistId: string, by: 0 | 1): Promise<number> {
  const { revision } = await db
    .updateTable('playlist')
    .set({ revision: sql<number>`playlist.revision + ${by}` })
    .where('playlist.content_id', '=', playlistId)
    .returning('playlist.revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Every asset inside some playlists, as their summaries have it. */
export async function listHeldAssets(db: Db, playlistIds: readonly string[]) {
  return db
    .selectFrom('playlist_asset')
    .innerJoin('content', 'content.id', 'playlist_asset.asset_id')
    .select([
      'playlist_asset.playlist_id as playlistId',
      'playlist_asset.asset_id as assetId',
      'playlist_asset.optional',
      'content.completion_time as completionTime',
    ])
    .where(sql<boolean>`playlist_asset.playlist_id = any(${playlistIds}::uuid[])`)
    .execute()
}

/** Everything that a playlist holds directly, also what was deleted. */
export async function listHeld(db: Db, playlistId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('playlist_item')
    .select('playlist_item.content_id as id')
    .where('playlist_item.playlist_id', '=', playlistId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Adds one item to a playlist. */
export async function addItem(db: Db, playlistId: string, item: NewItem): Promise<void> {
  await db.insertInto('playlist_item').values(itemRow(playlistId, item)).execute()
}
