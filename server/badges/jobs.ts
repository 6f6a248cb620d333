import type { Context } from '../context.ts'
import { workInHub } from '../hubs/job-service.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { awardToAll, resumeAwarding } from './award-service.ts'

/** What a stopped process left undone is taken up again after so long at the most. */
const INTERVAL_MS = 5 * 60_000

/** Binds the job `award-badge`, and looks for badges that wait for it now and each five minutes. @returns a function that ends the schedule */
export async function registerBadgeJobs(context: Context): Promise<() => void> {
  await workInHub(context, 'award-badge', (call, { badgeId }) => awardToAll(call, badgeId))
  return scheduleForEachHub(context, INTERVAL_MS, 'badges', resumeAwarding)
}
