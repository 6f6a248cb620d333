import type { Context } from '../context.ts'
import { refuseSharedSite } from '../platform/content-origin.ts'
import * as store from './create-store.ts'
import { clearHubCache } from './registry-service.ts'

/** Makes hubs with their host names. @throws Error before anything is made when one would stand on the site of the content */
export async function addHubs(context: Context, hubs: readonly store.NewHub[]): Promise<void> {
  refuseSharedSite(
    context.config.contentOrigin,
    hubs.flatMap(({ hostnames }) => hostnames),
  )
  await store.insertHubs(context.databases.shared, hubs)
  clearHubCache(context)
}

export interface HubToMake {
  hostname: string
  name: string
  locale: string
  timezone: string
}

/** Makes one more hub, with the next number. @returns its number @throws Error for a name that leads to a hub already */
export async function addHub(context: Context, { hostname, ...about }: HubToMake): Promise<number> {
  await refuseTaken(context, hostname)
  const domainId = (await store.lastDomainId(context.databases.shared)) + 1
  const hub = { domainId, colour: '#2f6f5e', features: [], hostnames: [hostname.toLowerCase()], now: context.now() }
  await addHubs(context, [{ ...hub, ...about }])
  return domainId
}

/** Makes one more name lead to a hub. @throws Error for one that leads to a hub already, or stands on the site of the content */
export async function addHostname(
  context: Context,
  about: { domainId: number; hostname: string; isPrimary: boolean },
): Promise<void> {
  await refuseTaken(context, about.hostname)
  refuseSharedSite(context.config.contentOrigin, [about.hostname])
  await store.insertHostname(context.databases.shared, { ...about, hostname: about.hostname.toLowerCase() })
  clearHubCache(context)
}

async function refuseTaken({ databases }: Context, hostname: string): Promise<void> {
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(hostname))
    throw new Error(`${hostname} is no host name such as learn.example.org.`)
  const taken = await store.domainOf(databases.shared, hostname.toLowerCase())
  if (taken !== undefined) throw new Error(`${hostname} leads to hub ${taken} already.`)
}
