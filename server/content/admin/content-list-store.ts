import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { LastRow } from '../../contract/after.ts'
import type { CountCap, PageQuery } from '../../db/page.ts'
import { countTo } from '../../db/statement.ts'
import { personAs } from '../../users/person.sql.ts'
import { isCommon } from '../common.sql.ts'
import { hasWords, type NameSearch } from '../name-search.sql.ts'
import type { Viewer } from '../rules.ts'
import { isVisible } from '../visibility.sql.ts'

/** All content of the hub, for those who choose from it. */

export interface ContentFilter {
  /** Which kinds the caller may have. */
  kinds: { playlists: boolean; assets: boolean }
  /** Of the hub's own, or what other hubs share with it. */
  owner: 'common' | 'local' | 'local_and_common'
  types?: readonly string[] | undefined
  id?: string | undefined
  search: NameSearch | null
  withoutAdmin: boolean
  /** Only what is for the members of these teams. */
  teamIds?: readonly string[] | undefined
  exceptIds: readonly string[]
  /** Only what one of these teams owns; null for all. */
  ownerTeamIds: readonly string[] | null
}

function filtered(db: Db, filter: ContentFilter) {
  const { kinds, types, id, search, teamIds, exceptIds, ownerTeamIds } = filter
  return db
    .selectFrom('content')
    .where(sql<boolean>`not content.is_deleted`)
    .$if(!kinds.playlists, (query) => query.where('content.type', '<>', 'playlist'))
    .$if(!kinds.assets, (query) => query.where('content.type', '=', 'playlist'))
    .$if(Boolean(types?.length), (query) =>
      query.where(
        'content.type',
        'in',
        types!.map((type) => sql.lit(type)),
      ),
    )
    .$if(filter.owner !== 'local_and_common', (query) =>
      query.where('content.given_by', filter.owner === 'common' ? 'is not' : 'is', null),
    )
    .$if(id !== undefined, (query) => query.where('content.id', '=', id!))
    .$if(search !== null, (query) => query.where(hasWords(search!)))
    .$if(filter.withoutAdmin, (query) => query.where('content.audience', '<>', 'admin'))
    .$if(exceptIds.length > 0, (query) => query.where(sql<boolean>`content.id <> all(${exceptIds}::uuid[])`))
    .$if(ownerTeamIds !== null, (query) =>
      query.where(sql<boolean>`content.owner_team_id = any(${ownerTeamIds}::uuid[])`),
    )
    .$if(Boolean(teamIds?.length), (query) =>
      query.where('content.published', '=', true).where((eb) =>
        eb.or([
          eb('content.audience', '=', 'all'),
          eb.exists(
            eb
              .selectFrom('content_team')
              .select(sql.lit(1).as('one'))
              .whereRef('content_team.content_id', '=', 'content.id')
              .where('content.audience', '=', 'teams')
              .where(sql<SqlBool>`content_team.team_id = any(${teamIds}::uuid[])`),
          ),
        ]),
      ),
    )
}

export type ContentRow = Awaited<ReturnType<typeof listContent>>[number]

/** Content by name. */
export function listContent(
  db: Db,
  filter: ContentFilter,
  { limit, offset, after }: PageQuery & { after: LastRow | null },
) {
  return filtered(db, filter)
    .leftJoin('asset', 'asset.content_id', 'content.id')
    .leftJoin('file', 'file.id', 'asset.file_id')
    .leftJoin('member as author', 'author.id', 'content.author_id')
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(content.sort_name, content.id) > (${after!.key}::text, ${after!.id}::uuid)`),
    )
    .select([
      'content.id',
      'content.type',
      'content.name',
      'content.sort_name as sortName',
      'content.thumbnail_id as thumbnailId',
      'content.custom_type as customType',
      (eb) => eb.fn.coalesce('asset.file_format', 'file.format').as('fileFormat'),
      'content.locale',
      'content.audience',
      'content.owner_team_id as ownerTeamId',
      'content.published',
      'content.content_count as contentCount',
      'content.originating_id as originatingId',
      isCommon().as('isCommon'),
      'content.source_domain as sourceDomain',
      'content.updated_at as updatedAt',
      'content.description',
      'content.tags',
      personAs('author').as('author'),
      'content.external_ref_id as externalRefId',
      'content.created_at as createdAt',
      'content.completion_time as completionTime',
      'content.comment_count as commentCount',
      'content.rating_count as ratingCount',
    ])
    .orderBy('content.sort_name')
    .orderBy('content.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countContent(db: Db, filter: ContentFilter, cap: CountCap) {
  return countTo(db, filtered(db, filter), cap).execute()
}

export interface ParentRow {
  contentId: string
  id: string
  name: string
  optional: boolean
}

/** The playlists that hold some content directly, as far as the viewer sees them. */
export function listParents(db: Db, viewer: Viewer, contentIds: readonly string[]): Promise<ParentRow[]> {
  return db
    .selectFrom('playlist_item')
    .innerJoin('content', 'content.id', 'playlist_item.playlist_id')
    .select(['playlist_item.content_id as contentId', 'content.id', 'content.name', 'playlist_item.optional'])
    .where(sql<boolean>`playlist_item.content_id = any(${contentIds}::uuid[])`)
    .where(isVisible(viewer))
    .orderBy(sql`lower(content.name)`)
    .execute()
}

/** The playlists that hold any of some playlists directly. */
export async function listHolders(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('playlist_item')
    .select('playlist_item.playlist_id as id')
    .distinct()
    .where(sql<boolean>`playlist_item.content_id = any(${ids}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}
