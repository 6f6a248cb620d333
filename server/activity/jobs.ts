import type { Context } from '../context.ts'
import { keepMonths } from '../db/months.ts'
import { schedule } from '../hubs/job-service.ts'

const MONTHS_INTERVAL_MS = 12 * 60 * 60_000

/**
 * Makes the months of the log. The first of them are made before anybody is served: a fact that is written while its
 * month is made would wait.
 * @returns a function that ends the schedule
 */
export async function registerActivityJobs(context: Context): Promise<() => void> {
  const keep = () => keepMonths(context.databases.shared, 'keep_activity')
  await keep()
  return schedule(context, MONTHS_INTERVAL_MS, 'months of the log of activity', keep)
}
