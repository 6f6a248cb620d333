import { sql } from 'kysely'

/** Since when the row of `content`, as it stood, is published. */
export function publishedSince(published: boolean, now: Date) {
  return published
    ? sql<Date>`case when content.published then content.published_at else ${now}::timestamptz end`
    : null
}
