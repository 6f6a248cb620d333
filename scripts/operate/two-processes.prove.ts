import { spawn, type ChildProcess } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoAccounts, DEMO_PASSWORD } from '../../server/demo.ts'
import { newSecret } from '../../server/platform/ids.ts'
import { freePort } from '../../server/testing/cluster.ts'
import { databaseSwitch, type DatabaseSwitch } from '../../server/testing/database-switch.ts'
import { provision } from '../../server/db/provision.ts'
import { ROOT } from '../generate/paths.ts'
import { signIn, type Hub } from '../hub/client.ts'
import { freePorts, makePlace, type Place } from '../hub/place.ts'
import { startHub, type RunningHub } from '../hub/process.ts'
import { startPostgres, type Postgres } from '../testing/postgres.ts'

/**
 * Two processes of one hub behind the example for HAProxy, which sends nothing twice, while people read and write: one is
 * restarted, killed, frozen, and loses its database. What was acknowledged is there afterwards, and no call fails but those that
 * the proxy had sent to the process that was hit.
 */

const HAPROXY = '/usr/sbin/haproxy'
const READERS = 2
const WRITERS = 2
/** Between two calls of one of them, so that the machine has time for the rest. */
const PAUSE_MS = 20
/** How long the proxy waits for an answer here, and how long a process is frozen. */
const ANSWER_S = 8
const FROZEN_MS = 12_000
/** As `idle_in_transaction_session_timeout` of the hub's connections. */
const LOCKS_HELD_MS = 10_000
type Name = 'one' | 'two'

/** A call as the proxy logs it. */
interface Sent {
  server: string
  status: number
  at: number
}

