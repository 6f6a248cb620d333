import { expressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import type { Database } from '../db/types.ts'

/** Whether the account of the `member` of a query has a second factor. */
export function hasFactor(): ExpressionWrapper<Database, 'member', SqlBool> {
  const eb = expressionBuilder<Database, 'member'>()
  return eb.exists(
    eb
      .selectFrom('totp')
      .select('totp.account_id')
      .whereRef('totp.account_id', '=', 'member.account_id')
      .where('totp.confirmed_at', 'is not', null),
  )
}
