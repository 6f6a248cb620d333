import { expressionBuilder, sql, type SqlBool } from 'kysely'
import { assetLibrary, type AssetFilter } from '../assets/admin/asset-library.sql.ts'
import { isCommon } from '../content/common.sql.ts'
import { isBehind, library, SORTED_BY, type LibraryFilter, type Place } from '../content/library.sql.ts'
import type { Db } from '../db/connect.ts'
import type { Database } from '../db/types.ts'
import type { ContentRow, ContentType } from './content-table-rules.ts'

/** Content as a table of it has it, and what its cells may name. */

const eb = expressionBuilder<Database, 'content'>()

const topicIds = eb
  .selectFrom('content_topic')
  .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
  .select('content_topic.topic_id')
  .whereRef('content_topic.content_id', '=', 'content.id')
  .where('topic.is_deleted', '=', sql.lit(false))
  .orderBy('topic.name')
  .orderBy('topic.id')

const parents = eb
  .selectFrom('playlist_item')
  .innerJoin('content as holder', 'holder.id', 'playlist_item.playlist_id')
  .whereRef('playlist_item.content_id', '=', 'content.id')
  .where('holder.is_deleted', '=', sql.lit(false))
  .select(
    sql`jsonb_agg(jsonb_build_object('id', holder.id, 'externalRefId', holder.external_ref_id) order by holder.id)`.as(
      'parents',
    ),
  )

const assetColumn = (
  name: 'web_url' | 'mark_as_done_mode' | 'open_in_iframe' | 'exclude_from_ai' | 'insights_enabled',
) => sql`(${eb.selectFrom('asset').select(name).whereRef('asset.content_id', '=', 'content.id')})`

const playlistColumn = (name: 'has_numbering' | 'allow_member_contributions') =>
  sql<boolean | null>`(${eb.selectFrom('playlist').select(name).whereRef('playlist.content_id', '=', 'content.id')})`

const SELECTED = [
  'content.id',
  sql<ContentType>`content.type`.as('type'),
  'content.name',
  'content.description',
  'content.locale',
  'content.tags',
  'content.published',
  'content.is_deleted as isDeleted',
  isCommon().as('isCommon'),
  'content.external_ref_id as externalRefId',
  'content.owner_team_id as ownerTeamId',
  'content.version',
  sql<string[]>`array(${topicIds})`.as('topicIds'),
  sql<ContentRow['parents']>`coalesce((${parents}), '[]')`.as('parents'),
  sql<string | null>`${assetColumn('web_url')}`.as('webUrl'),
  sql<ContentRow['markAsDoneMode']>`${assetColumn('mark_as_done_mode')}`.as('markAsDoneMode'),
  sql<boolean | null>`${assetColumn('open_in_iframe')}`.as('openInIframe'),
  sql<boolean | null>`${assetColumn('exclude_from_ai')}`.as('excludeFromAi'),
  sql<boolean | null>`${assetColumn('insights_enabled')}`.as('insightsEnabled'),
  playlistColumn('has_numbering').as('hasNumbering'),
  playlistColumn('allow_member_contributions').as('allowMemberContributions'),
] as const

/** Those of some content that somebody has opened, or done something with. */
export async function listUsed(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('content_user')
    .select('content_user.content_id as id')
    .distinct()
    .where(sql<SqlBool>`content_user.content_id = any(${ids}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}

/** What a playlist holds that is not deleted. */
export async function listHeld(db: Db, playlistId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('playlist_item')
    .innerJoin('content', 'content.id', 'playlist_item.content_id')
    .select('content.id')
    .where('playlist_item.playlist_id', '=', playlistId)
    .where('content.is_deleted', '=', false)
    .execute()
  return rows.map(({ id }) => id)
}

/** Content by ids and by externalRefIds, deleted or not, but for what was removed for good. */
export function findContents(db: Db, ids: readonly string[], refs: readonly string[]): Promise<ContentRow[]> {
  return db
    .selectFrom('content')
    .select(SELECTED)
    .where((eb) =>
      eb.or([
        sql<SqlBool>`content.id = any(${ids}::uuid[])`,
        sql<SqlBool>`content.external_ref_id = any(${refs}::text[])`,
      ]),
    )
    .where('content.removed_at', 'is', null)
    .execute()
}

export type ExportFilter = { kind: 'playlist'; filter: LibraryFilter } | { kind: 'asset'; filter: AssetFilter }

export type ExportedRow = ContentRow & Place

/** Content by its names, some behind a place. What another hub shares is not there. */
export function listExported(
  db: Db,
  { kind, filter }: ExportFilter,
  place: Place | null,
  limit: number,
): Promise<ExportedRow[]> {
  return (kind === 'asset' ? assetLibrary(db, filter) : library(db, kind, filter))
    .where('content.given_by', 'is', null)
    .select([...SELECTED, SORTED_BY.name.text.as('key')])
    .$if(place !== null, (query) => query.where(isBehind({ column: 'name', direction: 'asc', place: place! })))
    .orderBy(SORTED_BY.name.value)
    .orderBy('content.id')
    .limit(limit)
    .execute()
}

export function listTeams(db: Db) {
  return db.selectFrom('team').select(['team.id', 'team.name']).where('team.is_deleted', '=', false).execute()
}

export function listTopics(db: Db) {
  return db
    .selectFrom('topic')
    .select(['topic.id', 'topic.name', 'topic.parent_id as parentId'])
    .where('topic.is_deleted', '=', false)
    .execute()
}
