import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../db/types.ts'

/** The ids of the teams that the row of `member` belongs to, as an array; only those with the role where one is given. Deleted teams are no teams. */
export function teamIdsOf(role?: 'manager') {
  const teams = expressionBuilder<Database>()
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select('team_member.team_id')
    .where('team_member.member_id', '=', sql.ref<string>('member.id'))
    .where('team.is_deleted', '=', sql.lit(false))
    .$if(role !== undefined, (query) => query.where('team_member.role', '=', sql.lit(role)))
  return sql<string[]>`array(${teams})`
}
