import type { Context } from '../context.ts'
import { keepMonths } from '../db/months.ts'
import { schedule, scheduleForEachHub } from '../hubs/job-service.ts'
import { rollUp } from './rollup-service.ts'

/** Today's figures are at the most so old. */
const ROLL_UP_INTERVAL_MS = 5 * 60_000
const MONTHS_INTERVAL_MS = 12 * 60 * 60_000

/**
 * Makes the months of the log, and works out the figures of its days. The first of them are made before anybody is served: a fact that is written while its
 * month is made would wait.
 * @returns a function that ends the schedule
 */
export async function registerActivityJobs(context: Context): Promise<() => void> {
  const keep = () => keepMonths(context.databases.shared, 'keep_activity')
  await keep()
  const endings = [
    schedule(context, MONTHS_INTERVAL_MS, 'months of the log of activity', keep),
    scheduleForEachHub(context, ROLL_UP_INTERVAL_MS, 'figures of the log of activity', rollUp),
  ]
  return () => endings.forEach((end) => end())
}
