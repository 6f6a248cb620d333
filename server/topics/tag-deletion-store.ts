import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { JobItem } from '../job-kind.ts'

/** Tags are the same whatever their case; names come in lower case here. */

const hasAny = (column: 'content.tags' | 'topic.tags', names: readonly string[]) =>
  sql<boolean>`exists (select from unnest(${sql.ref(column)}) as one (tag) where lower(one.tag) = any(${names}))`

export type Tagged = 'content' | 'topic'

/** What has one of some tags, and the tags of the list, by name. */
export async function listTagged(db: Db, names: readonly string[]): Promise<JobItem[]> {
  const content = db
    .selectFrom('content')
    .select([
      sql<JobItem['type']>`case when content.type = 'playlist' then 'playlist' else 'asset' end`.as('type'),
      sql<string | null>`content.id`.as('id'),
      'content.name',
    ])
    .where(hasAny('content.tags', names))
  const topics = db
    .selectFrom('topic')
    .select([sql<JobItem['type']>`'topic'`.as('type'), sql<string | null>`topic.id`.as('id'), 'topic.name'])
    .where(hasAny('topic.tags', names))
  const tags = db
    .selectFrom('tag')
    .select([sql<JobItem['type']>`'tag'`.as('type'), sql<string | null>`null::uuid`.as('id'), 'tag.name'])
    .where(sql`lower(tag.name)`, 'in', names)
  return db
    .selectFrom(content.unionAll(topics).unionAll(tags).as('found'))
    .selectAll()
    .orderBy(sql`lower(found.name)`)
    .orderBy('found.id')
    .execute()
}

export interface TaggedRow {
  id: string
  tags: string[]
}

/** The tags of some content or topics, held until the end of the transaction. */
export function lockTags(db: Db, table: Tagged, ids: readonly string[]): Promise<TaggedRow[]> {
  return db.selectFrom(table).select(['id', 'tags']).where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** Gives each its new tags, and content a new version. */
export async function writeTags(db: Db, table: Tagged, rows: readonly TaggedRow[]): Promise<void> {
  const given = sql<TaggedRow>`(
    select (value ->> 'id')::uuid as id, array(select jsonb_array_elements_text(value -> 'tags')) as tags
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb)
  )`.as<'given'>(sql`given`)
  const tags = sql<string[]>`given.tags`
  if (table === 'topic')
    await db.updateTable('topic').from(given).set({ tags }).whereRef('topic.id', '=', 'given.id').execute()
  else
    await db
      .updateTable('content')
      .from(given)
      .set({ tags, version: sql<number>`content.version + 1` })
      .whereRef('content.id', '=', 'given.id')
      .execute()
}

/** Takes tags from the list. @returns their names */
export async function deleteTagRows(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const rows = await db.deleteFrom('tag').where('tag.name', 'in', names).returning('tag.name').execute()
  return new Set(rows.map(({ name }) => name))
}
