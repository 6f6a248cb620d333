import type { Context } from '../context.ts'
import { schedule, scheduleForEachHub } from '../hubs/job-service.ts'
import { keepMonths } from './month-service.ts'
import { sealHours } from './seal-service.ts'

/** Often enough that an hour is sealed soon after its end. */
const SEAL_INTERVAL_MS = 5 * 60_000
const MONTHS_INTERVAL_MS = 12 * 60 * 60_000

/**
 * Seals the log, and makes and drops its months. The first of them are made before anybody is served: an entry that is
 * written while its month is made would be refused.
 * @returns a function that ends the schedule
 */
export async function registerSecurityJobs(context: Context): Promise<() => void> {
  await keepMonths(context)
  const endings = [
    schedule(context, MONTHS_INTERVAL_MS, 'months of the security log', () => keepMonths(context)),
    scheduleForEachHub(context, SEAL_INTERVAL_MS, 'seals of the security log', sealHours),
  ]
  return () => endings.forEach((end) => end())
}
