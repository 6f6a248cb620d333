import type { Call } from '../context.ts'
import { weeksInARow } from './rhythm-rules.ts'
import { findRhythm } from './rhythm-store.ts'

/** How steadily the caller learns, beside the goal that they set themselves. */
export async function getMyRhythm({ db, caller, context }: Call) {
  const rhythm = await findRhythm(db, caller.memberId, context.now())
  const { weeklyGoal, completedThisWeek, weeks } = rhythm ?? { weeklyGoal: null, completedThisWeek: 0, weeks: [] }
  return { weeklyGoal, completedThisWeek, weeksInARow: weeksInARow(weeks) }
}
