import type { ProviderInput } from '../../hubs/provider-service.ts'
import type { TestHub } from '../../testing/app.ts'
import type { TestAnswer } from '../../testing/client.ts'
import { CLIENT, type TestProvider } from '../../testing/openid.ts'

/** A browser that signs in by way of a provider, step by step. */

/** Gives a hub of the test a provider, as an admin would. */
export async function offerProvider(
  hub: TestHub,
  idp: TestProvider,
  { domainId = 1, ...more }: Partial<ProviderInput> & { domainId?: number } = {},
): Promise<void> {
  const admin = await hub.person({ domainId, isAdmin: true, privileges: ['settings_write'] })
  const { headers } = await admin.get('/hub/settings')
  const oidc = { issuer: idp.issuer, ...CLIENT, buttonLabel: 'Sign in', emailDomains: ['hub.example'], ...more }
  const answer = await admin.patch('/hub/settings', { signIn: { oidc } }, { 'if-match': String(headers['etag']) })
  if (answer.status !== 200) throw new Error(`The hub does not take the provider: ${JSON.stringify(answer.body)}`)
}

export class Browser {
  readonly #hub: TestHub
  readonly #host: string
  readonly cookies = new Map<string, string>()

  constructor(hub: TestHub, hostname = 'localhost') {
    this.#hub = hub
    this.#host = `${hostname}:3000`
  }

  async get(path: string, method: 'get' | 'post' | 'delete' = 'get'): Promise<TestAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { host: this.#host, ...(cookie && { cookie }) }
    const answer =
      method === 'get'
        ? await this.#hub.nobody.get(path, headers)
        : await this.#hub.nobody[method](path, undefined, headers)
    keep(this.cookies, [answer.headers['set-cookie'] ?? []].flat().map(String))
    return answer
  }

  /** Goes to the provider, where the person is at once known. @returns the address of the callback */
  async authorize(start = '/auth/oidc/start', change = (url: URL) => url): Promise<URL> {
    const { headers } = await this.get(start)
    return throughProvider(change(new URL(String(headers['location']))))
  }

  finish(callback: URL): Promise<TestAnswer> {
    return this.get(`${callback.pathname.replace('/api', '')}${callback.search}`)
  }

  async signIn(start?: string): Promise<TestAnswer> {
    return this.finish(await this.authorize(start))
  }

  /** Who is signed in; null where nobody is. */
  async who(): Promise<{ id: string; email: string; first_name: string; last_name: string; locale: string } | null> {
    const { status, body } = await this.get('/auth/session')
    return status === 200 ? body.user : null
  }
}

/** Follows the provider's pages until they lead back to a hub. */
export async function throughProvider(start: URL): Promise<URL> {
  const cookies = new Map<string, string>()
  let next = start
  for (let hops = 0; hops < 10; hops += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    keep(cookies, answer.headers.getSetCookie())
    const location = answer.headers.get('location')
    if (!location) throw new Error(`The provider answers ${answer.status} at ${next.href}: ${await answer.text()}`)
    next = new URL(location, next)
    if (next.pathname === '/api/auth/oidc/callback') return next
  }
  throw new Error('The provider leads nowhere.')
}

function keep(cookies: Map<string, string>, set: readonly string[]): void {
  for (const each of set) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(each)!
    if (value === '' || /max-age=0/i.test(each)) cookies.delete(name!)
    else cookies.set(name!, value!)
  }
}
