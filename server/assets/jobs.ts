import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { removeOldSubtitles } from './removal-service.ts'

const HOUR_MS = 60 * 60_000

/** Removes subtitles that were deleted 30 days ago, now and every hour. @returns a function that ends the schedule */
export function registerAssetJobs(context: Context): () => void {
  return scheduleForEachHub(context, HOUR_MS, 'deleted subtitles', removeOldSubtitles)
}
