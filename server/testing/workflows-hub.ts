import { testHub, type TestHub, type TestHubOptions } from './app.ts'
import type { Client } from './client.ts'

export interface ListeningHub extends TestHub {
  /** Where it answers, without a path. */
  origin: string
}

/** A test hub that answers on a free port of 127.0.0.1, for programs that speak real HTTP. */
export async function listeningHub(options: TestHubOptions = {}): Promise<ListeningHub> {
  const hub = await testHub(options)
  await hub.context.databases.shared
    .insertInto('hub_hostname')
    .values({ hostname: '127.0.0.1', domain_id: 1, is_primary: false })
    .execute()
  return { ...hub, origin: await hub.app.listen({ port: 0, host: '127.0.0.1' }) }
}

/** An API token that acts for this person for an hour. */
export async function tokenOf(person: Client, scopes: readonly string[]): Promise<string> {
  const expiresTime = new Date(Date.now() + 3_600_000).toISOString()
  const { status, body } = await person.post('/me/tokens', { name: 'For a test', scopes, expiresTime })
  if (status !== 201) throw new Error(`No token: ${JSON.stringify(body)}`)
  return body.token as string
}
