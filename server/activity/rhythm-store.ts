import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { statement } from '../db/statement.ts'

/** How steadily somebody learns. */

export interface Rhythm {
  weeklyGoal: number | null
  completedThisWeek: number
  /** Whether anything was learned in each week, this one first. */
  weeks: boolean[]
}

/** This week and the 52 before it, which begin on Mondays by the clocks of the person. One look into an index for each. */
export async function findRhythm(db: Db, memberId: string, now: Date): Promise<Rhythm | undefined> {
  const [row] = await rhythmOf(db, { memberId, now })
  return row
}

const rhythmOf = statement<{ memberId: string; now: Date }>()((db, { memberId, now }) => {
  const zone = sql`coalesce(member.timezone, hub.timezone)`
  const monday = (weeksAgo: ReturnType<typeof sql>) =>
    sql<Date>`(date_trunc('week', ${now}::timestamptz at time zone ${zone}) - ${weeksAgo} * interval '1 week') at time zone ${zone}`
  // What others did for the person, such as an import, is no learning of this week.
  const own = db
    .selectFrom('activity')
    .where('activity.member_id', '=', memberId)
    .where((eb) => eb.or([eb('activity.actor_id', 'is', null), eb('activity.actor_id', '=', memberId)]))
  const within = own
    .select(sql.lit(1).as('one'))
    .where(sql<boolean>`activity.type in ('opened', 'progressed', 'completed')`)
    .where('activity.occurred_at', '>=', monday(sql`week.ago`))
    .where('activity.occurred_at', '<', monday(sql`(week.ago - 1)`))
  const completed = own
    .select(sql<number>`count(distinct activity.object_id)::int`.as('count'))
    .where('activity.type', '=', 'completed')
    .where('activity.occurred_at', '>=', monday(sql`0`))
  return db
    .selectFrom('member')
    .innerJoin('hub', 'hub.domain_id', 'member.domain_id')
    .select([
      'member.weekly_goal as weeklyGoal',
      sql<number>`(${completed})`.as('completedThisWeek'),
      sql<boolean[]>`array(select exists (${within}) from generate_series(0, 52) week (ago) order by week.ago)`.as(
        'weeks',
      ),
    ])
    .where('member.id', '=', memberId)
})
