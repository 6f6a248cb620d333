import type { Call } from '../context.ts'
import { findGoals, listFirstDue, type GoalRow } from './goal-store.ts'
import { viewerOf } from './rules.ts'

type WithGoal = GoalRow & { id: string }

const NOTHING_ASKED = { goalType: null, goalDueAt: null, isGoalMet: null, goalAudience: null, goalTeams: null }

/** What is asked of the caller with some content, of each that asks something. */
export function goalsOf(call: Call, ids: readonly string[]) {
  return findGoals(call.db, { ...viewerOf(call), ids })
}

/** Puts what counts for the caller in the place of any goal (`anyGoal`) of some content. No statement where there is none. */
export async function resolveGoals<R extends WithGoal>(call: Call, rows: readonly R[]): Promise<R[]> {
  const ids = rows.filter(({ goalType }) => goalType !== null).map(({ id }) => id)
  if (ids.length === 0) return [...rows]
  const goals = new Map((await goalsOf(call, ids)).map((goal) => [goal.id, goal]))
  return rows.map((row) => ({ ...row, ...(goals.get(row.id) ?? NOTHING_ASKED) }))
}

/** The first date by which anybody is to have done something with some content, where it is a date of the calendar. */
export async function firstDueOf(call: Call, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await listFirstDue(call.db, { ids })
  return new Map(rows.map(({ contentId, dueAt }) => [contentId, dueAt]))
}
