import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { privileges } from '../../generated/reference.ts'
import type { HubCall } from '../context.ts'
import { prepareHubs } from '../first-run.ts'
import { addHub } from '../hubs/create-service.ts'
import { allHubs } from '../hubs/registry-service.ts'
import { newId } from '../platform/ids.ts'
import { adminAddress } from '../testing/admin-address.ts'
import { testHub, type Somebody, type TestHub } from '../testing/app.ts'
import { fillHub } from '../testing/filled-hub.ts'
import { closeDueHub, listDeletedHubs, removeClosedHubs } from './hub-removal-service.ts'
import { closeHub, deleteHub, deleteRows } from './hub-removal-store.ts'

/** A whole hub is deleted, in the order in which it happens. */

let hub: TestHub
let superuser: pg.Client
let call: HubCall
let keeper: Somebody
/** Somebody of both hubs. */
let both: { accountId: string }
let before: Record<string, string>

beforeAll(async () => {
  hub = await testHub({ features: ['badges', 'helix'] })
  superuser = new pg.Client({ ...adminAddress(), database: hub.database.app.database })
  await superuser.connect()
  await fillHub(hub, 1, 'The first hub')
  await fillHub(hub, 2, 'The second hub')
  keeper = await hub.person({ isAdmin: true, privileges: [...privileges] })
  call = await hub.hubCall()
  both = await hub.person()
  await hub.context.databases
    .forHub(2)
    .insertInto('member')
    .values({ id: newId(), account_id: both.accountId, email: 'both@hub.example', created_at: new Date() })
    .execute()
  await addReplies(600)
  before = await fingerprint(2)
}, 60_000)
afterAll(async () => {
  await superuser.end()
  await hub.close()
})

/** More than a batch, which one row above them must outlive. */
async function addReplies(count: number): Promise<void> {
  await superuser.query(
    `insert into comment (domain_id, id, content_id, parent_id, author_id, message, created_at, updated_at)
    select domain_id, gen_random_uuid(), content_id, id, author_id, 'more', now(), now()
    from (select * from comment where domain_id = 1 and parent_id is null limit 1) first, generate_series(1, ${count})`,
  )
}

