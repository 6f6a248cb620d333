import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { removeOldSubtitles } from './admin/asset-removal-service.ts'
import { endActivitySessions } from './attempts/activity-session-service.ts'
import { deleteOldSessions } from './attempts/session-service.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Removes subtitles that were deleted 30 days ago, and what is known of launches of 30 days ago, now and every hour, and ends sessions of activities each minute. @returns a function that ends the schedule */
export function registerAssetJobs(context: Context): () => void {
  const endings = [
    scheduleForEachHub(context, HOUR_MS, 'deleted subtitles', removeOldSubtitles),
    scheduleForEachHub(context, HOUR_MS, 'old sessions of courses', deleteOldSessions),
    scheduleForEachHub(context, MINUTE_MS, 'sessions of activities that are over', endActivitySessions),
  ]
  return () => endings.forEach((end) => end())
}
