import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The playlists that are pinned under a topic. */

/** A topic that is not deleted, held so that its pins are changed one after the other. */
export function lockTopic(db: Db, id: string) {
  return db
    .selectFrom('topic')
    .select(['topic.id', 'topic.name'])
    .where('topic.id', '=', id)
    .where('topic.is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()
}

/** The pins of a topic in their order; those of deleted playlists too, which come back with them. */
export function listPins(db: Db, topicId: string) {
  return db
    .selectFrom('content_topic')
    .innerJoin('content', 'content.id', 'content_topic.content_id')
    .select(['content.id', 'content.is_deleted as isDeleted'])
    .where('content_topic.topic_id', '=', topicId)
    .where('content_topic.pin', 'is not', null)
    .orderBy('content_topic.pin')
    .orderBy('content.id')
    .execute()
}

/** Those of some playlists that are there, and whether they stand under the topic. */
export function listPinnable(db: Db, topicId: string, ids: readonly string[]) {
  return db
    .selectFrom('content')
    .leftJoin('content_topic', (join) =>
      join.onRef('content_topic.content_id', '=', 'content.id').on('content_topic.topic_id', '=', topicId),
    )
    .select(['content.id', sql<boolean>`content_topic.topic_id is not null`.as('isUnder')])
    .where('content.id', 'in', ids)
    .where('content.type', '=', 'playlist')
    .where('content.is_deleted', '=', false)
    .execute()
}

/** Pins these under a topic, in this order, and no others. */
export async function writePins(db: Db, topicId: string, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('content_topic')
    .set({ pin: sql<number | null>`array_position(${ids}::uuid[], content_topic.content_id) - 1` })
    .where('content_topic.topic_id', '=', topicId)
    .where((eb) =>
      eb.or([eb('content_topic.pin', 'is not', null), sql<boolean>`content_topic.content_id = any(${ids}::uuid[])`]),
    )
    .execute()
}
