import type { Context, Hub } from '../context.ts'
import { cacheUse } from '../platform/cache-use.ts'
import type { Config } from '../platform/config.ts'
import { refuseSharedSite, sharesSite } from '../platform/content-origin.ts'
import { featuresOf } from './feature-rules.ts'
import * as store from './store.ts'

/** Hubs change rarely and every call needs one; a change is seen by all processes after this long. */
const KEPT_MS = 5_000
/** A name that leads nowhere may be a new hub's, and is looked for again after this long. */
const MISSED_MS = 1_000

interface Registry {
  /** By each of their names. All are kept and no other name is, so that made-up names cost neither memory nor a statement. */
  hubs: Promise<ReadonlyMap<string, Hub>>
  readAt: number
}

const registries = new WeakMap<Context, Registry>()
const use = cacheUse('hubs')

/** The hub that a Host header names, or null, as for any host on the site of the content. localhost, 127.0.0.1 and ::1 are what the table says they are. */
export async function hubOfHost(context: Context, hostname: string): Promise<Hub | null> {
  const name = hostname.toLowerCase()
  return (await hubsOf(context, KEPT_MS)).get(name) ?? (await hubsOf(context, MISSED_MS)).get(name) ?? null
}

function hubsOf(context: Context, maxAgeMs: number): Registry['hubs'] {
  const known = registries.get(context)
  if (known && Date.now() - known.readAt < maxAgeMs) {
    use.hits += 1
    return known.hubs
  }
  use.misses += 1
  const registry = { hubs: readHubs(context), readAt: Date.now() }
  registries.set(context, registry)
  registry.hubs.catch(() => {
    if (registries.get(context) === registry) registries.delete(context)
  })
  return registry.hubs
}

async function readHubs(context: Context): Promise<ReadonlyMap<string, Hub>> {
  const rows = await store.listHubsByHostname(context.databases.shared)
  const own = rows.filter(({ asked }) => !sharesSite(context.config.contentOrigin, asked))
  return new Map(own.map(({ asked, ...row }) => [asked, hubFrom(context, row)]))
}

/** Every hub there is, for jobs that go through all of them. */
export async function allHubs(context: Context): Promise<Hub[]> {
  const rows = await store.listHubs(context.databases.shared)
  return rows.map((row) => hubFrom(context, row))
}

/** Every name that leads to a hub. */
export function allHostnames({ databases }: Context): Promise<string[]> {
  return store.listHostnames(databases.shared)
}

/** @throws Error when authors' content is served on the site of a hub: CONTENT_ORIGIN and host names are set apart from each other */
export async function refuseHubsBesideContent(context: Context): Promise<void> {
  refuseSharedSite(context.config.contentOrigin, await allHostnames(context))
}

/** Makes this process read hubs anew. */
export function clearHubCache(context: Context): void {
  registries.delete(context)
}

export function hubFrom(
  { config }: Context,
  { hasPasswords, hasStartPasswords, minPasswordLength, providerLabel, hostnames, ...row }: store.HubRow,
): Hub {
  const locales = [...new Set([row.locale, ...row.locales])]
  return {
    ...row,
    locales,
    signInTexts: row.signInTexts.filter(({ locale }) => locales.includes(locale)),
    features: featuresOf(row),
    mailSenderName: row.mailSenderName ?? row.name,
    signIn: {
      password: hasPasswords,
      startPassword: hasPasswords && hasStartPasswords,
      minPasswordLength,
      providerLabel,
    },
    mfaRequired: row.mfaRequired as Hub['mfaRequired'],
    origin: originOf(config, row.hostname),
    origins: hostnames.map((hostname) => originOf(config, hostname)),
  }
}

/** Where a name of a hub is reached. */
export function originOf({ publicScheme, publicPort }: Config, hostname: string): string {
  const port = publicPort === (publicScheme === 'https' ? 443 : 80) ? '' : `:${publicPort}`
  return `${publicScheme}://${hostname}${port}`
}
