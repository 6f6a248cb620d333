import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** What topics are called in other languages than their own. */

export interface LocaleName {
  locale: string
  name: string
}

/** The names of a topic, by language. */
export function listNames(db: Db, topicId: string): Promise<LocaleName[]> {
  return db
    .selectFrom('topic_locale_name')
    .select(['topic_locale_name.locale', 'topic_locale_name.name'])
    .where('topic_locale_name.topic_id', '=', topicId)
    .orderBy('topic_locale_name.locale')
    .execute()
}

export async function replaceNames(db: Db, topicId: string, names: readonly LocaleName[]): Promise<void> {
  await db.deleteFrom('topic_locale_name').where('topic_id', '=', topicId).execute()
  if (names.length)
    await db
      .insertInto('topic_locale_name')
      .values(names.map((each) => ({ topic_id: topicId, ...each })))
      .execute()
}

/** The names that the topics beside one have for people of some languages: the one for the language, or else their own. */
export async function listBeside(
  db: Db,
  topic: { id: string; parentId: string | null },
  locales: readonly string[],
): Promise<LocaleName[]> {
  return db
    .selectFrom('topic')
    .innerJoin(sql<{ locale: string }>`unnest(${locales}::text[])`.as<'asked'>(sql`asked(locale)`), (join) =>
      join.onTrue(),
    )
    .leftJoin('topic_locale_name', (join) =>
      join
        .onRef('topic_locale_name.topic_id', '=', 'topic.id')
        .on('topic_locale_name.locale', '=', sql.ref<string>('asked.locale')),
    )
    .select([
      sql<string>`asked.locale`.as('locale'),
      sql<string>`coalesce(topic_locale_name.name, topic.name)`.as('name'),
    ])
    .where('topic.parent_id', topic.parentId === null ? 'is' : '=', topic.parentId)
    .where('topic.id', '<>', topic.id)
    .where('topic.is_deleted', '=', false)
    .execute()
}
