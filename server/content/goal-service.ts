import type { Call } from '../context.ts'
import { findGoals } from './goal-store.ts'
import { viewerOf } from './rules.ts'

interface WithGoal {
  id: string
  goalType: string | null
  goalDueAt: Date | null
  isGoalMet: boolean | null
}

const NOTHING_ASKED = { goalType: null, goalDueAt: null, isGoalMet: null }

/** Puts what counts for the caller in the place of any goal (`anyGoal`) of some content. No statement where there is none. */
export async function resolveGoals<R extends WithGoal>(call: Call, rows: readonly R[]): Promise<R[]> {
  const ids = rows.filter(({ goalType }) => goalType !== null).map(({ id }) => id)
  if (ids.length === 0) return [...rows]
  const goals = new Map((await findGoals(call.db, { ...viewerOf(call), ids })).map((goal) => [goal.id, goal]))
  return rows.map((row) => ({ ...row, ...(goals.get(row.id) ?? NOTHING_ASKED) }))
}
