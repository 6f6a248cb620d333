import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../db/types.ts'

/** How many comments somebody wrote on what stands in `content`, without those that were deleted. */
export function ownComments(memberId: string) {
  const count = expressionBuilder<Database>()
    .selectFrom('comment as own')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`own.author_id = ${memberId}::uuid`)
    .where('own.content_id', '=', sql.ref<string>('content.id'))
    .where('own.is_deleted', '=', sql.lit(false))
  return sql<number>`(${count})`
}
