import type { Context } from '../context.ts'
import { schedule, scheduleForEachHub, workInHub } from '../hubs/job-service.ts'
import { refreshCommon } from './granted-content-service.ts'
import { deleteOldOffers } from './grant-service.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Brings what hubs share up to date, when one accepts or ends it and every minute. @returns a function that ends the schedules */
export async function registerGrantJobs(context: Context): Promise<() => void> {
  await workInHub(context, 'refresh-common', refreshCommon)
  const endings = [
    scheduleForEachHub(context, MINUTE_MS, 'content of other hubs', refreshCommon),
    schedule(context, HOUR_MS, 'offers of content', () => deleteOldOffers({ context, db: context.databases.shared })),
  ]
  return () => endings.forEach((end) => end())
}
