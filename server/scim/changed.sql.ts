import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../db/types.ts'

/** When the list of changes last has something about the row of a table. */
export function changedAt(table: 'member' | 'team') {
  const newest = expressionBuilder<Database>()
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.max('audit_entry.created_at').as('at'))
    .where('audit_entry.object_id', '=', sql.ref<string>(`${table}.id`))
  return sql<Date>`coalesce((${newest}), ${sql.ref(`${table}.created_at`)})`
}
