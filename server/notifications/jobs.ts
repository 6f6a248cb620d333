import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { remindOfOwnDueDates } from './due-reminder-service.ts'
import { deleteOldNotifications } from './service.ts'

const INTERVAL_MS = 60 * 60_000

/** Reminds people of their own dates and sweeps the old notifications of every hub, now and each hour. @returns a function that ends the schedule */
export function registerNotificationJobs(context: Context): () => void {
  const endings = [
    scheduleForEachHub(context, INTERVAL_MS, 'reminders of own dates', remindOfOwnDueDates),
    scheduleForEachHub(context, INTERVAL_MS, 'old notifications', deleteOldNotifications),
  ]
  return () => endings.forEach((end) => end())
}
