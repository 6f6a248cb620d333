import { sql } from 'kysely'
import { assignmentsOf, isDoneSince } from '../content/goal.sql.ts'
import { memberAsViewer } from '../content/visibility.sql.ts'
import type { Db } from '../db/connect.ts'

/** That people did what was asked of them: rows are added, and never changed. */

/**
 * Keeps what some content asks and has been done by now, and was not kept yet. One statement.
 * @param memberIds of whom; null for everybody who did anything with it
 */
export async function keepMeetings(
  db: Db,
  { contentIds, memberIds, now }: { contentIds: readonly string[]; memberIds: readonly string[] | null; now: Date },
): Promise<void> {
  const viewer = memberAsViewer(now)
  // What is done before a window opens has to come after that by which the round before was met.
  const since = sql<Date | null>`case when meeting.round is null then due.opens else meeting.met_at + interval '1 microsecond' end`
  await db
    .insertInto('assignment_meeting')
    .columns(['assignment_id', 'member_id', 'round', 'met_at', 'completion_id'])
    .expression(
      db
        .selectFrom('member')
        .innerJoin('content', (join) => join.on(sql<boolean>`content.id = any(${contentIds}::uuid[])`))
        .leftJoin('content_user as mine', (join) =>
          join.onRef('mine.content_id', '=', 'content.id').onRef('mine.member_id', '=', 'member.id'),
        )
        .innerJoinLateral(
          () =>
            assignmentsOf(viewer)
              .where(
                sql<boolean>`case when meeting.round is null then state.met
                  else assignment.counts_early and coalesce(${isDoneSince(viewer.memberId, since)}, false) end`,
              )
              .select([
                since.as('since'),
                sql<number>`case when meeting.round is null then round.number else round.number + 1 end`.as('round'),
              ])
              .as('done'),
          (join) => join.onTrue(),
        )
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom('completion')
              .select(['completion.id', 'completion.completed_at as at'])
              .whereRef('completion.member_id', '=', 'member.id')
              .whereRef('completion.content_id', '=', 'content.id')
              .where(
                sql<boolean>`done.type = 'complete' and completion.completed_at >= coalesce(done.since, '-infinity')`,
              )
              .orderBy('completion.completed_at', 'desc')
              .orderBy('completion.id', 'desc')
              .limit(1)
              .as('last'),
          (join) => join.onTrue(),
        )
        .$if(memberIds !== null, (query) => query.where(sql<boolean>`member.id = any(${memberIds ?? []}::uuid[])`))
        .$if(memberIds === null, (query) => query.where('member.id', 'in', touchedBy(db, contentIds)))
        .select([
          'done.id as assignment_id',
          'member.id as member_id',
          'done.round',
          sql<Date>`coalesce(last.at, case when done.type = 'open' and mine.opened_at >= coalesce(done.since, '-infinity') then mine.opened_at end, ${now}::timestamptz)`.as(
            'met_at',
          ),
          'last.id as completion_id',
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Who did anything with some content, or with what it holds. */
function touchedBy(db: Db, contentIds: readonly string[]) {
  return db
    .selectFrom('content_user as touched')
    .select('touched.member_id')
    .where('touched.status', '<>', 'notstarted')
    .where((eb) =>
      eb(
        'touched.content_id',
        'in',
        eb
          .selectFrom('content as asking')
          .select('asking.id')
          .where(sql<boolean>`asking.id = any(${contentIds}::uuid[])`)
          .unionAll(
            eb
              .selectFrom('playlist_asset as inside')
              .select('inside.asset_id as id')
              .where(sql<boolean>`inside.playlist_id = any(${contentIds}::uuid[])`),
          ),
      ),
    )
}

/** The content that asks anything of some teams. */
export async function listAskedOf(db: Db, teamIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('assignment_team')
    .innerJoin('assignment', 'assignment.id', 'assignment_team.assignment_id')
    .select('assignment.content_id as id')
    .where(sql<boolean>`assignment_team.team_id = any(${teamIds}::uuid[])`)
    .where('assignment.is_deleted', '=', false)
    .union((eb) =>
      eb
        .selectFrom('content_team')
        .innerJoin('content', 'content.id', 'content_team.content_id')
        .select('content.id')
        .where(sql<boolean>`content_team.team_id = any(${teamIds}::uuid[])`)
        .where('content.asks_everyone', '=', true),
    )
    .execute()
  return rows.map(({ id }) => id)
}
