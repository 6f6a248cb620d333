import { expressionBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Database } from '../db/types.ts'
import { people, type PeopleFilter } from '../users/people.sql.ts'
import { stateColumns } from './person-state.sql.ts'

const eb = expressionBuilder<Database>()

/** The names of the teams of the row of `member` that are there, by name. */
const teams = eb
  .selectFrom('team_member')
  .innerJoin('team', 'team.id', 'team_member.team_id')
  .where('team_member.member_id', '=', sql.ref<string>('member.id'))
  .where('team.is_deleted', '=', sql.lit(false))
  .select(sql`jsonb_agg(team.name order by lower(team.name))`.as('teams'))

/** People by their addresses, some behind an address. */
export function listExported(db: Db, filter: PeopleFilter, after: string | null, limit: number) {
  return people(db, filter)
    .select([
      ...stateColumns([]),
      sql<string>`lower(member.email)`.as('key'),
      sql<string[]>`coalesce((${teams}), '[]')`.as('teams'),
    ])
    .$if(after !== null, (query) => query.where(sql`lower(member.email)`, '>', after))
    .orderBy(sql`lower(member.email)`)
    .limit(limit)
    .execute()
}

export type ExportedPerson = Awaited<ReturnType<typeof listExported>>[number]
