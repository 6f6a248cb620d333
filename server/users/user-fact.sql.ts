import { expressionBuilder, sql, type RawBuilder } from 'kysely'
import type { Database } from '../db/types.ts'
import type { FactName } from './user-fact-rules.ts'

/** Facts with a column of their own in `member`, because rules compare them again and again. */
export const FACT_COLUMNS = {
  startDate: 'start_date',
  employeeId: 'employee_id',
  'manager-email': 'manager_email',
  'manager-employeeid': 'manager_employee_id',
} as const satisfies Partial<Record<FactName, string>>

/** What is known of the row of `member`, as text; null for nothing. */
export function factOf(name: FactName): RawBuilder<string | null> {
  if (name in FACT_COLUMNS) return sql`${sql.ref(`member.${FACT_COLUMNS[name as keyof typeof FACT_COLUMNS]}`)}::text`
  const kept = expressionBuilder<Database>()
    .selectFrom('member_fact')
    .select('member_fact.value')
    .where('member_fact.member_id', '=', sql.ref<string>('member.id'))
    .where('member_fact.fact', '=', name)
  return sql`(${kept})`
}
