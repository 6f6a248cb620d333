import { expressionBuilder, sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/types.ts'

/** What the row of `member` entered in a custom field; null for nothing. */
export function valueIn(fieldId: string): RawBuilder<string | null> {
  const entered = expressionBuilder<Database>()
    .selectFrom('custom_field_value')
    .select('custom_field_value.value')
    .where('custom_field_value.member_id', '=', sql.ref<string>('member.id'))
    .where('custom_field_value.field_id', '=', fieldId)
  return sql`(${entered})`
}
