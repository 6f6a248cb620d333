import { expressionBuilder, sql, type Expression } from 'kysely'
import type { Db } from '../db/connect.ts'
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

/** A team that somebody belongs to, as their page shows it. */
export interface MembershipRow {
  id: string
  name: string
  role: 'member' | 'manager'
  isSmartTeam: boolean
  teamType: { id: string; name: string; colour: string } | null
}

/** The teams of a member, by name, as a query of its own or in brackets. Deleted teams are no teams. */
export function membershipsOf(memberId: Expression<string>) {
  return expressionBuilder<Database>()
    .selectFrom('team_member as place')
    .innerJoin('team', 'team.id', 'place.team_id')
    .leftJoin('team_type', 'team_type.id', 'team.team_type_id')
    .select([
      'team.id',
      'team.name',
      sql<MembershipRow['role']>`place.role`.as('role'),
      sql<boolean>`team.rules is not null`.as('isSmartTeam'),
      sql<MembershipRow['teamType']>`case when team_type.id is not null then jsonb_build_object(
        'id', team_type.id, 'name', team_type.name, 'colour', team_type.colour) end`.as('teamType'),
    ])
    .where('place.member_id', '=', memberId)
    .where('team.is_deleted', '=', sql.lit(false))
    .orderBy('team.name')
    .orderBy('team.id')
    .limit(sql.lit(1_000))
}

/** How people come into a team. */
export interface Joining {
  teamId: string
  role: MembershipRow['role']
  /** Whether rules put them in, so that rules may take them out. */
  isByRules: boolean
  now: Date
}

/** Puts people into a team. What becomes of those who are in it is for the caller to say. */
export function insertMembers(db: Db, { teamId, role, isByRules, now }: Joining, memberIds: readonly string[]) {
  return db
    .insertInto('team_member')
    .columns(['team_id', 'member_id', 'role', 'joined_at', 'by_rules'])
    .expression(
      db
        .selectFrom(sql<{ id: string }>`unnest(${memberIds}::uuid[])`.as<'one'>(sql`one(id)`))
        .select([
          sql<string>`${teamId}::uuid`.as('team_id'),
          'one.id',
          sql<string>`${role}::text`.as('role'),
          sql<Date>`${now}::timestamptz`.as('joined_at'),
          sql<boolean>`${isByRules}::boolean`.as('by_rules'),
        ]),
    )
}
