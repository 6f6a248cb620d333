import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { statement } from '../db/statement.ts'
import type { Point, Span } from './usage-rules.ts'

/** What people did with assets, of one person and of a team. */

/** What a person did, by day or by month, each asset once in each. */
export function listPointsOf(db: Db, memberId: string, { begin, by }: Span, timezone: string): Promise<Point[]> {
  const date = sql`date_trunc(${sql.lit(by)}, activity.occurred_at at time zone ${timezone}::text)::date`
  return facts(db, memberId, begin)
    .select([
      sql<string>`${date}::text`.as('date'),
      distinctOf('opened').as('openedCount'),
      distinctOf('completed').as('completedCount'),
    ])
    .groupBy(sql`1`)
    .execute()
}

/** The same of the whole period. Who completed an asset twice learned from it once. */
export async function countOf(db: Db, memberId: string, begin: Date) {
  const byAsset = facts(db, memberId, begin)
    .select([
      sql<boolean>`bool_or(activity.type = 'opened')`.as('isOpened'),
      sql<boolean>`bool_or(activity.type = 'completed')`.as('isCompleted'),
      sql<number | null>`max(activity.learning_seconds)`.as('seconds'),
    ])
    .groupBy('activity.object_id')
  return db
    .selectFrom(byAsset.as('used'))
    .select([
      sql<number>`count(*) filter (where used."isOpened")::int`.as('openedCount'),
      sql<number>`count(*) filter (where used."isCompleted")::int`.as('completedCount'),
      sql<number>`coalesce(sum(used.seconds), 0)::int`.as('learningTime'),
    ])
    .executeTakeFirstOrThrow()
}

const distinctOf = (type: 'opened' | 'completed') =>
  sql<number>`count(distinct activity.object_id) filter (where activity.type = ${sql.lit(type)})::int`

function facts(db: Db, memberId: string, begin: Date) {
  return db
    .selectFrom('activity')
    .innerJoin('content', 'content.id', 'activity.object_id')
    .where('activity.member_id', '=', memberId)
    .where('activity.occurred_at', '>=', begin)
    .where('activity.type', 'in', ['opened', 'completed'])
    .where('content.type', '<>', 'playlist')
}

/** Nothing for a deleted team. */
export const findTeam = statement<{ teamId: string }>()((db, value) =>
  db
    .selectFrom('team')
    .select('team.id')
    .where('team.id', '=', value.teamId)
    .where('team.is_deleted', '=', sql.lit(false)),
)

/** The people whom a team has now, and how many of them did something with an asset since then. */
export const countPeopleOf = statement<{ teamId: string; begin: Date }>()((db, value) => {
  const own = db
    .selectFrom('activity')
    .innerJoin('content', 'content.id', 'activity.object_id')
    .select(sql.lit(1).as('one'))
    .where('activity.member_id', '=', sql.ref<string>('team_member.member_id'))
    .where('activity.occurred_at', '>=', value.begin)
    .where('activity.type', 'in', [sql.lit('opened'), sql.lit('completed')])
    .where('content.type', '<>', sql.lit('playlist'))
  return db
    .selectFrom('team_member')
    .innerJoin('member', 'member.id', 'team_member.member_id')
    .where('team_member.team_id', '=', value.teamId)
    .where('member.is_deleted', '=', sql.lit(false))
    .select([
      sql<number>`count(*)::int`.as('userCount'),
      sql<number>`count(*) filter (where exists (${own}))::int`.as('activeUserCount'),
    ])
})

/** The figures of a team by day or by month, without those in which nothing happened. */
export const listTeamPoints = statement<{ teamId: string; firstDay: string }, Pick<Span, 'by'>>()((db, value, { by }) =>
  db
    .selectFrom('team_day')
    .select([
      sql<string>`date_trunc(${sql.lit(by)}, team_day.day)::date::text`.as('date'),
      sql<number>`sum(team_day.opened)::int`.as('openedCount'),
      sql<number>`sum(team_day.completed)::int`.as('completedCount'),
    ])
    .where('team_day.team_id', '=', value.teamId)
    .where(sql<boolean>`team_day.day >= ${value.firstDay}::date`)
    .groupBy(sql`1`),
)
