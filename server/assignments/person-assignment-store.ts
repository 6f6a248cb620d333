import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { askingContent, assignmentsOf, BY_URGENCY } from '../content/goal.sql.ts'
import { mayRead, type Reader } from '../content/reader.sql.ts'
import type { Viewer } from '../content/rules.ts'
import { isVisible } from '../content/visibility.sql.ts'
import type { Db } from '../db/connect.ts'
import type { CountCap, PageQuery } from '../db/page.ts'
import { countTo } from '../db/statement.ts'
import { teamIdsOf } from '../teams/membership.sql.ts'

/** What somebody is asked to do, as it is read. */

/** Somebody of the hub as one who looks; undefined for who was removed or is suspended, of whom nothing is asked. */
export async function findViewer(db: Db, memberId: string, now: Date): Promise<Viewer | undefined> {
  const row = await db
    .selectFrom('member')
    .select(['member.id as memberId', 'member.is_admin as isAdmin', teamIdsOf().as('teamIds')])
    .where('member.id', '=', memberId)
    .where('member.is_deleted', '=', false)
    .where('member.suspended_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, now }
}

export interface AskedFilter {
  /** Of whom. */
  viewer: Viewer
  /** Null for the person, and for whoever may read everything. */
  reader: Exclude<Reader, 'all'> | null
}

export type AskedRow = Awaited<ReturnType<typeof listAsked>>[number]

/** A page, what is not met first and of that what is due soonest. */
export function listAsked(db: Db, filter: AskedFilter, { limit, offset }: PageQuery) {
  const { reader } = filter
  return asked(db, filter)
    .select([
      'each.id',
      'each.type as goal',
      'each.audience',
      'each.dueAt',
      'each.isMet',
      'each.metAt',
      'each.askedSince',
      'each.round',
      'each.months',
      'each.windowDays',
      'each.countsEarly',
      'content.id as contentId',
      'content.type as contentType',
      'content.name as contentName',
      sql<boolean>`each.place = 1`.as('isMostUrgent'),
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('team')
          .select(['team.id', 'team.name'])
          .where(sql<boolean>`team.id = any(each."teamIds")`)
          .$if(reader !== null, (query) => query.where(sql<boolean>`team.id = any(${reader?.ledTeamIds}::uuid[])`))
          .orderBy('team.name')
          .orderBy('team.id'),
      ).as('teams'),
    )
    .orderBy('each.isMet')
    .orderBy(sql`each."dueAt" asc nulls last`)
    .orderBy('each.assignedAt')
    .orderBy('each.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** What counts of what somebody is asked to do, is not met and has a date, the soonest first. */
export function listDue(db: Db, viewer: Viewer, limit: number) {
  return asked(db, { viewer, reader: null })
    .select([
      'content.id as contentId',
      'content.type as contentType',
      'content.name as contentName',
      sql<Date>`each."dueAt"`.as('dueAt'),
    ])
    .where('each.place', '=', 1)
    .where('each.isMet', '=', false)
    .where('each.dueAt', 'is not', null)
    .orderBy('each.dueAt')
    .orderBy('content.id')
    .limit(limit)
    .execute()
}

export function countAsked(db: Db, filter: AskedFilter, cap: CountCap) {
  return countTo(db, asked(db, filter), cap).execute()
}

function asked(db: Db, { viewer, reader }: AskedFilter) {
  return db
    .selectFrom('content')
    .leftJoin('content_user as mine', (join) =>
      join.onRef('mine.content_id', '=', 'content.id').on(sql<boolean>`mine.member_id = ${viewer.memberId}::uuid`),
    )
    .innerJoinLateral(
      () => everyOne(viewer),
      (join) => join.onTrue(),
    )
    .where('content.id', 'in', askingContent(viewer))
    .where(isVisible(viewer))
    .where(mayRead(reader ?? 'all'))
}

function everyOne(viewer: Viewer) {
  return assignmentsOf(viewer)
    .select([
      'assignment.audience',
      'assignment.assigned_at as assignedAt',
      'assignment.repeat_months as months',
      'assignment.window_days as windowDays',
      'assignment.counts_early as countsEarly',
      sql<Date>`asked.since`.as('askedSince'),
      sql<number>`round.number`.as('round'),
      sql<string[] | null>`through.ids`.as('teamIds'),
      // What was met before it was asked for, or without a change of the person's own, has the moment of its completion.
      sql<Date | null>`case when state.met then coalesce(meeting.met_at,
        case assignment.goal when 'open' then mine.opened_at else mine.completed_at end) end`.as('metAt'),
      sql<number>`row_number() over (order by ${BY_URGENCY})`.as('place'),
    ])
    .as('each')
}
