import { sql } from 'kysely'
import { statement } from '../db/statement.ts'
import { DAY_END, GOAL, goalOf } from './goal.sql.ts'
import { ownState } from './own-state.sql.ts'
import type { Viewer } from './rules.ts'

export type { GoalRow } from './goal.sql.ts'

/** What is asked of somebody with some content. */

/** The assignment that counts for somebody, of each content that has one for them. */
export const findGoals = statement<Viewer & { ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('content')
    .leftJoinLateral(ownState(value.memberId), (join) => join.onTrue())
    .innerJoinLateral(
      () => goalOf(value),
      (join) => join.onTrue(),
    )
    .where(sql<boolean>`content.id = any(${value.ids}::uuid[])`)
    .select(['content.id', ...GOAL]),
)

/** When something is first due with each of some content, whoever it is asked of: what is due on a date, once, by the hub's clock. */
export const listFirstDue = statement<{ ids: readonly string[] }>()((db, value) => {
  const due = sql<Date>`min(coalesce(assignment.due_at, (assignment.due_on + ${DAY_END}) at time zone hub.timezone))`
  return db
    .selectFrom('assignment')
    .innerJoin('hub', 'hub.domain_id', 'assignment.domain_id')
    .where(sql<boolean>`assignment.content_id = any(${value.ids}::uuid[])`)
    .where(sql<boolean>`assignment.due_type in ('moment', 'day')`)
    .where('assignment.repeat_months', 'is', null)
    .where('assignment.is_deleted', '=', sql.lit(false))
    .groupBy('assignment.content_id')
    .select(['assignment.content_id as contentId', due.as('dueAt')])
})
