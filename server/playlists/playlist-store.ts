import { sql } from 'kysely'
import { isCommon } from '../content/common.sql.ts'
import { isBehind, library, SORTED_BY, type LibraryFilter, type LibraryOrder } from '../content/library.sql.ts'
import type { Db } from '../db/connect.ts'
import type { CountCap, PageQuery } from '../db/page.ts'
import { countTo } from '../db/statement.ts'

/** The hub's playlists as those see them who arrange them. */

export type AdminRow = Awaited<ReturnType<ReturnType<typeof pageOfAdmin>['execute']>>[number]

/** A page, as a statement that is not sent yet. */
export function pageOfAdmin(db: Db, filter: LibraryFilter, order: LibraryOrder, { limit, offset }: PageQuery) {
  const { place } = order
  return library(db, 'playlist', filter)
    .select([
      'content.id',
      'content.name',
      'content.thumbnail_id as thumbnailId',
      'content.audience',
      'content.owner_team_id as ownerTeamId',
      'content.locale',
      'content.content_count as contentCount',
      'content.external_ref_id as externalRefId',
      isCommon().as('isCommon'),
      'content.source_domain as sourceDomain',
      'content.updated_at as updatedAt',
      'content.published',
      'content.is_deleted as isDeleted',
      'content.deleted_at as deletedAt',
      SORTED_BY[order.column].text.as('key'),
    ])
    .$if(place !== null, (query) => query.where(isBehind({ ...order, place: place! })))
    .orderBy(SORTED_BY[order.column].value, order.direction)
    .orderBy('content.id', order.direction)
    .limit(limit)
    .offset(offset)
}

export function countAdmin(db: Db, filter: LibraryFilter, cap: CountCap): Promise<{ total: number }[]> {
  return countTo(db, library(db, 'playlist', filter), cap).execute()
}

/** Whether each of the playlists that hold one asks for it. @param ownerTeamIds only those that one of these teams owns; null for all */
export async function listPlaces(db: Db, id: string, ownerTeamIds: readonly string[] | null) {
  return db
    .selectFrom('playlist_item')
    .innerJoin('content', 'content.id', 'playlist_item.playlist_id')
    .select(['playlist_item.playlist_id as playlistId', 'playlist_item.optional'])
    .where('playlist_item.content_id', '=', id)
    .$if(ownerTeamIds !== null, (query) =>
      query.where(sql<boolean>`content.owner_team_id = any(${ownerTeamIds}::uuid[])`),
    )
    .orderBy('playlist_item.playlist_id')
    .execute()
}
