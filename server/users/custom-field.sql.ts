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

/** So much of a value stands in the index by which people are found, in characters. */
const MAX_COMPARED = 200

/** By what people are found who entered a value, in any case; of a long one by its beginning. */
export function comparedValue(value: RawBuilder<unknown>): RawBuilder<string> {
  return sql`lower(btrim(left(btrim(${value}::text), ${sql.lit(MAX_COMPARED)})))`
}
