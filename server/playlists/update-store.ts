import { sql } from 'kysely'
import { sortName } from '../content/library.sql.ts'
import type { Db } from '../db/connect.ts'
import { publishedSince } from '../content/published.sql.ts'

/** Changes of a playlist itself, not of what it holds. */

export interface PlaylistState {
  name: string
  description: string | null
  locale: string
  tags: readonly string[]
  thumbnailId: string | null
  ownerTeamId: string | null
  externalRefId: string | null
  published: boolean
  allowMemberContributions: boolean
  hasNumbering: boolean
}

/** @returns the new version @throws a unique violation for an external id in use, a foreign key violation for what the hub does not have */
export async function writePlaylist(db: Db, id: string, state: PlaylistState, now: Date): Promise<number> {
  const { version } = await db
    .updateTable('content')
    .set({
      name: state.name,
      sort_name: sortName(state.name),
      description: state.description,
      locale: state.locale,
      tags: [...state.tags],
      thumbnail_id: state.thumbnailId,
      owner_team_id: state.ownerTeamId,
      external_ref_id: state.externalRefId,
      published: state.published,
      published_at: state.published ? publishedSince(now) : null,
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('content.id', '=', id)
    .returning('content.version')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('playlist')
    .set({ allow_member_contributions: state.allowMemberContributions, has_numbering: state.hasNumbering })
    .where('playlist.content_id', '=', id)
    .execute()
  return version
}

/** The topics that a playlist stands under and that are not deleted, whether learners find them or not. */
export function listTopics(db: Db, id: string) {
  return db
    .selectFrom('content_topic')
    .innerJoin('topic', 'topic.id', 'content_topic.topic_id')
    .select(['topic.id', 'topic.name', 'topic.parent_id as parentId'])
    .where('content_topic.content_id', '=', id)
    .where('topic.is_deleted', '=', false)
    .orderBy('topic.name')
    .orderBy('topic.id')
    .execute()
}

/** Puts a playlist under these topics and no others. Its place under a deleted one waits for that to be restored. */
export async function replaceTopics(db: Db, id: string, topicIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('content_topic')
    .where('content_topic.content_id', '=', id)
    .where(sql<boolean>`content_topic.topic_id <> all(${topicIds}::uuid[])`)
    .where('content_topic.topic_id', 'in', (eb) =>
      eb.selectFrom('topic').select('topic.id').where('topic.is_deleted', '=', false),
    )
    .execute()
  if (topicIds.length)
    await db
      .insertInto('content_topic')
      .values(topicIds.map((topic_id) => ({ content_id: id, topic_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export async function setOptional(
  db: Db,
  id: string,
  playlistIds: readonly string[],
  optional: boolean,
): Promise<void> {
  await db
    .updateTable('playlist_item')
    .set({ optional })
    .where('playlist_item.content_id', '=', id)
    .where(sql<boolean>`playlist_item.playlist_id = any(${playlistIds}::uuid[])`)
    .execute()
}
