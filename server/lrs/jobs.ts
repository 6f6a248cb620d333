import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { removeEndedCredentials } from '../xapi/credential-service.ts'
import { forwardStatements } from './forwarding-service.ts'

const HOUR_MS = 60 * 60_000

const MINUTE_MS = 60_000

/**
 * Removes credentials of launches that ended, now and every hour, and forwards statements every minute.
 * @returns a function that ends the schedule
 */
export function registerRecordJobs(context: Context): () => void {
  const endings = [
    scheduleForEachHub(context, HOUR_MS, 'credentials of launches that are over', removeEndedCredentials),
    scheduleForEachHub(context, MINUTE_MS, 'statements to forward', forwardStatements),
  ]
  return () => endings.forEach((end) => end())
}
