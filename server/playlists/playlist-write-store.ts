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
      published_at: playlist.published ? playlist.now : null,
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

/** Marks it as published, and nothing else about it. */
export async function markPublished(db: Db, playlistId: string): Promise<void> {
  await db.updateTable('content').set({ published: true }).where('content.id', '=', playlistId).execute()
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

/** Leaves in a playlist these sections and items alone, and writes those that are not so already. */
export async function replaceContents(
  db: Db,
  playlistId: string,
  sections: readonly NewSection[],
  items: readonly NewItem[],
): Promise<void> {
  await deleteOtherItems(db, playlistId, items)
  await freeRanks(db, playlistId, sections)
  await writeSections(db, playlistId, sections)
  await writeItems(db, playlistId, items)
  await db
    .deleteFrom('section')
    .where('section.playlist_id', '=', playlistId)
    .where(sql<boolean>`section.id <> all(${sections.map(({ id }) => id)}::uuid[])`)
    .execute()
}

/**
 * Also those that only change their place: written anew they cost less than changed, because none may take a rank before
 * the one that has it has left it.
 */
async function deleteOtherItems(db: Db, playlistId: string, items: readonly NewItem[]): Promise<void> {
  const each = eachOf(items)
  await db
    .deleteFrom('playlist_item')
    .where('playlist_item.playlist_id', '=', playlistId)
    .where(
      sql<boolean>`(playlist_item.content_id, coalesce(playlist_item.section_id::text, ''), playlist_item.rank, playlist_item.optional) not in (
        select id, coalesce(section_id, ''), rank, optional
        from unnest(${each('contentId')}::uuid[], ${each('sectionId')}::text[], ${each('rank')}::text[], ${each('optional')}::boolean[])
          as kept (id, section_id, rank, optional))`,
    )
    .execute()
}

/** Takes the ranks from sections that are to have another one, or none: what stands in them stays. */
async function freeRanks(db: Db, playlistId: string, sections: readonly NewSection[]): Promise<void> {
  const each = eachOf(sections)
  await db
    .updateTable('section')
    .set({ rank_key: sql`'~' || section.id` })
    .where('section.playlist_id', '=', playlistId)
    .where(
      sql<boolean>`(section.id, section.rank_key) not in (select * from unnest(${each('id')}::uuid[], ${each('rankKey')}::text[]))`,
    )
    .execute()
}

function eachOf<T>(rows: readonly T[]) {
  return <K extends keyof T>(name: K) => rows.map((row) => row[name])
}

async function writeSections(db: Db, playlistId: string, sections: readonly NewSection[]): Promise<void> {
  const each = eachOf(sections)
  await db
    .insertInto('section')
    .columns([
      'playlist_id',
      'id',
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
        .selectFrom(
          sql<NewSection>`unnest(${each('id')}::uuid[], ${each('name')}::text[], ${each('description')}::text[],
            ${each('rank')}::text[], ${each('rankKey')}::text[], ${each('lockingMode')}::text[],
            ${each('unlockAt')}::timestamptz[], ${each('unlockTimezone')}::text[])`.as<'new'>(
            sql`new(id, name, description, rank, "rankKey", "lockingMode", "unlockAt", "unlockTimezone")`,
          ),
        )
        .select([
          sql<string>`${playlistId}::uuid`.as('playlistId'),
          'new.id',
          'new.name',
          'new.description',
          'new.rank',
          'new.rankKey',
          'new.lockingMode',
          'new.unlockAt',
          'new.unlockTimezone',
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['domain_id', 'id'])
        .doUpdateSet({
          name: sql`excluded.name`,
          description: sql`excluded.description`,
          rank: sql`excluded.rank`,
          rank_key: sql`excluded.rank_key`,
          locking_mode: sql`excluded.locking_mode`,
          unlock_at: sql`excluded.unlock_at`,
          unlock_timezone: sql`excluded.unlock_timezone`,
        })
        .where(
          sql<boolean>`(section.name, section.description, section.rank, section.locking_mode, section.unlock_at, section.unlock_timezone)
            is distinct from (excluded.name, excluded.description, excluded.rank, excluded.locking_mode, excluded.unlock_at, excluded.unlock_timezone)`,
        ),
    )
    .execute()
}

async function writeItems(db: Db, playlistId: string, items: readonly NewItem[]): Promise<void> {
  const each = eachOf(items)
  await db
    .insertInto('playlist_item')
    .columns(['playlist_id', 'content_id', 'section_id', 'rank', 'rank_key', 'optional'])
    .expression(
      db
        .selectFrom(
          sql<NewItem>`unnest(${each('contentId')}::uuid[], ${each('sectionId')}::uuid[], ${each('rank')}::text[],
            ${each('rankKey')}::text[], ${each('optional')}::boolean[])`.as<'new'>(
            sql`new("contentId", "sectionId", rank, "rankKey", optional)`,
          ),
        )
        .select([
          sql<string>`${playlistId}::uuid`.as('playlistId'),
          'new.contentId',
          'new.sectionId',
          'new.rank',
          'new.rankKey',
          'new.optional',
        ]),
    )
    .onConflict((conflict) => conflict.columns(['domain_id', 'playlist_id', 'content_id']).doNothing())
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
  const before = await listSummed(db, playlistId)
  const requiredBefore = new Set(before.filter(({ optional }) => !optional).map(({ assetId }) => assetId))
  const required = assets.filter(({ optional }) => !optional)
  const isSame = required.length === requiredBefore.size && required.every(({ assetId }) => requiredBefore.has(assetId))
  const revision = await raiseRevision(db, playlistId, isSame ? 0 : 1)
  const known = new Map(before.map(({ assetId, optional }) => [assetId, optional]))
  const stays = new Set(assets.map(({ assetId }) => assetId))
  await deleteSummed(
    db,
    playlistId,
    before.map(({ assetId }) => assetId).filter((id) => !stays.has(id)),
  )
  await saveSummed(
    db,
    playlistId,
    revision,
    assets.filter(({ assetId, optional }) => known.get(assetId) !== optional),
  )
  await db
    .updateTable('content')
    .set({ content_count: contentCount, required_count: requiredCount, completion_time: completionTime })
    .where('content.id', '=', playlistId)
    .execute()
}

function listSummed(db: Db, playlistId: string) {
  return db
    .selectFrom('playlist_asset')
    .where('playlist_asset.playlist_id', '=', playlistId)
    .select(['playlist_asset.asset_id as assetId', 'playlist_asset.optional'])
    .execute()
}

async function deleteSummed(db: Db, playlistId: string, assetIds: readonly string[]): Promise<void> {
  if (assetIds.length === 0) return
  await db
    .deleteFrom('playlist_asset')
    .where('playlist_asset.playlist_id', '=', playlistId)
    .where(sql<boolean>`playlist_asset.asset_id = any(${assetIds}::uuid[])`)
    .execute()
}

/** @param revision since which they are held, or required */
async function saveSummed(db: Db, playlistId: string, revision: number, assets: Summary['assets']): Promise<void> {
  if (assets.length === 0) return
  const ids = assets.map(({ assetId }) => assetId)
  const optional = assets.map((asset) => asset.optional)
  await db
    .insertInto('playlist_asset')
    .columns(['playlist_id', 'asset_id', 'optional', 'since_revision'])
    .expression(
      db
        .selectFrom(
          sql<Summary['assets'][number]>`unnest(${ids}::uuid[], ${optional}::boolean[])`.as<'new'>(
            sql`new("assetId", optional)`,
          ),
        )
        .select([
          sql<string>`${playlistId}::uuid`.as('playlistId'),
          'new.assetId',
          'new.optional',
          sql<number>`${revision}::int`.as('revision'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['domain_id', 'playlist_id', 'asset_id'])
        .doUpdateSet({ optional: sql`excluded.optional`, since_revision: sql`excluded.since_revision` }),
    )
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
