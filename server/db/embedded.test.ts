import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { freePort } from '../testing/cluster.ts'
import { checkAppRole } from './checks.ts'
import { canSignIn } from './claim.ts'
import { startEmbedded, type EmbeddedPostgres } from './embedded.ts'

/** The server that comes with the hub, through what can happen to it. All but the last tests go on with one folder of data. */

const PASSWORD = 'only-for-tests'
const isRoot = process.getuid?.() === 0
const folder = mkdtempSync(join(tmpdir(), 'hub-embedded-'))
const dataDir = join(folder, 'data')
let port: number
const running: EmbeddedPostgres[] = []

beforeAll(async () => {
  chmodSync(folder, 0o755)
  port = await freePort()
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(at = port): Promise<EmbeddedPostgres> {
  const server = await startEmbedded({ dataDir, port: at, password: PASSWORD })
  running.push(server)
  return server
}

async function ask(server: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new pg.Client(server.address)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows.map((row) => Object.values(row)[0])
  } finally {
    await client.end()
  }
}

const postmaster = () => Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Starts the server in a process of its own, as a hub does. */
async function startElsewhere() {
  const script = `const { startEmbedded } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))})
    await startEmbedded(${JSON.stringify({ dataDir, port, password: PASSWORD })})
    console.log('started')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

test('makes its folder, starts, keeps what it said yes to, and stops', async () => {
  const server = await start()
  expect(server.startedHere).toBe(true)
  await ask(server, 'create table kept (what text)')
  await ask(server, "insert into kept values ('a row')")
  expect(await ask(server, 'show fsync')).toEqual(['on'])
  await server.stop()
  expect(await canSignIn(server.address)).toBe(false)
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false)
})

test('adopts the server that a killed hub left running', async () => {
  const hub = await startElsewhere()
  const pid = postmaster()
  hub.kill('SIGKILL')
  await once(hub, 'exit')
  const server = await start()
  expect([server.startedHere, postmaster()]).toEqual([false, pid])
  expect(await ask(server, 'select what from kept')).toEqual(['a row'])
})

test('leaves the server to a hub that is alive', async () => {
  const hub = await startElsewhere()
  try {
    await expect(start()).rejects.toThrow('Another hub is running on this data folder.')
    expect(
      await canSignIn({ host: '127.0.0.1', port, database: 'postgres', user: 'postgres', password: PASSWORD }),
    ).toBe(true)
  } finally {
    hub.kill('SIGKILL')
    await once(hub, 'exit')
    await start()
  }
})

test('recovers after hub and server were killed in the same moment', async () => {
  const hub = await startElsewhere()
  hub.kill('SIGKILL')
  process.kill(postmaster(), 'SIGKILL')
  const server = await start()
  expect(server.startedHere).toBe(true)
  expect(await ask(server, 'select what from kept')).toEqual(['a row'])
})

test('starts the server again when it dies under a hub', async () => {
  const server = await start()
  const pid = postmaster()
  process.kill(pid, 'SIGKILL')
  const end = Date.now() + 15_000
  while (
    !(existsSync(join(dataDir, 'postmaster.pid')) && postmaster() !== pid && (await canSignIn(server.address))) &&
    Date.now() < end
  )
    await wait(100)
  expect(await ask(server, 'select what from kept')).toEqual(['a row'])
})

test('is refused by the hub as a superuser, as an owner of tables, and without fsync', async () => {
  const server = await start()
  for (const role of ['plain', 'owning']) await ask(server, `create role ${role} login password '${PASSWORD}'`)
  await ask(server, 'create table owned (domain_id int)')
  await ask(server, 'alter table owned owner to owning')
  expect(await verdict(server, 'postgres')).toMatch(
    /^The hub must not connect as postgres: a superuser, .* Connect as a role of its own/,
  )
  expect(await verdict(server, 'owning')).toMatch(/^The hub must not connect as owning: /)
  expect(await verdict(server, 'plain')).toBe(
    'Row-level security is not forced on: owned. Run the migrations as the owner and start again.',
  )
  await ask(server, 'drop table owned')
  expect(await verdict(server, 'plain')).toBe('fine')
  await ask(server, 'alter system set fsync = off')
  await ask(server, 'select pg_reload_conf()')
  await wait(300)
  expect(await verdict(server, 'plain')).toBe(
    'PostgreSQL runs with fsync=off: a power cut would lose what was saved. Switch it on.',
  )
})

async function verdict(server: EmbeddedPostgres, user: string): Promise<string> {
  const pool = new pg.Pool({ ...server.address, user, max: 1 })
  try {
    await checkAppRole(pool)
    return 'fine'
  } catch (error) {
    return (error as Error).message
  } finally {
    await pool.end()
  }
}

test('says which port is in use', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const taken = (other.address() as { port: number }).port
  await expect(start(taken)).rejects.toThrow(`Another program uses port ${taken}; set DATABASE_PORT to a free one.`)
  other.close()
})

test('does not take a folder for whole that was left half made', async () => {
  const half = join(folder, 'half')
  mkdirSync(`${half}.new`)
  writeFileSync(join(`${half}.new`, 'PG_VERSION'), '18\n')
  const server = await startEmbedded({ dataDir: half, port: await freePort(), password: PASSWORD })
  running.push(server)
  expect(await ask(server, 'select 1')).toEqual([1])
})

test('says which folder it cannot use', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  await expect(startEmbedded({ dataDir: join(file, 'data'), port, password: PASSWORD })).rejects.toThrow(
    /^The hub cannot use the folder .*a-file.* choose another folder with DATA_DIR\.$/,
  )
})

test.runIf(isRoot)('moves what it runs to where its user can read it, below a folder that is closed', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'hub-closed-'))
  const closedData = join(closed, 'data')
  const home = join('/var/lib/learning-hub', createHash('sha256').update(closedData).digest('hex').slice(0, 12))
  try {
    const server = await startEmbedded({ dataDir: closedData, port: await freePort(), password: PASSWORD })
    expect(await ask(server, 'show data_directory')).toEqual([join(home, 'data')])
    await server.stop()
  } finally {
    for (const path of [closed, home]) rmSync(path, { recursive: true, force: true })
  }
})