/** Every table with a hub's number, by the catalogue, so that a new one cannot be forgotten. */
async function tables(): Promise<string[]> {
  const { rows } = await superuser.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'domain_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'deleted_hub' order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function fingerprint(domainId: number): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const table of await tables()) {
    const { rows } = await superuser.query<{ sum: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${table} t where domain_id = ${domainId}`,
    )
    sums[table] = rows[0]!.sum
  }
  return sums
}

async function rowsOf(domainId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of await tables()) {
    const { rows } = await superuser.query<{ count: number }>(
      `select count(*)::int as count from ${table} where domain_id = ${domainId}`,
    )
    if (rows[0]!.count) counts[table] = rows[0]!.count
  }
  return counts
}

async function filesOf(domainId: number): Promise<string[]> {
  const keys: string[] = []
  for await (const key of hub.context.storage.keys(String(domainId))) keys.push(key)
  return keys.toSorted()
}

const accounts = async () => {
  const { rows } = await superuser.query<{ id: string }>('select id from account')
  return rows.map(({ id }) => id)
}

const due = (interval: string) => superuser.query(`update hub_deletion set due_at = now() + interval '${interval}'`)
const closed = (interval: string) =>
  superuser.query(`update deleted_hub set closed_at = now() - interval '${interval}'`)

test('deletes nothing before the day, whatever the clock of the hub says', async () => {
  expect((await keeper.post('/hub/deletion', { confirmation: 'Test hub' })).status).toBe(200)
  const rows = await rowsOf(1)
  hub.setNow(new Date(Date.now() + 400 * 24 * 60 * 60 * 1000))
  await closeDueHub(call)
  await removeClosedHubs(hub.context)
  hub.setNow(null)
  expect((await keeper.get('/hub')).status).toBe(200)
  await due('1 second')
  await closeDueHub(call)
  // Nor where the service would forget to ask.
  await closeHub(call.db)
  expect(await deleteRows(call.db, 'comment', 1)).toBe(0)
  await deleteHub(call.db)
  expect(await rowsOf(1)).toEqual(rows)
})

test('cannot be cancelled any more once it is due', async () => {
  await due('0')
  expect((await keeper.delete('/hub/deletion')).status).toBe(404)
})

test('leads nowhere from then on, as a host that nobody knows, and nothing works for it', async () => {
  const rows = await rowsOf(1)
  await closeDueHub(call)
  for (const path of ['/hub', '/auth/session', '/me/profile']) {
    const answer = await keeper.get(path)
    const unknown = await hub.app.inject({ url: `/api${path}`, headers: { host: 'nobody.localhost' } })
    expect([path, answer.status]).toEqual([path, unknown.statusCode])
    expect({ ...answer.body, instance: '' }).toEqual({ ...unknown.json(), instance: '' })
  }
  const credentials = { email: keeper.email, password: 'four plain words together' }
  expect((await hub.nobody.post('/auth/sign-in', credentials)).status).toBe(421)
  expect((await allHubs(hub.context)).map(({ domainId }) => domainId)).toEqual([2])
  // Other processes know it for some seconds, and jobs may be under way.
  await removeClosedHubs(hub.context)
  await closed('59 minutes')
  await removeClosedHubs(hub.context)
  expect(await rowsOf(1)).toEqual({ ...rows, hub_hostname: undefined })
  expect(await deleteRows(call.db, 'comment', 1)).toBe(0)
})

test('is deleted from where it was when the process was ended in the middle', async () => {
  await closed('1 hour')
  const all = Object.keys(await rowsOf(1)).length
  await superuser.query('begin')
  await superuser.query('lock table member in share mode')
  const ended = expect(removeClosedHubs(hub.context)).rejects.toThrow()
  const { rows: blocked } = await vi.waitFor(async () => {
    const found = await superuser.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(found.rows).toHaveLength(1)
    return found
  }, 5_000)
  await superuser.query(`select pg_terminate_backend(${blocked[0]!.pid})`)
  await ended
  await superuser.query('commit')
  const left = await rowsOf(1)
  expect(left).toMatchObject({ member: expect.any(Number) as number, hub: 1 })
  expect(Object.keys(left).length).toBeLessThan(all)
  expect(await filesOf(1)).not.toEqual([])

  const known = await accounts()
  await Promise.all([removeClosedHubs(hub.context), removeClosedHubs(hub.context)])
  await removeClosedHubs(hub.context)
  expect(await rowsOf(1)).toEqual({})
  expect(await filesOf(1)).toEqual([])
  expect((await accounts()).length).toBeLessThan(known.length)
  expect(await accounts()).not.toContain(keeper.accountId)
})

test('leaves another hub as it was: its rows, its files, and the accounts of its people', async () => {
  expect(await fingerprint(2)).toEqual(before)
  expect(await filesOf(2)).not.toEqual([])
  expect(await accounts()).toContain(both.accountId)
})

test('deletes what still arrives for a day, and is told to whoever runs the installation', async () => {
  await hub.context.storage.put(`1/uploads/${newId()}`, Buffer.from('late'))
  await hub.context.storage.put(`11/uploads/${newId()}`, Buffer.from('of another hub'))
  await removeClosedHubs(hub.context)
  expect(await filesOf(1)).toEqual([])
  expect(await filesOf(11)).toHaveLength(1)
  const [first] = await listDeletedHubs(hub.context)
  expect(first).toMatchObject({ domainId: 1, name: 'Test hub', hostnames: ['localhost'], endedAt: null })
  expect(first!.rowCount).toBeGreaterThan(600)
  expect(first!.fileCount).toBeGreaterThan(1)
  await superuser.query(`update deleted_hub set deleted_at = now() - interval '1 day'`)
  await removeClosedHubs(hub.context)
  expect((await listDeletedHubs(hub.context))[0]!.endedAt).not.toBeNull()
})

test('keeps no start from going on whose settings still name it', async () => {
  const start = (hostname: string) => {
    const firstHub = { hostname, name: 'Test hub', adminEmail: 'first@hub.example' }
    return prepareHubs({ ...hub.context, config: { ...hub.context.config, firstHub } }, () => undefined)
  }
  await expect(start('nowhere.localhost')).rejects.toThrow('No hub answers to HUB_HOSTNAME (nowhere.localhost)')
  await start('localhost')
  expect((await allHubs(hub.context)).map(({ domainId }) => domainId)).toEqual([2])
})

test('gives its name to another hub, and its number to none', async () => {
  // As if it had been the last.
  await superuser.query('update deleted_hub set domain_id = 7')
  const about = { hostname: 'localhost', name: 'Another', locale: 'en-GB', timezone: 'UTC' }
  expect(await addHub(hub.context, about)).toBe(8)
  expect((await hub.nobody.get('/hub')).body).toMatchObject({ domain_id: 8, name: 'Another' })
})
