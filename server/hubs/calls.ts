import type { Context, HubCall } from '../context.ts'
import type { Hub } from './hub.ts'
import { allHubs } from './registry.ts'

/** For work that nobody's request brings: what a call in a hub knows. */

export async function callOfEachHub(context: Context): Promise<HubCall[]> {
  return (await allHubs(context)).map((hub) => callIn(context, hub))
}

/** @returns null for a hub that is no more, whose work is done with */
export async function callOfHub(context: Context, domainId: number): Promise<HubCall | null> {
  const hub = (await allHubs(context)).find((each) => each.domainId === domainId)
  return hub ? callIn(context, hub) : null
}

function callIn(context: Context, hub: Hub): HubCall {
  return { context, hub, db: context.databases.forHub(hub.domainId) }
}
