import type { Context } from '../context.ts'
import { schedule, scheduleForEachHub } from '../hubs/job-service.ts'
import { closeDueHub, removeClosedHubs } from './hub-removal-service.ts'
import { remindOfDeletion } from './service.ts'

const INTERVAL_MS = 60_000
const REMINDER_INTERVAL_MS = 60 * 60_000

/** Reminds of deletions, closes hubs whose day has come and deletes what they have, now and each minute. @returns a function that ends the schedules */
export function registerDeletionJobs(context: Context): () => void {
  const endings = [
    scheduleForEachHub(context, REMINDER_INTERVAL_MS, 'reminders of the deletion', remindOfDeletion),
    scheduleForEachHub(context, INTERVAL_MS, 'hubs to be deleted', closeDueHub),
    schedule(context, INTERVAL_MS, 'what deleted hubs had', () => removeClosedHubs(context)),
  ]
  return () => endings.forEach((end) => end())
}
