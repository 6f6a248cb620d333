import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../db/types.ts'

/**
 * What somebody did with what stands in `content`, to be joined laterally as `mine`: one look into an index for each row. A plain
 * join leaves PostgreSQL the choice, and it reads all that the person ever did and compares each row of a page with all of
 * that. Where a list begins with what they did, as a history does, a plain join is right.
 */
export function ownState(memberId: string) {
  return expressionBuilder<Database>()
    .selectFrom('content_user')
    .selectAll()
    .where('content_user.content_id', '=', sql.ref<string>('content.id'))
    .where(sql<boolean>`content_user.member_id = ${memberId}::uuid`)
    .limit(sql.lit(1))
    .as('mine')
}
