import { expressionBuilder, sql, type AliasedExpression, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../db/types.ts'
import { isCompleted } from './completion.sql.ts'
import type { Viewer } from './rules.ts'

/**
 * What somebody is asked to do with content. The same rules as server/assignments/rules.ts, where they are explained, as SQL;
 * a test holds the two together. Use where the tables are called `content` and, for their content_user, `mine`.
 */

/** Until the end of a day means until its last second, which is of that day in every language and zone. */
export const DAY_END = sql`time '23:59:59'`
const YES = sql<number>`1`.as('one')

const eb = expressionBuilder<Database, 'content'>()

interface GoalColumns {
  type: string
  dueAt: Date | null
  isMet: boolean
  /** `everyone`, `teams` or `people`. */
  audience: string
  /** Those through which somebody is asked, by name. */
  teams: { id: string; name: string }[]
}

/** To be joined as `goal`. */
export type Goal = AliasedExpression<GoalColumns, 'goal'>

/** What is read of it; null where nothing is asked. */
export const GOAL = [
  'goal.type as goalType',
  'goal.dueAt as goalDueAt',
  'goal.isMet as isGoalMet',
  'goal.audience as goalAudience',
  'goal.teams as goalTeams',
] as const

export interface GoalRow {
  goalType: string | null
  goalDueAt: Date | null
  isGoalMet: boolean | null
  goalAudience: string | null
  goalTeams: GoalColumns['teams'] | null
}

const NO_TEAMS = sql<GoalColumns['teams']>`'[]'::json`

/** The assignment that counts for somebody. */
export function goalOf(viewer: Viewer): Goal {
  const through = eb
    .selectFrom('team')
    .select(['team.id', 'team.name'])
    .where(sql<boolean>`team.id = any(through.ids)`)
    .orderBy('team.name')
    .orderBy('team.id')
  return assignmentsOf(viewer)
    .select(['assignment.audience', jsonArrayFrom(through).as('teams')])
    .orderBy(BY_URGENCY)
    .limit(sql.lit(1))
    .as('goal')
}

/** For whom it may be is not worked out. */
const UNRESOLVED = [
  'assignment.goal as type',
  'assignment.due_at as dueAt',
  sql<boolean>`false`.as('isMet'),
  'assignment.audience',
  NO_TEAMS.as('teams'),
] as const

/**
 * Whether anything is asked with the content at all: one look-up, where the one that counts takes a dozen tables. Most content
 * asks nothing; for the rest the service finds what counts (resolveGoals).
 */
export function anyGoal(): Goal {
  return eb
    .selectFrom('assignment')
    .where('assignment.content_id', '=', sql.ref<string>('content.id'))
    .where('assignment.is_deleted', '=', sql.lit(false))
    .select(UNRESOLVED)
    .limit(sql.lit(1))
    .as('goal')
}

/** What the content asks of everyone who may see it, as those who arrange it read it. */
export function goalOfContent(): Goal {
  return eb
    .selectFrom('assignment')
    .where('assignment.content_id', '=', sql.ref<string>('content.id'))
    .where('assignment.is_deleted', '=', sql.lit(false))
    .where('assignment.is_content_goal', '=', sql.lit(true))
    .select(UNRESOLVED)
    .as('goal')
}

/** Whether anything is asked of somebody that they have not done. */
export function isAskedOf(viewer: Viewer): RawBuilder<boolean> {
  return sql<boolean>`exists (${assignmentsOf(viewer)
    .clearSelect()
    .select(YES)
    .where(sql<boolean>`not state.met`)})`
}

/** The same, whether they have done it or not. */
export function wasAskedOf(viewer: Viewer): RawBuilder<boolean> {
  return sql<boolean>`exists (${assignmentsOf(viewer).clearSelect().select(YES)})`
}

/** The ids of all content that may ask something of somebody. A large hub has many assignments, and few of them are any one person's. */
export function askingContent({ memberId, teamIds }: Viewer) {
  return eb
    .selectFrom('content as goal')
    .select('goal.id')
    .where('goal.asks_everyone', '=', sql.lit(true))
    .where('goal.audience', '<>', sql.lit('teams'))
    .unionAll(
      eb
        .selectFrom('content_team as for_team')
        .innerJoin('content as asking', 'asking.id', 'for_team.content_id')
        .select('asking.id')
        .where('asking.asks_everyone', '=', sql.lit(true))
        .where(sql<boolean>`for_team.team_id = any(${teamIds}::uuid[])`),
    )
    .unionAll(
      eb
        .selectFrom('assignment_team')
        .innerJoin('assignment', 'assignment.id', 'assignment_team.assignment_id')
        .select('assignment.content_id as id')
        .where(sql<boolean>`assignment_team.team_id = any(${teamIds}::uuid[])`),
    )
    .unionAll(
      eb
        .selectFrom('assignment_person')
        .innerJoin('assignment', 'assignment.id', 'assignment_person.assignment_id')
        .select('assignment.content_id as id')
        .where(sql<boolean>`assignment_person.member_id = ${memberId}::uuid`),
    )
}

/** What is not met, what is due soonest, what asks for more, what is meant for the fewest, what is oldest. */
export const BY_URGENCY = sql`state.met, due.at asc nulls last, assignment.goal,
  array_position(array['people', 'teams', 'everyone'], assignment.audience), assignment.assigned_at, assignment.id`

/**
 * Every assignment on the row of `content` that concerns somebody, with when it is due for them and whether they met it.
 * Whether they may see the content is not asked here. Nobody who was removed or is suspended is asked for anything.
 */
export function assignmentsOf(viewer: Viewer) {
  const { memberId, teamIds, now } = viewer
  return eb
    .selectFrom('assignment')
    .innerJoin('member as person', (join) =>
      join
        .on(sql<boolean>`person.id = ${memberId}::uuid`)
        .on(sql<boolean>`not person.is_deleted and person.suspended_at is null`),
    )
    .innerJoin('hub as home', 'home.domain_id', 'person.domain_id')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('assignment_team')
          .innerJoin('team_member as belongs', 'belongs.team_id', 'assignment_team.team_id')
          .whereRef('assignment_team.assignment_id', '=', 'assignment.id')
          // Known before a row is read, so that what is for everyone costs no look at anybody's teams.
          .where(sql<boolean>`assignment.audience = 'teams'`)
          .where(sql<boolean>`belongs.member_id = ${memberId}::uuid`)
          .where(sql<boolean>`assignment_team.team_id = any(${teamIds}::uuid[])`)
          .select([
            sql<Date | null>`min(coalesce(belongs.joined_at, assignment.assigned_at))`.as('joined'),
            sql<Date | null>`min(coalesce(greatest(assignment_team.assigned_at, belongs.joined_at), assignment.assigned_at))`.as(
              'since',
            ),
            sql<string[] | null>`array_agg(belongs.team_id order by belongs.team_id)`.as('ids'),
          ])
          .as('through'),
      (join) => join.onTrue(),
    )
    .leftJoin('assignment_person as named', (join) =>
      join.onRef('named.assignment_id', '=', 'assignment.id').on(sql<boolean>`named.member_id = ${memberId}::uuid`),
    )
    .innerJoinLateral(computed(askedOf(viewer)).as<'asked'>(sql`asked (since, zone)`), (join) => join.onTrue())
    .innerJoinLateral(computed(FIRST).as<'first'>(sql`first (due)`), (join) => join.onTrue())
    .innerJoinLateral(computed(roundAt(now)).as<'round'>(sql`round (number)`), (join) => join.onTrue())
    .innerJoinLateral(computed(DUE).as<'due'>(sql`due (at, opens)`), (join) => join.onTrue())
    .leftJoin('assignment_meeting as meeting', (join) =>
      join
        .onRef('meeting.assignment_id', '=', 'assignment.id')
        .on(sql<boolean>`meeting.member_id = ${memberId}::uuid`)
        .on(sql<boolean>`meeting.round = round.number`),
    )
    .innerJoinLateral(
      computed(sql`coalesce(meeting.round is not null or ${isDone(memberId)}, false)`).as<'state'>(sql`state (met)`),
      (join) => join.onTrue(),
    )
    .where('assignment.content_id', '=', sql.ref<string>('content.id'))
    .where('assignment.is_deleted', '=', sql.lit(false))
    .where((of) =>
      of.or([
        of('assignment.audience', '=', sql.lit('everyone')),
        sql<boolean>`through.ids is not null`,
        of('named.member_id', 'is not', null),
      ]),
    )
    .select([
      'assignment.id',
      'assignment.goal as type',
      sql<Date | null>`due.at`.as('dueAt'),
      sql<boolean>`state.met`.as('isMet'),
    ])
}

