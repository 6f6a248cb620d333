import type { Context } from '../context.ts'
import { callOfEachHub, scheduleForEachHub, workInHub } from '../hubs/job-service.ts'
import { removeOldContent } from './content-removal-service.ts'
import { indexMissing, indexTopic } from './search/index-service.ts'

/** Indexes what search reads where that takes longer than a call may, and at a start what is not indexed yet. */
export async function registerSearchJobs(context: Context): Promise<void> {
  await workInHub(context, 'index-content', (call, { topicId }) =>
    topicId === null ? indexMissing(call) : indexTopic(call, topicId),
  )
  for (const { hub } of await callOfEachHub(context))
    await context.jobs.send('index-content', { domainId: hub.domainId, topicId: null })
}

const HOUR_MS = 60 * 60_000

/** Removes what was deleted 30 days ago, now and every hour. @returns a function that ends the schedule */
export function registerContentJobs(context: Context): () => void {
  return scheduleForEachHub(context, HOUR_MS, 'deleted content', removeOldContent)
}
