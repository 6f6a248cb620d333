import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAccounts, DEMO_PASSWORD } from '../../server/demo.ts'
import { provision } from '../../server/db/provision.ts'
import type { EmbeddedPostgres } from '../../server/db/embedded.ts'
import { newSecret } from '../../server/platform/ids.ts'
import { must, signIn } from '../hub/client.ts'
import { freePorts, makePlace } from '../hub/place.ts'
import { startHub, type RunningHub } from '../hub/process.ts'
import { runHub } from '../testing/run-hub.ts'
import { startPostgres, type Postgres } from '../testing/postgres.ts'
import { startStandby } from '../testing/standby.ts'

/** Lists are read from a streaming replica, and whoever wrote something sees it at once all the same. */

const place = await makePlace()
const ADMIN = demoAccounts.find(({ role }) => role === 'admin')!.email
const password = newSecret()
let primary: Postgres
let standby: EmbeddedPostgres
let superuser: pg.Client
let running: RunningHub
let env: Record<string, string>
const at = (user: string, { port }: { port: number }) => `postgres://${user}:${password}@127.0.0.1:${port}/hub`
/** What a browser sends with each call. */
const cookies = new Map<string, string>()

beforeAll(async () => {
  primary = await startPostgres()
  await provision({ admin: primary.address, database: 'hub', ownerPassword: password, appPassword: password })
  standby = await startStandby(primary)
  superuser = new pg.Client({ ...standby.address, database: 'hub' })
  await superuser.connect()
  env = {
    ...place.env,
    RATE_LIMITS: 'off',
    DATABASE_URL: at('hub_app', primary.address),
    DATABASE_OWNER_URL: at('hub_owner', primary.address),
    DATABASE_REPLICA_URL: at('hub_app', standby.address),
  }
  running = await startHub(env)
  const { cookie } = await signIn(running.origin, ADMIN, DEMO_PASSWORD)
  const [name, value] = cookie().split('=')
  cookies.set(name!, value!)
}, 120_000)
afterAll(async () => {
  await superuser.end()
  await running.stop()
  await standby.stop()
  await primary.stop()
  place.remove()
}, 60_000)

async function call(path: string, init: RequestInit = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, origin: running.origin, 'content-type': 'application/json' }
  const answer = await fetch(`${running.origin}/api${path}`, { ...init, headers })
  for (const given of answer.headers.getSetCookie()) {
    const [name, value] = given.split(';')[0]!.split('=')
    cookies.set(name!, value!)
  }
  return { status: answer.status, body: (await answer.json()) as { items: { name: string }[] } }
}

const make = (name: string) => call('/playlists/', { method: 'POST', body: JSON.stringify({ name }) })
const names = async () => (await call('/playlists/?limit=50')).body.items.map(({ name }) => name)
/** How many rows of playlists the replica has read, as it counts them itself. */
async function reads(): Promise<number> {
  await superuser.query('select pg_stat_clear_snapshot()')
  const { rows } = await superuser.query<{ count: string }>(
    `select sum(coalesce(idx_scan, 0) + seq_scan) as count from pg_stat_user_tables where relname in ('content', 'playlist')`,
  )
  return Number(rows[0]!.count)
}

test('lists are read from the replica', async () => {
  await make('The first')
  await expect.poll(names).toContain('The first')
  const before = await reads()
  await expect
    .poll(
      async () => {
        await names()
        return (await reads()) - before
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBeGreaterThan(0)
})

test('whoever wrote something sees it, however far behind the replica is; others do soon', async () => {
  await superuser.query('select pg_wal_replay_pause()')
  await make('Written while it stands still')
  expect(await names()).toContain('Written while it stands still')
  // Another browser of the same person may be shown what was, for five seconds at the most.
  cookies.delete('hub_seen')
  await expect.poll(names, { timeout: 8_000 }).toContain('Written while it stands still')
  await superuser.query('select pg_wal_replay_resume()')
})

test('the check says how far behind it is, and neither check nor start takes another database for one', async () => {
  const fine = await runHub(env, 'check')
  expect(fine.said).toMatch(/ok   replica +127\.0\.0\.1:\d+ is \d+\.\d s behind/)
  const wrong = { ...env, DATABASE_REPLICA_URL: at('hub_app', primary.address) }
  const { code, said } = await runHub(wrong, 'check')
  expect(said).toMatch(/FAIL .*no replica/)
  expect(code).not.toBe(0)
  await expect(startHub({ ...wrong, ...(await freePorts()) })).rejects.toThrow('names a database that is no replica')
})

test('without the replica all goes on', async () => {
  await superuser.end()
  await standby.stop()
  expect((await make('Without a replica')).status).toBe(201)
  for (let nth = 0; nth < 5; nth += 1) expect(await names()).toContain('Without a replica')
  const { api } = await signIn(running.origin, ADMIN, DEMO_PASSWORD)
  must(await api.GET('/me/profile'))
})
