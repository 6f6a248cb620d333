import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { indexMissingNames } from './name-index-service.ts'

const INTERVAL_MS = 60 * 60_000

/** Keeps the names by which people are found and that an older version has not kept, now and each hour. @returns a function that ends the schedule */
export function registerNameJobs(context: Context): () => void {
  return scheduleForEachHub(context, INTERVAL_MS, 'names', indexMissingNames)
}
