import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider, { type Configuration, type JWK } from 'oidc-provider'
import { freePort } from './cluster.ts'

/** An identity provider that really runs, on loopback: what an organisation has beside its hub. */

export const CLIENT = { clientId: 'the-hub', clientSecret: 'a secret that the provider gave to the hub' }

/** Somebody whom the provider knows. */
export interface ProviderPerson {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  locale?: string
  groups?: string[]
  /** Of an organisation's own making. */
  dept?: string
  number?: number
  since?: string
  city?: string
}

export interface TestProvider {
  issuer: string
  /** How an operator lets the hub go there. */
  host: string
  /** Who is there: the next one to sign in. */
  person: ProviderPerson
  /** When they did so, in seconds since 1970; now where it is not said. */
  signedInAt: number | undefined
  /** Whether it publishes no key that it signs with. */
  hidesKeys: boolean
  /** How often the hub has asked, by path. */
  asked: Map<string, number>
  /** Signs with another key from now on, and forgets the one before. */
  rotateKeys(): void
  /** Answers nothing until it is resumed: connections are taken and left open. */
  pause(): void
  resume(): void
  close(): Promise<void>
}

export interface ProviderOptions {
  /** Origins of the hubs that it knows. */
  hubs: readonly string[]
  hostname?: string
  /** Shows a page with a button, as people see it, instead of signing in at once. */
  asks?: boolean
}

export async function testProvider({
  hubs,
  hostname = '127.0.0.1',
  asks = false,
}: ProviderOptions): Promise<TestProvider> {
  const port = await freePort()
  const issuer = `http://${hostname}:${port}`
  let isPaused = false
  const about: TestProvider = {
    issuer,
    host: `${hostname}:${port}`,
    person: { sub: 'ada', email: 'ada@hub.example', email_verified: true, given_name: 'Ada', family_name: 'Lovelace' },
    signedInAt: undefined,
    hidesKeys: false,
    asked: new Map(),
    rotateKeys: () => {
      current = makeProvider(issuer, about, hubs)
    },
    pause: () => {
      isPaused = true
    },
    resume: () => {
      isPaused = false
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  let current = makeProvider(issuer, about, hubs)
  const server = createServer((request, reply) => {
    if (isPaused) return
    const path = new URL(request.url!, issuer).pathname
    about.asked.set(path, (about.asked.get(path) ?? 0) + 1)
    if (path === '/jwks' && about.hidesKeys)
      return void reply.setHeader('content-type', 'application/json').end('{"keys":[]}')
    if (path.startsWith('/interaction/')) return void interact(current, about, asks, request, reply)
    void current.callback()(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(port, hostname, resolve))
  return about
}

/** The page on which people say who they are. */
async function interact(
  provider: Provider,
  { person, signedInAt }: TestProvider,
  asks: boolean,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  if (asks && request.method !== 'POST') {
    reply.setHeader('content-type', 'text/html')
    reply.end(
      `<!doctype html><html lang="en"><title>Provider</title><h1>Who are you?</h1><form method="post"><button>I am ${person.sub}</button></form>`,
    )
    return
  }
  await provider.interactionFinished(request, reply, {
    login: { accountId: person.sub, ...(signedInAt && { ts: signedInAt }) },
  })
}

function makeProvider(issuer: string, about: TestProvider, hubs: readonly string[]): Provider {
  const configuration: Configuration = {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: hubs.map((origin) => `${origin}/api/auth/oidc/callback`),
        post_logout_redirect_uris: hubs.map((origin) => `${origin}/`),
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'locale', 'dept', 'number', 'since', 'city'],
      groups: ['groups'],
    },
    scopes: ['openid', 'email', 'profile', 'groups'],
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    jwks: { keys: [newKey()] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = `<!doctype html><html lang="en"><title>Provider</title>${form}<button form="op.logoutForm" name="logout" value="yes">Sign out of the provider</button>`
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ ...about.person, sub: accountId }) }),
    // Nobody is asked whether the hub may know who they are.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid email profile groups')
      await grant.save()
      return grant
    },
  }
  const provider = new Provider(issuer, configuration)
  provider.proxy = false
  return provider
}

function newKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: crypto.randomUUID() } as JWK
}
