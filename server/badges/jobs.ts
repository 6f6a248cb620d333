import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { resumeAwarding } from './award-service.ts'

/** What was restored is awarded after so long at the most. */
const INTERVAL_MS = 5 * 60_000

/** Looks for badges that wait to be awarded now and each five minutes. @returns a function that ends the schedule */
export function registerBadgeJobs(context: Context): () => void {
  return scheduleForEachHub(context, INTERVAL_MS, 'badges', resumeAwarding)
}
