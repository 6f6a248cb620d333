import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { parametersOf, resolved } from '../../client/mocks/input.ts'
import { resources } from '../../generated/resources.ts'
import { featureFlags, privileges } from '../../generated/reference.ts'
import { operations, type OperationId } from '../../generated/server/operations.ts'
import { newId } from '../platform/ids.ts'
import { adminAddress } from './admin-address.ts'
import { testHub, type Somebody, type TestHub } from './app.ts'
import { exampleRequests, problemCode, sendExample, type ExampleRequest } from './contract-examples.ts'
import { fillHub, type FilledHub } from './filled-hub.ts'

/**
 * One id of another hub among ids of the own: in each place of each operation, in the path, the query and the body, each
 * kind of thing. It is answered like an id that nothing has, and no row of either hub speaks of it afterwards.
 * server/db/isolation.test.ts has all ids of a call from the other hub, so that few of them come as far as their bodies.
 */

const CANARY = `CANARY-${newId()}`
/** These end the session of the one who asks. */
const ENDING: OperationId[] = ['signOut', 'updateMyPassword', 'deleteMySessions']
/** What only reads goes first, and what takes things away last. */
const ORDER = ['list', 'show', 'create', 'update', 'act', 'restore', 'delete']
const placeOf = (id: OperationId) => ORDER.indexOf(resources[id].does)
const OPERATIONS = (Object.keys(operations) as OperationId[])
  .filter((id) => !ENDING.includes(id) && !operations[id].statuses.some((status) => status === 501))
  .toSorted((a, b) => placeOf(a) - placeOf(b))

let hub: TestHub
let admin: Somebody
let own: FilledHub
let other: FilledHub
let superuser: pg.Client
/** All rows of the other hub. */
let before: Record<string, string>

beforeAll(async () => {
  hub = await testHub({ features: [...featureFlags] })
  superuser = new pg.Client({ ...adminAddress(), database: hub.database.app.database })
  await superuser.connect()
  admin = await hub.person({ isAdmin: true, privileges })
  own = await fillHub(hub, 1, 'The own hub')
  other = await fillHub(hub, 2, CANARY)
  callers.push({ name: 'admin', secret: admin.secret }, { name: 'learner', secret: own.learner.secret })
  before = await rowsOf(2)
})
afterAll(async () => {
  await superuser.end()
  await hub.close()
})

/** Of what kind the thing is that a parameter or a field of this name takes; by its name alone where it says it. */
const KINDS: Record<string, string> = {
  contentId: 'asset',
  contentIds: 'asset',
  share_ref_ids: 'asset',
  share_ref_id: 'asset',
  share_context_id: 'playlist',
  userId: 'learner',
  user_ids: 'learner',
  userIds: 'learner',
  ownerTeamId: 'team',
  team_ids: 'team',
  parentId: 'comment',
  parentTopicId: 'topic',
  imageId: 'badgeImage',
  thumbnailId: 'badgeImage',
  requestId: 'wish',
  emailId: 'mail',
  refId: 'skill',
  exportId: 'dataExport',
}

function ownIdFor(name: string): string {
  const kind = KINDS[name] ?? name.replace(/Ids?$/, '')
  return own.things[kind] ?? own.things['asset']!
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

interface Sent {
  path: string
  body: unknown
}

/** A place that takes an id, and the request with this id there and ids of the own hub everywhere else. */
interface Place {
  name: string
  with(id: string): Sent
}

function placesOf(request: ExampleRequest): Place[] {
  const { id, path } = request
  const body = ownBody(request.body)
  const inPath = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const filled = (named: string | null, value: string) =>
    exampleRequests((name) => (name === named ? value : ownIdFor(name))).find((each) => each.id === id)!.path
  const whole = filled(null, '')
  return [
    ...inPath
      .filter((name) => isId(id, name))
      .map((name) => ({ name, with: (value: string) => ({ path: filled(name, value), body }) })),
    ...parametersOf(id)
      .filter((each) => each.in === 'query' && isId(id, each.name))
      .map(({ name }) => ({
        name: `?${name}`,
        with: (value: string) => ({ path: `${whole}${path.includes('?') ? '&' : '?'}${name}=${value}`, body }),
      })),
    ...placesIn(body).map((at) => ({
      name: `/${at.join('/')}`,
      with: (value: string) => ({ path: whole, body: replaced(body, at, value) }),
    })),
  ]
}

function isId(id: OperationId, name: string): boolean {
  const schema = resolved(parametersOf(id).find((each) => each.name === name)!.schema) as {
    format?: string
    items?: object
  }
  const single = (schema.items ? resolved(schema.items) : schema) as { format?: string }
  return single.format === 'uuid'
}

/** The example with ids of the own hub in place of those that nothing has. */
function ownBody(body: unknown, name = ''): unknown {
  if (Array.isArray(body)) return body.map((each) => ownBody(each, name))
  if (body !== null && typeof body === 'object')
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, ownBody(value, key)]))
  return typeof body === 'string' && UUID.test(body) ? ownIdFor(name) : body
}

