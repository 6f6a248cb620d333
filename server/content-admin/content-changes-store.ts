import { expressionBuilder, sql, type SqlBool } from 'kysely'
import { assetLibrary, type AssetFilter } from '../assets/admin/asset-library.sql.ts'
import { library, type LibraryFilter } from '../content/library.sql.ts'
import { publishedSince } from '../content/published.sql.ts'
import { memberAsViewer, isVisible } from '../content/visibility.sql.ts'
import type { Db } from '../db/connect.ts'
import type { Database } from '../db/types.ts'
import type { ContentState } from './content-changes-rules.ts'

/** What a change of much content would reach, and making it. */

/** One kind of content that is meant: by name, or all that a filter finds but some. */
export interface Meant {
  ids: readonly string[] | null
  exceptIds: readonly string[]
  filter: LibraryFilter | AssetFilter
}

export type ContentRow = Awaited<ReturnType<typeof listMeant>>[number]

/** The playlists or the assets that are meant, by name. */
export function listMeant(db: Db, kind: 'playlist' | 'asset', { ids, exceptIds, filter }: Meant) {
  const found = kind === 'asset' ? assetLibrary(db, filter as AssetFilter) : library(db, kind, filter)
  return found
    .where('content.given_by', 'is', null)
    .$if(ids !== null, (query) => query.where(sql<SqlBool>`content.id = any(${ids}::uuid[])`))
    .$if(exceptIds.length > 0, (query) => query.where(sql<SqlBool>`content.id <> all(${exceptIds}::uuid[])`))
    .select(COLUMNS)
    .orderBy('content.sort_name')
    .orderBy('content.id')
    .execute()
}

const COLUMNS = [
  'content.id',
  sql<'playlist' | 'upload' | 'zip' | 'web' | 'scorm'>`content.type`.as('type'),
  'content.name',
  'content.published',
  'content.is_deleted as isDeleted',
  'content.deleted_at as deletedAt',
  'content.owner_team_id as ownerTeamId',
  'content.tags',
  sql<boolean>`content.type = 'playlist'`.as('isPlaylist'),
  topicIds().as('topicIds'),
] as const

/** The topics under which the content of a query stands, but for deleted ones. */
function topicIds() {
  const topics = expressionBuilder<Database, 'content'>()
    .selectFrom('content_topic')
    .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
    .select('content_topic.topic_id')
    .whereRef('content_topic.content_id', '=', 'content.id')
    .where('topic.is_deleted', '=', sql.lit(false))
    .orderBy('content_topic.topic_id')
  return sql<string[]>`array(${topics})`
}

/** Content that is not removed for good, held until the end of the transaction. */
export function lockContents(db: Db, ids: readonly string[]): Promise<ContentRow[]> {
  return db
    .selectFrom('content')
    .select(COLUMNS)
    .where(sql<SqlBool>`content.id = any(${ids}::uuid[])`)
    .where('content.removed_at', 'is', null)
    .orderBy('content.id')
    .forUpdate('content')
    .execute()
}

export type WrittenState = Pick<ContentState, 'published' | 'isDeleted' | 'ownerTeamId' | 'tags'> & {
  id: string
  /** Whether more than where it is kept changed: what is only deleted or restored is no news. */
  isUpdated: boolean
}

/** Writes contents as they are from now on, and gives each a new version. */
export async function writeContents(db: Db, rows: readonly WrittenState[], now: Date): Promise<void> {
  const given = sql<WrittenState & { tags: string[] }>`(
    select (value ->> 'id')::uuid as id, (value ->> 'published')::boolean as published, (value ->> 'isDeleted')::boolean as "isDeleted",
      (value ->> 'ownerTeamId')::uuid as "ownerTeamId", (value ->> 'isUpdated')::boolean as "isUpdated",
      array(select jsonb_array_elements_text(value -> 'tags')) as tags
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb)
  )`.as<'given'>(sql`given`)
  await db
    .updateTable('content')
    .from(given)
    .set((eb) => ({
      published: sql<boolean>`given.published`,
      published_at: eb
        .case()
        .when(sql<boolean>`given.published`)
        .then(publishedSince(now))
        .end(),
      owner_team_id: sql<string | null>`given."ownerTeamId"`,
      tags: sql<string[]>`given.tags`,
      is_deleted: sql<boolean>`given."isDeleted"`,
      deleted_at: sql<Date | null>`case when given."isDeleted" then coalesce(content.deleted_at, ${now}) end`,
      updated_at: sql<Date>`case when given."isUpdated" then ${now} else content.updated_at end`,
      version: sql<number>`content.version + 1`,
    }))
    .whereRef('content.id', '=', 'given.id')
    .execute()
}

/** Those of these ids that are teams, or topics, of the hub and not deleted. */
export async function findThere(db: Db, table: 'team' | 'topic', ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .where('is_deleted', '=', false)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * How many people see any of some published content now. Content that no playlist stands before is asked by its audience alone, so that
 * much of it is as quick as little.
 */
export async function countWhoSee(db: Db, ids: readonly string[], now: Date): Promise<number> {
  const some = db.selectFrom('content').where(sql<SqlBool>`content.id = any(${ids}::uuid[])`)
  const open = some.where('content.has_ways', '=', false)
  const { count } = await db
    .selectFrom('member')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member.is_deleted', '=', false)
    .where((eb) =>
      eb.or([
        eb.exists(open.where('content.audience', '=', 'all').select(sql.lit(1).as('one'))),
        eb.and([
          eb('member.is_admin', '=', true),
          eb.exists(open.where('content.audience', '=', 'admin').select(sql.lit(1).as('one'))),
        ]),
        eb(
          'member.id',
          'in',
          open
            .innerJoin('content_team', 'content_team.content_id', 'content.id')
            .innerJoin('team', 'team.id', 'content_team.team_id')
            .innerJoin('team_member', 'team_member.team_id', 'team.id')
            .where('content.audience', '=', 'teams')
            .where('team.is_deleted', '=', false)
            .select('team_member.member_id'),
        ),
        eb.exists(
          some
            .where('content.has_ways', '=', true)
            .where(isVisible(memberAsViewer(now)))
            .select(sql.lit(1).as('one')),
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}
