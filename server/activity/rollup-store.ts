import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The figures of days: what is asked again and again of the log. */

/** Stands for all teams and for those who are in none. */
export const WHOLE_HUB = '00000000-0000-0000-0000-000000000000'

/** Until when the facts were written that the days count. @returns null where the days are of another time zone, or nothing was counted yet */
export async function findRolledUntil(db: Db, timezone: string): Promise<Date | null> {
  const row = await db
    .selectFrom('rollup')
    .select('rollup.rolled_until as until')
    .where('rollup.timezone', '=', timezone)
    .executeTakeFirst()
  return row?.until ?? null
}

export async function setRolledUntil(db: Db, until: Date, timezone: string): Promise<void> {
  await db
    .insertInto('rollup')
    .values({ rolled_until: until, timezone })
    .onConflict((conflict) =>
      conflict
        .columns(['domain_id'])
        .doUpdateSet({ rolled_until: sql`greatest(rollup.rolled_until, ${until})`, timezone }),
    )
    .execute()
}

/** A day as the hub has it, which may have 23 or 25 hours. */
export interface Day {
  /** YYYY-MM-DD */
  day: string
  begin: Date
  end: Date
}

/**
 * The days of the facts that were written since, and the last of these facts.
 * @param firstId null for all, and then for those days as well that have figures and no facts any more, from the month of the oldest fact
 */
export async function listDays(
  db: Db,
  firstId: string | null,
  timezone: string,
): Promise<{ days: Day[]; newestId: string | null }> {
  const moment = (days: number) => sql<Date>`((fact.day + ${days}::int)::timestamp at time zone ${timezone}::text)`
  const facts = db
    .selectFrom('activity')
    .select([
      sql<string>`(activity.occurred_at at time zone ${timezone}::text)::date`.as('day'),
      sql<string | null>`max(activity.id::text)`.as('newestId'),
    ])
    .$if(firstId !== null, (query) => query.where('activity.id', '>=', firstId!))
    .groupBy(sql`1`)
  const rows = await db
    .selectFrom((firstId === null ? facts.unionAll(countedDays(db)) : facts).as('fact'))
    .select([
      sql<string>`fact.day::text`.as('day'),
      moment(0).as('begin'),
      moment(1).as('end'),
      sql<string | null>`max(fact."newestId")`.as('newestId'),
    ])
    .groupBy('fact.day')
    .orderBy('fact.day')
    .execute()
  const newestId =
    rows
      .flatMap((row) => row.newestId ?? [])
      .toSorted()
      .at(-1) ?? null
  return { days: rows, newestId }
}

/** A month that was taken out of the log keeps its figures. */
function countedDays(db: Db) {
  return db
    .selectFrom('team_day')
    .select([sql<string>`team_day.day`.as('day'), sql<string | null>`null::text`.as('newestId')])
    .where('team_day.team_id', '=', WHOLE_HUB)
    .where('team_day.day', '>=', (eb) =>
      eb
        .selectFrom('activity')
        .select(sql<Date>`date_trunc('month', min(activity.occurred_at at time zone 'UTC'))::date`.as('first')),
    )
}

/** Works a day out anew. Call it in a transaction, one at a time. */
export async function writeDay(db: Db, day: Day): Promise<void> {
  await db
    .deleteFrom('team_day')
    .where(sql<boolean>`team_day.day = ${day.day}::date`)
    .execute()
  await db
    .deleteFrom('content_day')
    .where(sql<boolean>`content_day.day = ${day.day}::date`)
    .execute()
  await insertTeams(db, day)
  await insertContent(db, day)
}

/** People are active who did something themselves. What follows for a playlist from its assets is counted with the playlist alone. */
async function insertTeams(db: Db, { day, begin, end }: Day): Promise<void> {
  const isOfAsset = sql`activity.object_type = 'content' and content.type <> 'playlist'`
  await db
    .insertInto('team_day')
    .columns(['team_id', 'day', 'active_people', 'opened', 'completed', 'learning_seconds'])
    .expression(
      db
        .selectFrom('activity')
        .leftJoin('content', 'content.id', 'activity.object_id')
        .innerJoinLateral(
          sql<{ id: string }>`unnest(activity.team_ids || ${WHOLE_HUB}::uuid)`.as<'scope'>(sql`scope(id)`),
          (join) => join.onTrue(),
        )
        .where('activity.occurred_at', '>=', begin)
        .where('activity.occurred_at', '<', end)
        .groupBy('scope.id')
        .select([
          'scope.id as team_id',
          sql<Date>`${day}::date`.as('day'),
          sql<number>`count(distinct activity.member_id) filter (where activity.actor_id = activity.member_id and activity.type <> 'sessionEnded')::int`.as(
            'active_people',
          ),
          sql<number>`count(*) filter (where activity.type = 'opened' and ${isOfAsset})::int`.as('opened'),
          sql<number>`count(*) filter (where activity.type = 'completed' and ${isOfAsset})::int`.as('completed'),
          sql<string>`coalesce(sum(activity.learning_seconds), 0)::bigint`.as('learning_seconds'),
        ]),
    )
    .execute()
}

async function insertContent(db: Db, { day, begin, end }: Day): Promise<void> {
  await db
    .insertInto('content_day')
    .columns(['content_id', 'day', 'opened', 'completed'])
    .expression(
      db
        .selectFrom('activity')
        .where('activity.occurred_at', '>=', begin)
        .where('activity.occurred_at', '<', end)
        .where('activity.object_type', '=', 'content')
        .where('activity.type', 'in', ['opened', 'completed'])
        .groupBy('activity.object_id')
        .select([
          'activity.object_id as content_id',
          sql<Date>`${day}::date`.as('day'),
          sql<number>`count(*) filter (where activity.type = 'opened')::int`.as('opened'),
          sql<number>`count(*) filter (where activity.type = 'completed')::int`.as('completed'),
        ]),
    )
    .execute()
}
