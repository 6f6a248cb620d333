import * as client from 'openid-client'
import type { Config } from './config.ts'
import { guardedRequest, openGuard } from './guarded-fetch.ts'
import { RecentMap } from './recent-map.ts'

/**
 * Identity providers by OpenID Connect, as far as they are the same for every hub: what they say of themselves, read
 * through the guard against private addresses and kept for a while.
 */

/** What a provider says of itself is read again after this long. */
const KEPT_MS = 60 * 60_000
/** One that does not answer is left alone for this long, so that nobody waits for it again and again. */
const MISSED_MS = 10_000
/** Providers that are kept at the most; only those in the settings of hubs are asked for. */
const MAX_KEPT = 500
const TIMEOUT_S = 5

export type ProviderMetadata = client.ServerMetadata

/** How the hub is known to a provider. */
export interface ProviderClient {
  clientId: string
  /** Null for a client without one. */
  clientSecret: string | null
}

/** A provider that does not answer, or with something that the hub cannot work with. */
export class ProviderUnreadable extends Error {}

interface Kept {
  metadata: Promise<ProviderMetadata>
  until: number
}

const kept = new WeakMap<Config, RecentMap<string, Kept>>()

/** What a provider says of itself, not older than an hour. @throws ProviderUnreadable */
export function providerMetadata(config: Config, issuer: string): Promise<ProviderMetadata> {
  const known = kept.get(config)?.get(issuer)
  return known && known.until > Date.now() ? known.metadata : readProviderMetadata(config, issuer)
}

/** The same, read anew. @throws ProviderUnreadable */
export function readProviderMetadata(config: Config, issuer: string): Promise<ProviderMetadata> {
  const providers = kept.get(config) ?? new RecentMap<string, Kept>(MAX_KEPT)
  kept.set(config, providers)
  const entry: Kept = { metadata: discover(config, issuer), until: Date.now() + KEPT_MS }
  providers.set(issuer, entry)
  entry.metadata.catch(() => {
    entry.until = Date.now() + MISSED_MS
  })
  return entry.metadata
}

/**
 * The hub as a client of a provider. One is made for each sign-in, so that the keys of the provider are read then: a key
 * that it has changed meanwhile is no surprise.
 */
export function providerClient(
  config: Config,
  metadata: ProviderMetadata,
  { clientId, clientSecret }: ProviderClient,
): client.Configuration {
  const made = new client.Configuration(metadata, clientId, {}, authenticationOf(metadata, clientSecret))
  made[client.customFetch] = fetchFor(config)
  made.timeout = TIMEOUT_S
  // The signature is checked although the answer comes straight from the provider: it may be on plain http in one's own network.
  client.enableNonRepudiationChecks(made)
  if (isAllowed(config, new URL(metadata.issuer))) client.allowInsecureRequests(made)
  return made
}

async function discover(config: Config, issuer: string): Promise<ProviderMetadata> {
  try {
    const url = new URL(issuer)
    const found = await client.discovery(url, 'discovery', undefined, undefined, {
      [client.customFetch]: fetchFor(config),
      timeout: TIMEOUT_S,
      execute: isAllowed(config, url) ? [client.allowInsecureRequests] : [],
    })
    const metadata = { ...found.serverMetadata() }
    refuseUnusable(config, metadata)
    return metadata
  } catch (error) {
    throw error instanceof ProviderUnreadable ? error : new ProviderUnreadable(String(error), { cause: error })
  }
}

/** @throws ProviderUnreadable for metadata without what the code flow needs, or that leads browsers to a page without https */
function refuseUnusable(config: Config, metadata: ProviderMetadata): void {
  const { authorization_endpoint: start, token_endpoint: tokens, jwks_uri: keys, end_session_endpoint: end } = metadata
  if (!start || !tokens || !keys)
    throw new ProviderUnreadable('The metadata has no authorization_endpoint, token_endpoint or jwks_uri.')
  for (const address of [start, ...(end ? [end] : [])]) {
    const url = new URL(address)
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isAllowed(config, url)))
      throw new ProviderUnreadable(`${address} does not begin with https.`)
  }
}

function authenticationOf(metadata: ProviderMetadata, clientSecret: string | null): client.ClientAuth {
  if (clientSecret === null) return client.None()
  const takesPost = metadata.token_endpoint_auth_methods_supported?.includes('client_secret_post')
  return takesPost ? client.ClientSecretPost(clientSecret) : client.ClientSecretBasic(clientSecret)
}

function fetchFor(config: Config): client.CustomFetch {
  return (url, { method, headers, body }) => {
    const guard = isAllowed(config, new URL(url)) ? openGuard : undefined
    return guardedRequest(url, { method, headers, body: textOf(body) }, guard)
  }
}

/** The hub sends forms and nothing else. */
function textOf(body: client.FetchBody): string | undefined {
  if (body instanceof URLSearchParams) return body.toString()
  return typeof body === 'string' ? body : undefined
}

/** Whether the operator has named this host, so that it may be private and without https. */
function isAllowed({ oidcPrivateHosts }: Config, { host }: URL): boolean {
  return oidcPrivateHosts.includes(host)
}
