import { expressionBuilder, type Expression } from 'kysely'
import type { Database } from '../db/types.ts'

/** Since when the row of `content` is published, where it is to be from now on: as it stood, else since now. */
export function publishedSince(now: Date): Expression<Date | null> {
  const eb = expressionBuilder<Database, 'content'>()
  return eb.case().when('content.published', '=', true).then(eb.ref('content.published_at')).else(now).end()
}