function placesIn(body: unknown, at: string[] = []): string[][] {
  if (typeof body === 'string') return UUID.test(body) ? [at] : []
  if (body === null || typeof body !== 'object') return []
  return Object.entries(body).flatMap(([key, value]) => placesIn(value, [...at, key]))
}

function replaced(body: unknown, [first, ...rest]: string[], value: string): unknown {
  if (first === undefined) return value
  const copy = (Array.isArray(body) ? [...(body as unknown[])] : { ...(body as object) }) as Record<string, unknown>
  copy[first] = replaced(copy[first], rest, value)
  return copy
}

/** What a change asks for of the thing that it changes, so that it comes as far as its body. */
async function versionOf(request: ExampleRequest): Promise<string> {
  if (!parametersOf(request.id).some(({ name }) => name.toLowerCase() === 'if-match')) return '"v1"'
  const answer = await admin.get(request.path)
  return String(answer.headers['etag'] ?? '"v1"')
}

async function ask({ secret }: { secret: string }, request: ExampleRequest, sent: Sent, version: string) {
  const answer = await sendExample(
    hub.app,
    { ...request, ...sent },
    {
      headers: { cookie: `hub_sid=${secret}`, 'if-match': version },
    },
  )
  const text = `${JSON.stringify(answer.headers)}${answer.rawPayload.toString('latin1')}`
  return { status: answer.statusCode, code: problemCode(answer), text }
}

/** An admin who may do everything, and the learner whose things are named. */
const callers: { name: string; secret: string }[] = []
let asked = 0
/** An id that says only from where something was opened, and one of what is to be pinned no longer: both are left aside where they are of nothing. */
const LEFT_ASIDE = ['launchMyAsset ?playlistId', 'unpinPlaylists /playlistIds/0']
/** Changes that went through with an id of the other hub. */
const taken = new Set<string>()

test.each(OPERATIONS)('%s answers ids of another hub like ids that nothing has', { timeout: 120_000 }, async (id) => {
  const wrong: string[] = []
  const request = exampleRequests(ownIdFor).find((each) => each.id === id)!
  for (const [place, caller] of placesOf(request).flatMap((place) => callers.map((each) => [place, each] as const))) {
    const version = await versionOf({ ...request, path: place.with(newId()).path })
    const nothing = await ask(caller, request, place.with(newId()), version)
    for (const [kind, foreign] of Object.entries(other.things)) {
      const answer = await ask(caller, request, place.with(foreign), version)
      asked += 1
      const where = `${caller.name}: ${place.name} as ${kind}`
      if (answer.text.includes(CANARY)) wrong.push(`${where}: shows the other hub`)
      if (answer.status !== nothing.status || answer.code !== nothing.code)
        wrong.push(`${where}: ${answer.status} ${answer.code}, but for nothing ${nothing.status} ${nothing.code}`)
      if (answer.status < 300 && operations[id].method !== 'GET') taken.add(`${id} ${place.name}`)
    }
  }
  expect(wrong).toEqual([])
})

test('nothing of the other hub changed, and no row of the own one names anything of it', async () => {
  expect(asked).toBeGreaterThan(5_000)
  expect(await rowsOf(2)).toEqual(before)
  const named = Object.entries(await rowsOf(1)).flatMap(([table, text]) =>
    Object.entries(other.things)
      .filter(([, foreign]) => text.includes(foreign))
      .map(([kind]) => `${table} names the ${kind}`),
  )
  expect({ named, taken: [...taken] }).toEqual({ named: [], taken: LEFT_ASIDE })
})

test('would notice: the other hub itself shows the mark, and names its things', async () => {
  const there = await hub.person({ domainId: 2, isAdmin: true, privileges })
  const { body } = await there.get('/me/playlists/')
  expect(JSON.stringify(body)).toContain(CANARY)
  expect(JSON.stringify(await rowsOf(2))).toContain(other.things['playlist'])
})

/** Everything that a hub has, as text, table by table. */
async function rowsOf(domainId: number): Promise<Record<string, string>> {
  const { rows: tables } = await superuser.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'domain_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  )
  const texts: Record<string, string> = {}
  for (const { name } of tables) {
    const statement = `select coalesce(string_agg(t::text, '|' order by t::text), '') as text from ${name} t where domain_id = $1`
    const { rows } = await superuser.query<{ text: string }>(statement, [domainId])
    texts[name] = rows[0]!.text
  }
  return texts
}
