import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { forgetAnswers } from './service.ts'

const INTERVAL_MS = 60 * 60_000

/** Forgets answers that no key can ask for any more, now and every hour. @returns a function that ends the schedule */
export function registerRepeatJobs(context: Context): () => void {
  return scheduleForEachHub(context, INTERVAL_MS, 'answers kept for their keys', forgetAnswers)
}
