import { sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import { hasWords, type NameSearch } from './name-search.sql.ts'

/** The playlists or the assets of a hub as those see them who look after them: drafts too, and what can be restored. */

export interface LibraryFilter {
  /** What words of a name begin with; null for all. */
  search: NameSearch | null
  teamId: string | null
  topicId: string | null
  externalRefId: string | null
  published: boolean | null
  /** Only what was changed or deleted since; null for all. */
  updatedSince: Date | null
  deleted: 'without' | 'with' | 'only'
  /** What was deleted before cannot be restored any more. */
  restorableSince: Date
  /** Only what one of these teams owns; null for all. */
  ownerTeamIds: readonly string[] | null
}

/** The last row of the page before: what it is sorted by, at most 60 characters of it, and its id. */
export interface Place {
  key: string
  id: string
}

export interface LibraryOrder {
  column: 'lastUpdated' | 'name'
  direction: 'asc' | 'desc'
  /** What the page follows; null for a page that begins at an offset. */
  place: Place | null
}

/** All of one kind that passes a filter, unordered. */
export function library(db: Db, kind: 'playlist' | 'asset', filter: LibraryFilter) {
  const { search, teamId, topicId, externalRefId, published, updatedSince, deleted, ownerTeamIds } = filter
  return db
    .selectFrom('content')
    .where('content.type', kind === 'playlist' ? '=' : '<>', sql.lit('playlist'))
    .$if(deleted === 'without', (query) => query.where(sql<SqlBool>`not content.is_deleted`))
    .$if(deleted === 'only', (query) => query.where(sql<SqlBool>`content.is_deleted`))
    .$if(deleted !== 'without', (query) => query.where(isRestorable(filter.restorableSince)))
    .$if(published !== null, (query) =>
      query.where(published ? sql<SqlBool>`content.published` : sql<SqlBool>`not content.published`),
    )
    .$if(updatedSince !== null, (query) =>
      query.where(
        deleted === 'without'
          ? sql<SqlBool>`content.updated_at >= ${updatedSince}`
          : sql<SqlBool>`(content.updated_at >= ${updatedSince} or content.deleted_at >= ${updatedSince})`,
      ),
    )
    .$if(search !== null, (query) => query.where(hasWords(search!)))
    .$if(teamId !== null, (query) => query.where('content.owner_team_id', '=', teamId))
    .$if(externalRefId !== null, (query) => query.where('content.external_ref_id', '=', externalRefId))
    .$if(ownerTeamIds !== null, (query) =>
      query.where(sql<SqlBool>`content.owner_team_id = any(${ownerTeamIds}::uuid[])`),
    )
    .$if(topicId !== null && kind === 'playlist', (query) => query.where('content.id', 'in', under(db, topicId!)))
    .$if(topicId !== null && kind === 'asset', (query) =>
      query.where('content.id', 'in', (eb) =>
        eb
          .selectFrom('playlist_item')
          .select('playlist_item.content_id')
          .where('playlist_item.playlist_id', 'in', under(db, topicId!)),
      ),
    )
}

/** What was not deleted so long ago that it is gone. What is not deleted has no such moment. */
function isRestorable(since: Date) {
  return sql<SqlBool>`coalesce(content.deleted_at > ${since}, true)`
}

function under(db: Db, topicId: string) {
  return db
    .selectFrom('content_topic')
    .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
    .select('content_topic.content_id')
    .where(sql<SqlBool>`${topicId}::uuid = any(topic.path)`)
    .where('topic.is_deleted', '=', sql.lit(false))
}

/** What a list is sorted by, as the index has it, and as text for the place of the next page. */
export const SORTED_BY = {
  lastUpdated: { value: sql`content.updated_at`, text: sql<string>`content.updated_at::text`, type: sql`timestamptz` },
  name: { value: sql`content.sort_name`, text: sql<string>`content.sort_name`, type: sql`text` },
}

/** Whether a row follows the place at which the page before ended. */
export function isBehind({ column, direction, place }: LibraryOrder & { place: Place }) {
  const { value, type } = SORTED_BY[column]
  const comes = direction === 'asc' ? sql`>` : sql`<`
  return sql<SqlBool>`(${value}, content.id) ${comes} (${place.key}::text::${type}, ${place.id}::uuid)`
}

/** What goes into `sort_name` with a name. */
export function sortName(name: string) {
  return sql<string>`left(lower(${name}::text), 60)`
}
