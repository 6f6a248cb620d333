import type { Context } from '../context.ts'
import { workInHub } from '../hubs/job-service.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { awardToAll, takeUpAwarding } from './award-service.ts'

/** What a stopped process left undone is taken up again after so long at the most. */
const ROUND_MS = 5 * 60_000

/** Binds the job `award-badge`, and looks for badges that wait for it now and each five minutes. @returns a function that ends the rounds */
export async function registerBadgeJobs(context: Context): Promise<() => void> {
  await workInHub(context, 'award-badge', (call, { badgeId }) => awardToAll(call, badgeId))
  return scheduleForEachHub(context, ROUND_MS, 'badges', takeUpAwarding)
}
