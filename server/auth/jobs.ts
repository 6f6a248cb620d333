import type { Context } from '../context.ts'
import { schedule, scheduleForEachHub } from '../hubs/job-service.ts'
import { cleanUpFailures, cleanUpRequests } from './removal/account-clean-up-service.ts'
import { cleanUpSessions } from './sign-in/service.ts'

const INTERVAL_MS = 10 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** Clears away the sessions that are over, now and every ten minutes, and once a day what else opens nothing any more. @returns a function that ends the schedule */
export function registerSessionJobs(context: Context): () => void {
  const endings = [
    scheduleForEachHub(context, INTERVAL_MS, 'sessions that are over', cleanUpSessions),
    scheduleForEachHub(context, DAY_MS, 'links and requests that are over', cleanUpRequests),
    schedule(context, DAY_MS, 'failures to sign in', () => cleanUpFailures(context)),
  ]
  return () => endings.forEach((end) => end())
}
