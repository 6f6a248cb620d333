import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The playlists that stand under topics. */

/** Those of some topics that the hub has and that are not deleted. */
export async function listTopics(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('topic')
    .select('topic.id')
    .where('topic.id', 'in', ids)
    .where('topic.is_deleted', '=', false)
    .execute()
  return rows.map(({ id }) => id)
}

/** The playlists under any of some topics, by name. @param among only these; null for all */
export function listUnder(db: Db, topicIds: readonly string[], among: readonly string[] | null) {
  return db
    .selectFrom('content')
    .select(['content.id', 'content.name'])
    .where('content.type', '=', 'playlist')
    .where('content.id', 'in', (eb) =>
      eb.selectFrom('content_topic').select('content_topic.content_id').where('content_topic.topic_id', 'in', topicIds),
    )
    .$if(among !== null, (query) => query.where('content.id', 'in', among!))
    .orderBy(sql`lower(content.name)`)
    .orderBy('content.id')
    .execute()
}

/** Takes playlists from under topics, and gives them a new version. @returns the topics that each stood under, by id */
export async function removeFrom(
  db: Db,
  ids: readonly string[],
  topicIds: readonly string[],
): Promise<Map<string, string[]>> {
  await holdPlaylists(db, ids)
  const rows = await db
    .deleteFrom('content_topic')
    .where('content_topic.content_id', 'in', ids)
    .where('content_topic.topic_id', 'in', topicIds)
    .returning(['content_topic.content_id as id', 'content_topic.topic_id as topicId'])
    .execute()
  return changed(db, rows)
}

/** Puts playlists under topics again, as far as both are there. @returns the topics that are new to each, by id */
export async function putUnder(
  db: Db,
  places: readonly { id: string; topicIds: readonly string[] }[],
): Promise<Map<string, string[]>> {
  await holdPlaylists(
    db,
    places.map(({ id }) => id),
  )
  const rows = await db
    .insertInto('content_topic')
    .columns(['content_id', 'topic_id'])
    .expression((eb) =>
      eb
        .selectFrom('topic')
        .innerJoin(
          sql<{ content_id: string; topic_id: string }>`(
            select (value ->> 'id')::uuid as content_id, jsonb_array_elements_text(value -> 'topicIds')::uuid as topic_id
            from jsonb_array_elements(${JSON.stringify(places)}::jsonb)
          )`.as('place'),
          'place.topic_id',
          'topic.id',
        )
        .innerJoin('content', 'content.id', 'place.content_id')
        .select(['content.id as content_id', 'topic.id as topic_id'])
        .where('topic.is_deleted', '=', false),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['content_topic.content_id as id', 'content_topic.topic_id as topicId'])
    .execute()
  return changed(db, rows)
}

async function holdPlaylists(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .selectFrom('content')
    .select('content.id')
    .where('content.id', 'in', ids)
    .orderBy('content.id')
    .forUpdate()
    .execute()
}

async function changed(db: Db, rows: readonly { id: string; topicId: string }[]): Promise<Map<string, string[]>> {
  const byId = new Map<string, string[]>()
  for (const { id, topicId } of rows) byId.set(id, [...(byId.get(id) ?? []), topicId])
  if (byId.size)
    await db
      .updateTable('content')
      .set({ version: sql<number>`version + 1` })
      .where('content.id', 'in', [...byId.keys()])
      .execute()
  return byId
}