/**
 * Expressions over what is joined already, as one row. With an offset PostgreSQL works them out once; without, it writes each of
 * them anew wherever it is named, and what builds on what builds on it becomes a plan of hundreds of parts.
 */
function computed(expressions: RawBuilder<unknown>) {
  return sql<Record<never, never>>`(select ${expressions} offset 0)`
}

/** Since when it concerns them, and the zone in which their days end. */
function askedOf(viewer: Viewer) {
  const since = eb
    .case()
    .when(sql.ref('assignment.audience'), '=', sql.lit('everyone'))
    .then(sql<Date | null>`greatest(assignment.audience_since, ${inAudienceSince(viewer)})`)
    .when(sql.ref('assignment.audience'), '=', sql.lit('teams'))
    .then(sql.ref<Date | null>('through.since'))
    .else(sql.ref<Date | null>('named.assigned_at'))
    .end()
  return sql`greatest(assignment.assigned_at, ${since}), coalesce(person.timezone, home.timezone)`
}

/** Since when the row of `person` is in the audience of the content; in the hub, where the rest was so before it was kept. */
export function inAudienceSince({ memberId, teamIds }: Pick<Viewer, 'memberId' | 'teamIds'>) {
  const throughTeams = eb
    .selectFrom('content_team as meant')
    .innerJoin('team_member as place', 'place.team_id', 'meant.team_id')
    .where('meant.content_id', '=', sql.ref<string>('content.id'))
    .where(sql<boolean>`place.member_id = ${memberId}::uuid`)
    .where(sql<boolean>`meant.team_id = any(${teamIds}::uuid[])`)
    .select(sql<Date | null>`min(greatest(meant.since, place.joined_at, person.created_at))`.as('since'))
  return eb
    .case()
    .when('content.audience', '=', sql.lit('teams'))
    .then(sql<Date | null>`(${throughTeams})`)
    .else(sql<Date | null>`greatest(content.audience_since, person.created_at)`)
    .end()
}

