import type { Context } from '../context.ts'
import { callOfEachHub, workInHub } from '../hubs/job-service.ts'
import { indexMissing, indexTopic } from './search/index-service.ts'

/** Indexes what search reads where that takes longer than a call may, and at a start what is not indexed yet. */
export async function registerSearchJobs(context: Context): Promise<void> {
  await workInHub(context, 'index-content', (call, { topicId }) =>
    topicId === null ? indexMissing(call) : indexTopic(call, topicId),
  )
  for (const { hub } of await callOfEachHub(context))
    await context.jobs.send('index-content', { domainId: hub.domainId, topicId: null })
}
