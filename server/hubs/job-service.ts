import type { Context, Hub, HubCall } from '../context.ts'
import type { JobData, JobName } from '../platform/jobs.ts'
import { labelled } from '../platform/log-labels.ts'
import { allHubs } from './registry-service.ts'

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

/** The first runs of what was scheduled in this process. */
let starting: Promise<unknown> = Promise.resolve()

/**
 * Does work now and again every so often, for as long as the process runs. What fails is logged and waits for the next time.
 * @param what waits, for the log @returns a function that ends the schedule
 */
export function schedule({ log }: Context, everyMs: number, what: string, work: () => Promise<unknown>): () => void {
  let isEnded = false
  const run = async () => {
    if (isEnded) return
    await work().catch((error: unknown) => log.warn({ err: error }, `${what} wait for the next time`))
  }
  // One after the other, so that a start leaves connections to those who call.
  starting = starting.then(run)
  const timer = setInterval(run, everyMs).unref()
  return () => {
    isEnded = true
    clearInterval(timer)
  }
}

/** The same for every hub, one after the other; what fails in one does not keep the others waiting. */
export function scheduleForEachHub(
  context: Context,
  everyMs: number,
  what: string,
  work: (call: HubCall) => Promise<unknown>,
): () => void {
  return schedule(context, everyMs, what, async () => {
    for (const call of await callOfEachHub(context))
      await labelled(
        () => ({ hub: call.hub.domainId, job: what }),
        () =>
          work(call).catch((error: unknown) =>
            context.log.warn({ err: error }, `${what} of a hub wait for the next time`),
          ),
      )
  })
}
