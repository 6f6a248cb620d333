import type { Context } from '../context.ts'
import { scheduleForEachHub, workInHub } from '../hubs/job-service.ts'
import { applyDueRules, applyRules } from './rule-service.ts'

/** Rules that a stopped process left, and those of a new day, are applied after so long at the most. */
const INTERVAL_MS = 10 * 60_000

/** Binds the job `apply-team-rules`, and looks for rules that are due now and every ten minutes. @returns a function that ends the schedule */
export async function registerTeamJobs(context: Context): Promise<() => void> {
  await workInHub(context, 'apply-team-rules', (call, { teamId, isConfirmed }) =>
    applyRules(call, teamId, { isConfirmed }),
  )
  return scheduleForEachHub(context, INTERVAL_MS, 'rules of teams', applyDueRules)
}
