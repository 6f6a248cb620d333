import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import { APP_ROLE, OWNER_ROLE } from '../platform/database-role.ts'
import { prepareJobs } from '../platform/jobs.ts'
import { checkAppRole } from './checks.ts'
import { connect, type Databases } from './connect.ts'
import { startEmbedded } from './embedded.ts'
import { migrate, refuseChanged, refusePending, type Migrating } from './migrate.ts'
import { provision } from './provision.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { followReplica, refuseNoReplica } from './replica.ts'
import { refuseOtherSchema } from './schema-check.ts'
import type { DatabaseAddress } from '../platform/database-address.ts'

const DATABASE = 'hub'

export interface OpenDatabase {
  databases: Databases
  app: DatabaseAddress
  /** Closes the connections and stops the server if this hub started it. */
  close(): Promise<void>
}

/** Brings the configured database up: started where it is the embedded one, migrated where an owner is known, and checked. */
export async function openDatabase(config: Config, log: Logger, say: (line: string) => void): Promise<OpenDatabase> {
  const { app, owner, stop } = await openOwned(config, say)
  try {
    if (owner) await oneAtATime(owner, () => migrateToLatest(owner, config.databaseRole, say))
    const options = {
      poolSize: config.poolSize,
      transactionPooler: config.transactionPooler,
      isPatient: !config.rateLimits,
      onError: (error: Error) => log.warn({ err: error }, 'a database connection was lost'),
    }
    const databases = connect(app, options)
    await checkAppRole(databases.pool)
    if (!owner) await refuseOtherVersion(databases.shared as never)
    await refuseOtherSchema(databases.shared)
    if (config.databaseReplica) await refuseNoReplica(config.databaseReplica)
    const replica = config.databaseReplica && followReplica(databases.pool, config.databaseReplica, options)
    return {
      databases: replica ? { ...databases, replica } : databases,
      app,
      close: async () => {
        await replica?.close()
        await databases.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The configured database as it is, started and provided with its roles where it is the embedded one. */
export function openOwned(config: Config, say: (line: string) => void = () => undefined): Promise<OwnedDatabase> {
  return config.database ? given(config.database, config.databaseOwner) : embedded(config, say)
}

interface OwnedDatabase {
  app: DatabaseAddress
  owner: DatabaseAddress | undefined
  stop: () => Promise<void>
}

async function embedded(config: Config, say: (line: string) => void): Promise<OwnedDatabase> {
  const { superuser, owner, app } = config.databasePasswords
  const server = await startEmbedded({
    dataDir: join(config.dataDir, 'postgres'),
    port: config.databasePort,
    password: superuser,
    say,
  })
  try {
    await provision({ admin: server.address, database: DATABASE, ownerPassword: owner, appPassword: app })
  } catch (error) {
    await server.stop()
    throw error
  }
  const place = { host: server.address.host, port: server.address.port, database: DATABASE }
  return {
    owner: { ...place, user: OWNER_ROLE, password: owner },
    app: { ...place, user: APP_ROLE, password: app },
    stop: () => server.stop(),
  }
}

async function given(app: DatabaseAddress, owner: DatabaseAddress | undefined): Promise<OwnedDatabase> {
  return { app, owner, stop: async () => undefined }
}

/** As whom the tables are changed; undefined where nobody said so. */
export function ownerAddress(config: Config): DatabaseAddress | undefined {
  if (config.database) return config.databaseOwner
  return { ...appAddress(config), user: OWNER_ROLE, password: config.databasePasswords.owner }
}

/** How the app connects to its database, for scripts that run beside a hub. */
export function appAddress(config: Config): DatabaseAddress {
  if (config.database) return config.database
  return {
    host: '127.0.0.1',
    port: config.databasePort,
    database: DATABASE,
    user: APP_ROLE,
    password: config.databasePasswords.app,
  }
}

async function migrateToLatest(owner: DatabaseAddress, role: string, say: (line: string) => void): Promise<void> {
  const done = await migrateOwned(owner, { role })
  if (done.length) say(`Migrated the database: ${done.join(', ')}`)
  await prepareJobs(owner, role)
}

/** @returns the migrations that ran now */
export function migrateOwned(owner: DatabaseAddress, how?: Migrating): Promise<string[]> {
  return asOwner(owner, (db) => migrate(db, how))
}

/** Over one connection as the owner of the tables, for as long as it takes. */
export async function asOwner<T>(owner: DatabaseAddress, act: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...owner, max: 1 }) }) })
  try {
    return await act(db)
  } finally {
    await db.destroy()
  }
}

/** @throws Error where the database is not the one of this version, and nobody here may change that */
export async function refuseOtherVersion(db: Kysely<unknown>): Promise<void> {
  await refuseChanged(db)
  await refusePending(db)
}