describe('two processes behind a proxy that does not retry', () => {
  let place: Place
  let postgres: Postgres
  let proxy: ChildProcess | undefined
  let port: number
  let admin: Hub
  const sent: Sent[] = []
  const running = {} as Record<Name, RunningHub>
  const env = {} as Record<Name, Record<string, string>>
  /** The way of the second process to the database. */
  let way: DatabaseSwitch | undefined
  const log = createSocket('udp4')

  beforeAll(async () => {
    if (!existsSync(HAPROXY)) return
    place = await makePlace()
    postgres = await startPostgres()
    port = await freePort()
    await prepare()
    // Both at once, on a database and a folder with nothing in them.
    ;[running.one, running.two] = await Promise.all([startHub(env.one), startHub(env.two)])
    await startProxy()
    admin = await signIn(
      `http://localhost:${port}`,
      demoAccounts.find(({ role }) => role === 'admin')!.email,
      DEMO_PASSWORD,
    )
  }, 180_000)
  beforeEach(({ skip }) => {
    skip(!existsSync(HAPROXY), 'NOT RUN: there is no HAProxy here, which Debian has as haproxy.')
  })
  afterAll(async () => {
    log.close()
    if (!existsSync(HAPROXY)) return
    proxy?.kill('SIGTERM')
    await Promise.all(Object.values(running).map((hub) => hub.stop()))
    await way?.off()
    await postgres.stop()
    place.remove()
  }, 60_000)

  async function prepare(): Promise<void> {
    const password = newSecret()
    await provision({ admin: postgres.address, database: 'hub', ownerPassword: password, appPassword: password })
    way = await databaseSwitch({ ...postgres.address, user: 'hub_app', password, database: 'hub' })
    const at = (user: string, at: number) => `postgres://${user}:${password}@127.0.0.1:${at}/hub`
    const shared = {
      DATA_DIR: place.dataDir,
      PUBLIC_PORT: String(port),
      RATE_LIMITS: 'off',
      STOP_DELAY: '3',
      DATABASE_OWNER_URL: at('hub_owner', postgres.address.port),
    }
    env.one = { ...shared, ...(await freePorts()), DATABASE_URL: at('hub_app', postgres.address.port) }
    env.two = { ...shared, ...(await freePorts()), DATABASE_URL: at('hub_app', way.address.port) }
  }

  async function startProxy(): Promise<void> {
    log.on('message', (line) => {
      const [, server, status] = /sent (\S+) (-?\d+)/.exec(String(line)) ?? []
      if (server) sent.push({ server, status: Number(status), at: Date.now() })
    })
    log.bind(0, '127.0.0.1')
    await once(log, 'listening')
    const file = join(place.dataDir, 'haproxy.cfg')
    const example = readFileSync(join(ROOT, 'deploy/haproxy.cfg'), 'utf8')
      .replace('log stdout format raw daemon', `log 127.0.0.1:${log.address().port} local0`)
      .replace('option httplog', 'log-format "sent %s %ST"')
      .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
      .replace('timeout server 30s', `timeout server ${ANSWER_S}s`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${env.one['PORT']}`)
      .replaceAll('127.0.0.1:3100', `127.0.0.1:${env.two['PORT']}`)
    writeFileSync(file, example)
    proxy = spawn(HAPROXY, ['-f', file, '-db'], { stdio: ['ignore', 'ignore', 'inherit'] })
    while (!(await isUp()))
      if (proxy.exitCode === null) await wait(100)
      else throw new Error('HAProxy did not start.')
  }

  const isUp = async () =>
    fetch(`http://localhost:${port}/health/ready`).then(
      ({ status }) => status === 200,
      () => false,
    )
  const isReady = async (name: Name) =>
    (await fetch(`http://localhost:${env[name]['PORT']}/health/ready`).catch(() => null))?.status === 200

  /** And the proxy knows it. */
  async function bothServe(): Promise<void> {
    for (const name of ['one', 'two'] as const) await expect.poll(() => isReady(name), { timeout: 30_000 }).toBe(true)
    await wait(2_500)
  }

  interface Load {
    failed: { status: number; at: number }[]
    count: number
    /** The names of playlists that the hub said yes to. */
    written: Set<string>
  }

  /** People read and write for as long as something happens. */
  async function under(happens: () => Promise<void>): Promise<Load> {
    const load: Load = { failed: [], count: 0, written: new Set() }
    let isOver = false
    const call = async (path: string, init: RequestInit = {}) => {
      const headers = { cookie: admin.cookie(), origin: admin.origin, 'content-type': 'application/json' }
      const answer = await fetch(`${admin.origin}/api${path}`, { ...init, headers }).catch(() => null)
      await answer?.text().catch(() => undefined)
      load.count += 1
      await wait(PAUSE_MS)
      const status = answer?.status ?? 0
      if (status < 200 || status >= 300) load.failed.push({ status, at: Date.now() })
      return status
    }
    const read = async () => {
      while (!isOver) await call('/me/playlists/?limit=10')
    }
    const write = async () => {
      while (!isOver) {
        const name = `Playlist ${newSecret().slice(0, 12)}`
        if ((await call('/playlists/', { method: 'POST', body: JSON.stringify({ name }) })) === 201)
          load.written.add(name)
      }
    }
    sent.length = 0
    const people = [...Array.from({ length: READERS }, read), ...Array.from({ length: WRITERS }, write)]
    await wait(1_000)
    await happens()
    await wait(1_000)
    isOver = true
    await Promise.all(people)
    await wait(200)
    return load
  }

  async function isAllThere({ written }: Load): Promise<string[]> {
    const there = new Set<string>()
    for (let offset = 0; ; offset += 100) {
      const query = { limit: 100, offset } as never
      const { data } = await admin.api.GET('/playlists/', { params: { query } })
      for (const { name } of data!.items) there.add(name)
      if (data!.items.length < 100) break
    }
    return [...written].filter((name) => !there.has(name))
  }

  const isFailed = ({ status }: Sent) => status >= 300 || status < 0
  /** What the proxy had sent somewhere else than to the process that was hit. */
  const failedElsewhere = (isExpected: (each: Sent) => boolean = () => false) =>
    sent
      .filter((each) => each.server !== 'two' && isFailed(each) && !isExpected(each))
      .map(({ server, status, at }) => `${server} ${status} after ${at - sent[0]!.at} ms`)
  /** What a process was in the middle of holds its locks until PostgreSQL ends it, and a writer who needs one is asked to come again. */
  const waitsForALock =
    (since: number) =>
    ({ status, at }: Sent) =>
      status === 503 && at - since < LOCKS_HELD_MS + 3_000
  const told = (what: string, { count, failed, written }: Load) =>
    console.log(`${what}: ${count} calls, ${written.size} acknowledged writes, ${failed.length} failed`)

  test('both serve', async () => {
    const load = await under(() => wait(500))
    expect(load.failed).toEqual([])
    expect(new Set(sent.map(({ server }) => server))).toEqual(new Set(['one', 'two']))
  })

  test('one after the other is restarted: no call fails', async () => {
    await bothServe()
    const load = await under(async () => {
      for (const name of ['one', 'two'] as const) {
        expect(await running[name].stop()).toBe(0)
        running[name] = await startHub(env[name])
        await wait(1_500)
      }
    })
    told('Restarted', load)
    expect(load.failed).toEqual([])
    expect(await isAllThere(load)).toEqual([])
  }, 120_000)

  test('one is killed: only what it had was not answered', async () => {
    await bothServe()
    const load = await under(async () => {
      await running.two.kill()
      await wait(3_000)
    })
    running.two = await startHub(env.two)
    told('Killed', load)
    expect(failedElsewhere()).toEqual([])
    expect(await isAllThere(load)).toEqual([])
  }, 120_000)

  test('one is frozen: the proxy leaves it alone within two seconds, and it serves again when it thaws', async () => {
    await bothServe()
    let frozenAt = 0
    const load = await under(async () => {
      process.kill(running.two.pid, 'SIGSTOP')
      frozenAt = Date.now()
      await wait(FROZEN_MS)
      process.kill(running.two.pid, 'SIGCONT')
    })
    told('Frozen', load)
    expect(failedElsewhere(waitsForALock(frozenAt))).toEqual([])
    // Each of those who had a call there lost that one, and perhaps one more before the proxy noticed.
    expect(sent.filter((each) => each.server === 'two' && isFailed(each)).length).toBeLessThanOrEqual(
      2 * (READERS + WRITERS),
    )
    // A call of the last moment before the proxy noticed ends with its time-out.
    expect(load.failed.filter(({ at }) => at - frozenAt > LOCKS_HELD_MS + 3_000)).toEqual([])
    expect(await isAllThere(load)).toEqual([])
    await bothServe()
  }, 120_000)

  test('one loses its database: it takes no more work, and all goes to the other until it has it again', async () => {
    // Without limits a hub waits for its database as long as it takes.
    await running.two.stop()
    running.two = await startHub({ ...env.two, RATE_LIMITS: 'on' })
    await bothServe()
    let lostAt = 0
    const load = await under(async () => {
      way!.freeze()
      lostAt = Date.now()
      await expect.poll(() => isReady('two'), { timeout: 3_000 }).toBe(false)
      await wait(6_000)
    })
    told('Without a database', load)
    const late = sent.filter(({ server, at, status }) => server === 'two' && status !== 200 && at - lostAt > 5_000)
    expect(late).toEqual([])
    expect(failedElsewhere(waitsForALock(lostAt))).toEqual([])
    expect(await isAllThere(load)).toEqual([])
    way!.thaw()
    await bothServe()
    const back = await under(() => wait(3_000))
    expect(back.failed).toEqual([])
    expect(new Set(sent.map(({ server }) => server))).toEqual(new Set(['one', 'two']))
  }, 120_000)
})
