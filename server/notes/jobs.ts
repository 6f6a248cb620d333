import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { removeOldNotes } from './service.ts'

const HOUR_MS = 60 * 60_000

/** Removes notes that were deleted a day ago, now and every hour. @returns a function that ends the schedule */
export function registerNoteJobs(context: Context): () => void {
  return scheduleForEachHub(context, HOUR_MS, 'deleted notes', removeOldNotes)
}
