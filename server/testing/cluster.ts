import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../db/embedded.ts'
import { migrateOwned } from '../db/open.ts'
import { provision } from '../db/provision.ts'
import type { DatabaseAddress } from '../platform/database-address.ts'
import { APP_ROLE, OWNER_ROLE } from '../platform/database-role.ts'

export interface TestDatabase {
  owner: DatabaseAddress
  app: DatabaseAddress
}

export interface TestCluster {
  admin: DatabaseAddress
  /** A new, migrated database of this name. */
  database(name: string): Promise<TestDatabase>
  stop(): Promise<void>
}

const PASSWORD = 'only-for-tests'
const TEMPLATE = 'hub_template'

/** A PostgreSQL of its own in a temporary folder, gone after stop(). TEST_DATABASE_URL names a running server to use instead. */
export async function temporaryCluster(): Promise<TestCluster> {
  const { admin, stop } = process.env['TEST_DATABASE_URL'] ? given(process.env['TEST_DATABASE_URL']) : await ownServer()
  return { admin, stop, database: (name) => databaseFrom(admin, name) }
}

/** Makes the roles of a hub, and an empty database. */
export function makeRoles(admin: DatabaseAddress): Promise<void> {
  return provision({ admin, database: TEMPLATE, ownerPassword: PASSWORD, appPassword: PASSWORD })
}

/** Makes the migrated template that each test database is copied from. */
export async function prepareTemplate(admin: DatabaseAddress): Promise<void> {
  await onServer(admin, (client) => client.query(`drop database if exists ${TEMPLATE} with (force)`))
  await makeRoles(admin)
  await migrateOwned(addresses(admin, TEMPLATE).owner)
}

/**
 * A copy of the template, file by file: 30 ms of a core, where by way of the log, as PostgreSQL would, it takes 55 to 200,
 * and a second of migrations without a template. @param template or of another database, whose connections are cut
 */
export async function copyTemplate(admin: DatabaseAddress, name: string, template = TEMPLATE): Promise<TestDatabase> {
  await onServer(admin, async (client) => {
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [template])
    await client.query(`create database ${name} template ${template} owner ${OWNER_ROLE} strategy file_copy`)
  })
  return addresses(admin, name)
}

const FIRST_PORT = 20_000
const PORTS = 12_000

/** Where this process looks next. Never twice at the same port: whoever asked for it may not use it yet. */
let nextPort = Math.floor(Math.random() * PORTS)

/** A port that nothing uses now and that was not given before, below the range that outgoing connections take theirs from. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + (nextPort++ % PORTS)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

async function ownServer() {
  const folder = mkdtempSync(join(tmpdir(), 'hub-postgres-'))
  chmodSync(folder, 0o755)
  const server = await startEmbedded({ dataDir: join(folder, 'data'), port: await freePort(), password: PASSWORD })
  await onServer(server.address, setForTests)
  return {
    admin: server.address,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * What is gone after the tests need not outlive a crash. And nothing is analysed by chance in the middle of a test: a plan
 * made when one of two tables was analysed can take a hundred times as long. A test of thousands of rows calls `analyze`.
 */
export const OFF_IN_TESTS = ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum']

async function setForTests(client: pg.Client): Promise<void> {
  for (const setting of OFF_IN_TESTS) await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
}

function given(url: string) {
  const { hostname, port, username, password, pathname } = new URL(url)
  const admin = {
    host: hostname,
    port: Number(port || 5432),
    user: username,
    password,
    database: pathname.slice(1) || 'postgres',
  }
  return { admin, stop: async () => undefined }
}

async function databaseFrom(admin: DatabaseAddress, name: string): Promise<TestDatabase> {
  await onServer(admin, (client) => client.query(`drop database if exists ${name} with (force)`))
  await provision({ admin, database: name, ownerPassword: PASSWORD, appPassword: PASSWORD })
  const found = addresses(admin, name)
  await migrateOwned(found.owner)
  return found
}

/** Tells PostgreSQL what the tables of a database hold now, as it finds out by itself in a hub that runs. */
export async function analyze({ owner }: TestDatabase): Promise<void> {
  await onServer(owner, (client) => client.query('analyze'))
}

/** How owner and app reach a database of the cluster. */
export function addresses({ host, port }: DatabaseAddress, database: string): TestDatabase {
  return {
    owner: { host, port, database, user: OWNER_ROLE, password: PASSWORD },
    app: { host, port, database, user: APP_ROLE, password: PASSWORD },
  }
}

async function onServer(admin: DatabaseAddress, act: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(admin)
  await client.connect()
  try {
    await act(client)
  } finally {
    await client.end()
  }
}
