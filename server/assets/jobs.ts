import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { removeOldSubtitles } from './removal-service.ts'
import { deleteOldSessions } from './session-service.ts'

const HOUR_MS = 60 * 60_000

/** Removes subtitles that were deleted 30 days ago, and what is known of launches of 30 days ago, now and every hour. @returns a function that ends the schedule */
export function registerAssetJobs(context: Context): () => void {
  const endings = [
    scheduleForEachHub(context, HOUR_MS, 'deleted subtitles', removeOldSubtitles),
    scheduleForEachHub(context, HOUR_MS, 'old sessions of courses', deleteOldSessions),
  ]
  return () => endings.forEach((end) => end())
}
