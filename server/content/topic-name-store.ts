import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** What some topics are called in a language, of those that have a name in it. */
export function findNames(
  db: Db,
  locale: string,
  topicIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('topic_locale_name')
    .select(['topic_locale_name.topic_id as id', 'topic_locale_name.name'])
    .where('topic_locale_name.locale', '=', locale)
    .where(sql<boolean>`topic_locale_name.topic_id = any(${topicIds}::uuid[])`)
    .execute()
}
