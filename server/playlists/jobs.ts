import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { removeOldDrafts } from './draft-service.ts'

const HOUR_MS = 60 * 60_000

/** Removes drafts of contents that nobody went on with, now and every hour. @returns a function that ends the schedule */
export function registerPlaylistJobs(context: Context): () => void {
  return scheduleForEachHub(context, HOUR_MS, 'old drafts of contents', removeOldDrafts)
}
