import type { Context, Hub, HubCall } from '../context.ts'
import type { JobData, JobName } from '../platform/jobs.ts'
import { allHubs } from './registry.ts'

/** For work that nobody's request brings: what a call in a hub knows. */

export async function callOfEachHub(context: Context): Promise<HubCall[]> {
  return (await allHubs(context)).map((hub) => callIn(context, hub))
}

/** Says who does a kind of work; that of a hub that is no more is done with. */
export async function workInHub<N extends JobName>(
  context: Context,
  name: N,
  work: (call: HubCall, data: JobData[N]) => Promise<unknown>,
): Promise<void> {
  await context.jobs.work(name, async (data) => {
    const hub = (await allHubs(context)).find(({ domainId }) => domainId === data.domainId)
    if (hub) await work(callIn(context, hub), data)
  })
}

function callIn(context: Context, hub: Hub): HubCall {
  return { context, hub, db: context.databases.forHub(hub.domainId) }
}
