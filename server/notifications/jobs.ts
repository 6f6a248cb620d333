import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { sweepNotifications } from './service.ts'

const ROUND_MS = 60 * 60_000

/** Sweeps the old notifications of every hub now and each hour. @returns a function that ends the rounds */
export function registerNotificationJobs(context: Context): () => void {
  return scheduleForEachHub(context, ROUND_MS, 'old notifications', sweepNotifications)
}
