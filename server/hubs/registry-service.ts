import type { Context, FeatureFlag, Hub } from '../context.ts'
import { refuseSharedSite, sharesSite } from '../platform/content-origin.ts'
import * as store from './store.ts'

/** Hubs change rarely and every call needs one; a change is seen by all processes after this long. */
const CACHE_MS = 5_000

interface Kept {
  hub: Hub | null
  until: number
}

const kept = new WeakMap<Context, Map<string, Kept>>()

/** The hub that a Host header names, or null, as for any host on the site of the content. localhost, 127.0.0.1 and ::1 are what the table says they are. */
export async function hubOfHost(context: Context, hostname: string): Promise<Hub | null> {
  const name = hostname.toLowerCase()
  if (sharesSite(context.config.contentOrigin, name)) return null
  const hubs = kept.get(context) ?? new Map<string, Kept>()
  kept.set(context, hubs)
  const known = hubs.get(name)
  if (known && known.until > Date.now()) return known.hub
  const row = await store.findHub(context.databases.shared, name)
  const hub = row ? hubFrom(context, row) : null
  if (hubs.size > 10_000) hubs.clear()
  hubs.set(name, { hub, until: Date.now() + CACHE_MS })
  return hub
}

/** Every hub there is, for jobs that go through all of them. */
export async function allHubs(context: Context): Promise<Hub[]> {
  const rows = await store.listHubs(context.databases.shared)
  return rows.map((row) => hubFrom(context, row))
}

/** @throws Error when authors' content is served on the site of a hub: CONTENT_ORIGIN and host names are set apart from each other */
export async function refuseHubsBesideContent({ config, databases }: Context): Promise<void> {
  refuseSharedSite(config.contentOrigin, await store.listHostnames(databases.shared))
}

/** Makes this process read hubs anew. */
export function clearHubCache(context: Context): void {
  kept.get(context)?.clear()
}

export function hubFrom({ config }: Context, row: store.HubRow): Hub {
  const usualPort = config.publicScheme === 'https' ? 443 : 80
  const port = config.publicPort === usualPort ? '' : `:${config.publicPort}`
  return {
    ...row,
    locales: [...new Set([row.locale, ...row.locales])],
    features: row.features as FeatureFlag[],
    origin: `${config.publicScheme}://${row.hostname}${port}`,
  }
}
