import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { removeEndedCredentials } from '../xapi/credential-service.ts'

const HOUR_MS = 60 * 60_000

/** Removes credentials of launches that ended, now and every hour. @returns a function that ends the schedule */
export function registerRecordJobs(context: Context): () => void {
  return scheduleForEachHub(context, HOUR_MS, 'credentials of launches that are over', removeEndedCredentials)
}
