import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../db/types.ts'

/** The average colour of the picture of the row of `content`. */
export function pictureColour() {
  return expressionBuilder<Database>()
    .selectFrom('file')
    .select('file.colour')
    .where('file.id', '=', sql.ref<string>('content.thumbnail_id'))
}
