import { sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Given } from './given-content-store.ts'

/** Content of other hubs, as rows of the hub that receives it: under the ids that it has there, and nobody's here. */

/** The hubs whose content the hub accepted, or has still. */
export async function listGivers(db: Db, domainId: number): Promise<number[]> {
  const accepted = await db
    .selectFrom('content_grant')
    .select('content_grant.from_domain_id as domainId')
    .distinct()
    .where('content_grant.to_domain_id', '=', domainId)
    .where('content_grant.accepted_at', 'is not', null)
    .execute()
  const kept = await db
    .selectFrom('content')
    .select('content.given_by as domainId')
    .distinct()
    .where('content.given_by', 'is not', null)
    .where('content.is_deleted', '=', false)
    .execute()
  return [...new Set([...accepted, ...kept].map((row) => row.domainId!))]
}

export interface Accepted {
  id: string
  contentIds: string[]
}

/** What the hub accepted of another. @param isHeld until the end of the transaction */
export function listAccepted(db: Db, from: number, to: number, isHeld = false): Promise<Accepted[]> {
  return db
    .selectFrom('content_grant')
    .select(['content_grant.id', 'content_grant.content_ids as contentIds'])
    .where('content_grant.from_domain_id', '=', from)
    .where('content_grant.to_domain_id', '=', to)
    .where('content_grant.accepted_at', 'is not', null)
    .orderBy('content_grant.id')
    .$if(isHeld, (query) => query.forUpdate())
    .execute()
}

/** Those of some ids under which the hub has something that this hub did not give. */
export async function listTaken(db: Db, ids: readonly string[], from: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('content')
    .select('content.id')
    .where(sql<SqlBool>`content.id = any(${ids}::uuid[])`)
    .where('content.given_by', 'is distinct from', from)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface CommonRow {
  id: string
  print: string | null
  isDeleted: boolean
}

/** What the hub has of another, also what that one shares no longer. */
export function listCommon(db: Db, from: number): Promise<CommonRow[]> {
  return db
    .selectFrom('content')
    .select(['content.id', 'content.given_print as print', 'content.is_deleted as isDeleted'])
    .where('content.given_by', '=', from)
    .execute()
}

export interface Taken {
  given: Given
  print: string
  from: number
  hostname: string
}

/** For everybody where it is named; what stands in it is seen through it alone, and what only admins saw by admins alone. */
export async function putContent(db: Db, { given, print, from, hostname }: Taken): Promise<void> {
  const { content, isNamed } = given
  const { id, created_at: createdAt, audience, ...said } = content
  const state = {
    ...said,
    audience: isNamed || audience !== 'admin' ? 'all' : 'admin',
    only_in_playlists: !isNamed,
    originating_id: id,
    source_domain: hostname,
    given_by: from,
    given_print: print,
    is_deleted: false,
    deleted_at: null,
    removed_at: null,
  }
  await db
    .insertInto('content')
    .values({ id, created_at: createdAt, ...state })
    .onConflict((same) =>
      same.columns(['domain_id', 'id']).doUpdateSet({ ...state, version: sql<number>`content.version + 1` }),
    )
    .execute()
}

export async function putAsset(db: Db, { asset, subtitles, content }: Given): Promise<void> {
  if (!asset) return
  const { content_id: contentId, scorm_settings: settings, chapters, ...said } = asset
  // People begin a new file anew: the one before is not brought along.
  const state = {
    ...said,
    scorm_settings: settings && JSON.stringify(settings),
    chapters: chapters && JSON.stringify(chapters),
    when_replaced: 'restart',
  }
  await db
    .insertInto('asset')
    .values({ content_id: contentId, ...state })
    .onConflict((same) => same.columns(['domain_id', 'content_id']).doUpdateSet(state))
    .execute()
  await db.deleteFrom('subtitle').where('subtitle.content_id', '=', content.id).execute()
  if (subtitles.length) await db.insertInto('subtitle').values(subtitles).execute()
}

/** The playlist without what it holds, which may not be there yet. */
export async function putPlaylist(db: Db, { content, hasNumbering }: Given): Promise<void> {
  if (content.type !== 'playlist') return
  const state = { has_numbering: hasNumbering, allow_member_contributions: false }
  await db
    .insertInto('playlist')
    .values({ content_id: content.id, ...state })
    .onConflict((same) => same.columns(['domain_id', 'content_id']).doUpdateSet(state))
    .execute()
}

/** What a playlist holds, and its sections under their ids, so that what opened stays open. */
export async function putPlaces(db: Db, { content, sections, items }: Given): Promise<void> {
  if (content.type !== 'playlist') return
  await db.deleteFrom('playlist_item').where('playlist_item.playlist_id', '=', content.id).execute()
  await db.deleteFrom('section').where('section.playlist_id', '=', content.id).execute()
  if (sections.length) await db.insertInto('section').values(sections).execute()
  if (items.length) await db.insertInto('playlist_item').values(items).execute()
}

/** Takes content out of sight that is shared no longer. It ends as what is deleted does, and what people did stays. */
export async function putAway(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('content')
    .set({ is_deleted: true, deleted_at: now, version: sql<number>`content.version + 1` })
    .where(sql<SqlBool>`content.id = any(${ids}::uuid[])`)
    .execute()
}
