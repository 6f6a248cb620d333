import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import pg from 'pg'
import { featureFlags, privileges } from '../../generated/reference.ts'
import { newId } from '../platform/ids.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { exampleRequests, sendExample, type ExampleRequest } from '../testing/contract-examples.ts'
import { fillHub, type FilledHub } from '../testing/filled-hub.ts'
import { adminAddress } from '../testing/admin-address.ts'

/** No call of the first hub shows or changes a byte of the second: with each of the two nets on its own. All other tests have both. */

const CANARY = `CANARY-${newId()}`

describe.each([
  ['row-level security alone', { hubRules: false, rowSecurity: true }],
  ['the query rules alone', { hubRules: true, rowSecurity: false }],
])('with %s', (_name, nets) => {
  let hub: TestHub
  let admin: Somebody
  let second: FilledHub
  let superuser: pg.Client

  beforeAll(async () => {
    hub = await testHub({ connect: { hubRules: nets.hubRules }, features: [...featureFlags] })
    superuser = new pg.Client({ ...adminAddress(), database: hub.database.app.database })
    await superuser.connect()
    if (!nets.rowSecurity) await switchOffRowSecurity(superuser)
    admin = await hub.person({ isAdmin: true, privileges })
    await fillHub(hub, 1, 'The first hub')
    second = await fillHub(hub, 2, CANARY)
  })
  afterAll(async () => {
    await superuser.end()
    await hub.close()
  })

  test(
    'shows nothing of the second hub and changes nothing there, whatever id is named',
    { timeout: 90_000 },
    async () => {
      const before = await fingerprint(superuser)
      const seen: string[] = []
      for (const { payload, ...request } of callsNaming(second.ids)) {
        const answer = await sendExample(hub.app, request, {
          headers: { cookie: `hub_sid=${admin.secret}`, 'if-match': '"v1"' },
          ...(payload === null ? {} : { payload }),
        })
        const text = `${JSON.stringify(answer.headers)}${answer.rawPayload.toString('latin1')}`
        if (text.includes(CANARY)) seen.push(`${request.method} ${request.path}`)
        if (answer.statusCode >= 500 && answer.statusCode !== 501)
          seen.push(`${request.method} ${request.path} answered ${answer.statusCode}`)
      }
      expect(seen).toEqual([])
      expect(await fingerprint(superuser)).toEqual(before)
    },
  )

  test('would notice: the second hub itself shows the mark', async () => {
    const own = await hub.person({ domainId: 2, isAdmin: true, privileges })
    const answer = await own.get('/me/playlists/')
    expect(JSON.stringify(answer.body)).toContain(CANARY)
  })
})

/** These end the session of the one who asks. */
const ENDING = ['signOut', 'updateMyPassword']

/** Every call with each of the ids wherever it takes one; a call that takes none is made once. */
function callsNaming(ids: readonly string[]): (ExampleRequest & { payload: string | null })[] {
  const calls = ids.flatMap((id) =>
    exampleRequests(() => id)
      .filter((request) => !ENDING.includes(request.id))
      .map((request) => ({ ...request, payload: bodyNaming(request, id) })),
  )
  return [...new Map(calls.map((call) => [`${call.method} ${call.path} ${call.payload}`, call])).values()]
}

/** Every id in the body becomes the other hub's. */
function bodyNaming({ body, contentType }: ExampleRequest, id: string): string | null {
  if (!contentType?.endsWith('json')) return contentType && 'x'
  return JSON.stringify(body ?? {}).replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, id)
}

async function tenantTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'domain_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function switchOffRowSecurity(client: pg.Client): Promise<void> {
  for (const table of await tenantTables(client))
    await client.query(`alter table ${table} no force row level security, disable row level security`)
}

/** A checksum of everything that the second hub has, table by table. */
async function fingerprint(client: pg.Client): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const table of await tenantTables(client)) {
    const { rows } = await client.query<{ sum: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t where domain_id = 2`,
    )
    sums[table] = rows[0]!.sum
  }
  return sums
}
