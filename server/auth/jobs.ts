import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { cleanUpSessions } from './service.ts'

const INTERVAL_MS = 10 * 60_000

/** Clears away the sessions that are over, now and every ten minutes. @returns a function that ends the schedule */
export function registerSessionJobs(context: Context): () => void {
  return scheduleForEachHub(context, INTERVAL_MS, 'sessions that are over', cleanUpSessions)
}
