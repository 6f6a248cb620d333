import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { removeOldTeams } from './team-removal-service.ts'
import { applyDueRules } from './rule-service.ts'

/** Rules that a stopped process left, and those of a new day, are applied after so long at the most. */
const INTERVAL_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000

/** Looks for rules that are due now and every ten minutes, and every hour for teams that were deleted 30 days ago. @returns a function that ends the schedule */
export function registerTeamJobs(context: Context): () => void {
  const endings = [
    scheduleForEachHub(context, INTERVAL_MS, 'rules of teams', applyDueRules),
    scheduleForEachHub(context, HOUR_MS, 'deleted teams', removeOldTeams),
  ]
  return () => endings.forEach((end) => end())
}
