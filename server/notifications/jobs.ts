import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { deleteOldNotifications } from './service.ts'

const INTERVAL_MS = 60 * 60_000

/** Sweeps the old notifications of every hub now and each hour. @returns a function that ends the schedule */
export function registerNotificationJobs(context: Context): () => void {
  return scheduleForEachHub(context, INTERVAL_MS, 'old notifications', deleteOldNotifications)
}
