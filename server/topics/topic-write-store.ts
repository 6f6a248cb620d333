import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Changes to the tree of topics. Hold the hub while making one: each level has an order, and the whole an end. */

export type KeptTopic = NonNullable<Awaited<ReturnType<typeof findTopic>>>

/** A topic, deleted or not. */
export function findTopic(db: Db, id: string) {
  return db
    .selectFrom('topic')
    .select([
      'topic.id',
      'topic.name',
      'topic.parent_id as parentId',
      'topic.path',
      'topic.locale',
      'topic.tags',
      'topic.published',
      'topic.is_deleted as isDeleted',
      'topic.deleted_with as deletedWith',
      'topic.deleted_at as deletedAt',
    ])
    .where('topic.id', '=', id)
    .executeTakeFirst()
}

/** How many topics the hub has that are not deleted. */
export async function countTopics(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('topic')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('topic.is_deleted', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/** The topics directly below one in their order, or those of the first level. */
export function listLevel(db: Db, parentId: string | null) {
  return db
    .selectFrom('topic')
    .select(['topic.id', 'topic.name'])
    .where('topic.parent_id', parentId === null ? 'is' : '=', parentId)
    .where('topic.is_deleted', '=', false)
    .orderBy('topic.rank')
    .orderBy(sql`lower(topic.name)`)
    .orderBy('topic.id')
    .execute()
}

export interface NewTopic {
  id: string
  name: string
  parentId: string | null
  path: string[]
  locale: string
  tags: string[]
  published: boolean
  authorId: string
  now: Date
}

/** Adds a topic, the last of its level once the level is put in order. @throws a unique violation for a name that is taken */
export async function insertTopic(db: Db, { parentId, authorId, now, ...topic }: NewTopic): Promise<void> {
  await db
    .insertInto('topic')
    .values({ ...topic, parent_id: parentId, author_id: authorId, created_at: now, updated_at: now })
    .execute()
}

export interface TopicChange {
  name?: string
  locale?: string
  tags?: string[]
  published?: boolean
}

/** @throws a unique violation for a name that is taken */
export async function updateTopic(db: Db, id: string, change: TopicChange, now: Date): Promise<void> {
  await db
    .updateTable('topic')
    .set({ ...change, updated_at: now })
    .where('topic.id', '=', id)
    .execute()
}

/** Puts a level in this order. */
export async function saveOrder(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('topic')
    .from(sql<{ id: string; rank: number }>`unnest(${ids}::uuid[]) with ordinality`.as<'new'>(sql`new (id, rank)`))
    .set({ rank: sql<number>`new.rank - 1` })
    .whereRef('topic.id', '=', 'new.id')
    .execute()
}

/** Puts a topic, with all below it, below another one or on the first level. @throws a unique violation for a name that is taken */
export async function moveTopic(db: Db, { id, path }: KeptTopic, above: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('topic')
    .set({ path: sql<string[]>`${above}::uuid[] || topic.path[${path.length}::int:]` })
    .where(sql<boolean>`${id}::uuid = any(topic.path)`)
    .execute()
  await db
    .updateTable('topic')
    .set({ parent_id: above.at(-1) ?? null, updated_at: now })
    .where('topic.id', '=', id)
    .execute()
}

/** Deletes a topic with all below it. @returns how many that were */
export async function deleteTopic(db: Db, id: string, now: Date): Promise<number> {
  const rows = await db
    .updateTable('topic')
    .set({ is_deleted: true, deleted_with: id, deleted_at: now, updated_at: now })
    .where(sql<boolean>`${id}::uuid = any(topic.path)`)
    .where('topic.is_deleted', '=', false)
    .returning('topic.id')
    .execute()
  return rows.length
}

/** Brings a topic back with those below it that went with it. @returns how many that were @throws a unique violation for a name that is taken */
export async function restoreTopic(db: Db, { id, deletedWith }: KeptTopic, now: Date): Promise<number> {
  const rows = await db
    .updateTable('topic')
    .set({ is_deleted: false, deleted_with: null, deleted_at: null, updated_at: now })
    .where(sql<boolean>`${id}::uuid = any(topic.path)`)
    .where('topic.deleted_with', '=', deletedWith)
    .returning('topic.id')
    .execute()
  return rows.length
}

/**
 * Removes what was deleted until then. Whatever is below a deleted topic was deleted with it or before, so none of those that
 * go leaves one behind that needs it.
 */
export async function removeTopics(db: Db, until: Date): Promise<void> {
  const old = db.selectFrom('topic').select('topic.id').where('topic.deleted_at', '<=', until)
  await db.deleteFrom('content_topic').where('content_topic.topic_id', 'in', old).execute()
  await db.deleteFrom('topic').where('topic.deleted_at', '<=', until).execute()
}
