import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '../db/types.ts'
import { factOf } from '../users/user-fact.sql.ts'
import type { FollowedRole, ManagerRole } from './role-rules.ts'

/** What teams that stand for values of an attribute are compared with. */

/** The value that the row of `member` has, as teams keep it; null for none. */
export function valueOf(role: FollowedRole): RawBuilder<string | null> {
  return sql`nullif(lower(btrim(${factOf(role)})), '')`
}

/** By what the row of `table` is named as a manager. */
export function keyOf(role: ManagerRole, table = 'member'): RawBuilder<string | null> {
  const column = role === 'manager-email' ? 'email' : 'employee_id'
  return sql`lower(btrim(${sql.ref(`${table}.${column}`)}))`
}

/** Whether the row of `member` is whom the value of the row of `team` names, and somebody else is in the team for naming them. */
export function isNamedManager(role: ManagerRole): RawBuilder<SqlBool> {
  const naming = expressionBuilder<Database>()
    .selectFrom('team_member as naming')
    .innerJoin('member as other', 'other.id', 'naming.member_id')
    .select(sql.lit(1).as('one'))
    .where('naming.team_id', '=', sql.ref<string>('team.id'))
    .where('naming.by_rules', '=', sql.lit(true))
    .where('naming.member_id', '<>', sql.ref<string>('member.id'))
    .where('other.is_deleted', '=', sql.lit(false))
  return sql`(${keyOf(role)} = team.role_value and exists (${naming}))`
}
