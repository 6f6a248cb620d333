import { sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'

/** What depends on a team, counted. */

export interface Dependents {
  managerCount: number
  ownedContentCount: number
  audienceContentCount: number
  hiddenContentCount: number
  losingUserCount: number
  assignmentCount: number
}

const count = sql<number>`count(*)::int`.as('count')

export async function countDependents(db: Db, teamId: string): Promise<Dependents> {
  const one = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }) =>
    (await query.executeTakeFirstOrThrow()).count
  const people = db
    .selectFrom('team_member')
    .innerJoin('member', 'member.id', 'team_member.member_id')
    .where('team_member.team_id', '=', teamId)
    .where('member.is_deleted', '=', false)
  const meant = contentFor(db, teamId)
  const assignments = db
    .selectFrom('assignment_team')
    .innerJoin('assignment', 'assignment.id', 'assignment_team.assignment_id')
    .where('assignment_team.team_id', '=', teamId)
    .where('assignment.is_deleted', '=', false)
  return {
    managerCount: await one(people.where('team_member.role', '=', 'manager').select(count)),
    ownedContentCount: await one(
      db
        .selectFrom('content')
        .where('content.owner_team_id', '=', teamId)
        .where('content.is_deleted', '=', false)
        .select(count),
    ),
    audienceContentCount: await one(meant.select(count)),
    hiddenContentCount: await one(meant.where(sql<SqlBool>`not exists (${otherTeams(db, teamId)})`).select(count)),
    losingUserCount: await one(
      people
        .where(sql<SqlBool>`exists (${meant.where(isNotInAnother(db, teamId)).select(sql.lit(1).as('one'))})`)
        .select(count),
    ),
    assignmentCount: await one(assignments.select(count)),
  }
}

/** Content that is for the team. */
function contentFor(db: Db, teamId: string) {
  return db
    .selectFrom('content_team')
    .innerJoin('content', 'content.id', 'content_team.content_id')
    .where('content_team.team_id', '=', teamId)
    .where('content.audience', '=', 'teams')
    .where('content.is_deleted', '=', false)
}

/** The other teams for which the row of `content` is. */
function otherTeams(db: Db, teamId: string) {
  return db
    .selectFrom('content_team as other')
    .innerJoin('team', 'team.id', 'other.team_id')
    .select(sql.lit(1).as('one'))
    .where('other.content_id', '=', sql.ref<string>('content.id'))
    .where('other.team_id', '<>', teamId)
    .where('team.is_deleted', '=', false)
}

/** Whether the row of `member` is in none of those. */
function isNotInAnother(db: Db, teamId: string) {
  const found = otherTeams(db, teamId)
    .innerJoin('team_member as place', 'place.team_id', 'other.team_id')
    .where('place.member_id', '=', sql.ref<string>('member.id'))
  return sql<SqlBool>`not exists (${found})`
}
