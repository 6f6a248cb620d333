import type { Context, HubCall } from '../context.ts'
import { allHubs } from '../hubs/registry.ts'
import { indexMissing, indexTopic } from './search-index-service.ts'

/** Indexes what search reads where that takes longer than a call may, and at a start what is not indexed yet. */
export async function registerSearchJobs(context: Context): Promise<void> {
  await context.jobs.work('index-content', async ({ domainId, topicId }) => {
    const hub = (await allHubs(context)).find((each) => each.domainId === domainId)
    if (!hub) return
    const call: HubCall = { context, hub, db: context.databases.forHub(domainId) }
    await (topicId === null ? indexMissing(call) : indexTopic(call, topicId))
  })
  for (const { domainId } of await allHubs(context))
    await context.jobs.send('index-content', { domainId, topicId: null })
}