/** When it is due for the first time, as their clock says. */
const FIRST = sql`case assignment.due_type
  when 'moment' then assignment.due_at at time zone asked.zone
  when 'day' then assignment.due_on + ${DAY_END}
  when 'afterStart' then person.start_date + assignment.due_days + ${DAY_END}
  when 'afterJoining' then (through.joined at time zone asked.zone)::date + assignment.due_days + ${DAY_END}
  when 'afterAssignment' then (asked.since at time zone asked.zone)::date + assignment.due_days + ${DAY_END}
  end`

/** The round that can be met now: the last one whose window is open, or the first. */
function roundAt(now: Date) {
  const until = sql`((${now}::timestamptz at time zone asked.zone)::date + assignment.window_days)`
  const months = sql`((extract(year from ${until}) - extract(year from first.due)) * 12 + extract(month from ${until}) - extract(month from first.due))::int`
  const isBeyond = sql`(first.due + make_interval(months => ${months}))::date > ${until}`
  const whole = sql`(${months} - case when ${isBeyond} then 1 else 0 end)`
  return sql`case when assignment.repeat_months is null or first.due is null then 1
    else greatest(1, 1 + floor(${whole}::numeric / assignment.repeat_months)::int) end`
}

/** The due moment of the round, and from when on what is done counts for it; null where it does not matter when. */
const DUE = sql`
  case when round.number = 1 and assignment.due_type = 'moment' then assignment.due_at
    else (first.due + make_interval(months => (round.number - 1) * coalesce(assignment.repeat_months, 0))) at time zone asked.zone end,
  case when assignment.repeat_months is null then null
    when round.number = 1 then (first.due - make_interval(months => assignment.repeat_months))::date::timestamp at time zone asked.zone
    else ((first.due + make_interval(months => (round.number - 1) * assignment.repeat_months))::date - assignment.window_days)::timestamp at time zone asked.zone end`

/** Whether they did what the assignment asks: at any time and still so, or since the round began. */
function isDone(memberId: string) {
  return sql`case when due.opens is not null then ${isDoneSince(memberId, sql`due.opens`)}
    when assignment.goal = 'open' then mine.status <> 'notstarted'
    else ${isCompleted(memberId)} end`
}

/** Whether they did it at a moment or later, by what was kept of it. */
export function isDoneSince(memberId: string, moment: RawBuilder<unknown>) {
  const held = () =>
    eb.selectFrom('playlist_asset as held').where('held.playlist_id', '=', sql.ref<string>('content.id')).select(YES)
  const openedInside = held()
    .innerJoin('content_user as opened', 'opened.content_id', 'held.asset_id')
    .where(sql<boolean>`opened.member_id = ${memberId}::uuid`)
    .where(sql<boolean>`opened.opened_at >= ${moment}`)
  const completedSince = (id: string) =>
    eb
      .selectFrom('completion as since')
      .where(sql<boolean>`since.member_id = ${memberId}::uuid`)
      .where('since.content_id', '=', sql.ref<string>(id))
      .where(sql<boolean>`since.completed_at >= ${moment}`)
      .select(YES)
  const missing = held()
    .where('held.optional', '=', sql.lit(false))
    .where((of) => of.not(of.exists(completedSince('held.asset_id'))))
  return sql<boolean>`case
    when assignment.goal = 'open' and content.type = 'playlist' then exists (${openedInside})
    when assignment.goal = 'open' then mine.opened_at >= ${moment}
    when content.type = 'playlist' then content.required_count > 0 and not exists (${missing})
    else exists (${completedSince('content.id')}) end`
}
