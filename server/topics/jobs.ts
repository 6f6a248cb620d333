import type { Context } from '../context.ts'
import { scheduleForEachHub } from '../hubs/job-service.ts'
import { removeOldTopics } from './topic-clean-up-service.ts'

const INTERVAL_MS = 60 * 60_000

/** Removes what was deleted 30 days ago, now and every hour. @returns a function that ends the schedule */
export function registerTopicJobs(context: Context): () => void {
  return scheduleForEachHub(context, INTERVAL_MS, 'deleted topics', removeOldTopics)
}
