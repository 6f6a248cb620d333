import type { Context } from '../context.ts'
import { scheduleForEachHub, workInHub } from '../hubs/job-service.ts'
import { removeOldTeams } from './removal-service.ts'
import { applyDueRules, applyRules } from './rule-service.ts'

/** Rules that a stopped process left, and those of a new day, are applied after so long at the most. */
const INTERVAL_MS = 10 * 60_000
const HOUR_MS = 60 * 60_000

/** Binds the job `apply-team-rules`, looks for rules that are due now and every ten minutes, and every hour for teams that were deleted 30 days ago. @returns a function that ends the schedule */
export async function registerTeamJobs(context: Context): Promise<() => void> {
  await workInHub(context, 'apply-team-rules', async (call, { teamId, isConfirmed }) => {
    await applyRules(call, teamId, { isConfirmed })
  })
  const endings = [
    scheduleForEachHub(context, INTERVAL_MS, 'rules of teams', applyDueRules),
    scheduleForEachHub(context, HOUR_MS, 'deleted teams', removeOldTeams),
  ]
  return () => endings.forEach((end) => end())
}
