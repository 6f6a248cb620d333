import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { OWNER_ROLE } from '../platform/database-role.ts'
import { newId } from '../platform/ids.ts'
import { adminAddress } from './admin-address.ts'
import { addresses, type TestDatabase } from './cluster.ts'

const FOLDER = join(import.meta.dirname, '../db/migrations')

/** The tables whose guard is forced, by name. */
const GUARDED = 'select relname from pg_class where relforcerowsecurity and relrowsecurity order by 1'

export interface OldDatabase {
  /** As somebody whom no guard holds back. */
  client: pg.Client
  /** The tables whose guard is forced now, by name. */
  guarded(): Promise<string[]>
  /** Runs the migration, as its owner, whom the forced guard of the tables holds back as well. */
  migrate(): Promise<void>
}

/** A database of its own as it was before a migration, to be filled as it was then. @param migration the name of its file */
export async function databaseBefore(migration: string): Promise<OldDatabase> {
  const old = await emptyDatabase()
  await old.run(filesBefore(migration))
  return {
    client: old.client,
    guarded: async () => (await old.client.query<{ relname: string }>(GUARDED)).rows.map(({ relname }) => relname),
    migrate: () => old.run([join(FOLDER, migration)]),
  }
}

/** The files of the migrations before one, in their order. */
export function filesBefore(migration: string): string[] {
  return readdirSync(FOLDER)
    .toSorted()
    .filter((file) => file < migration)
    .map((file) => join(FOLDER, file))
}

export interface EmptyDatabase extends TestDatabase {
  /** As somebody whom no guard holds back. */
  client: pg.Client
  /** Runs files of SQL as the owner, whom the forced guard of the tables holds back as well. */
  run(files: readonly string[]): Promise<void>
}

/** @param admin the superuser of a server on which the roles of a hub are */
export async function emptyDatabase(admin = adminAddress()): Promise<EmptyDatabase> {
  const database = `t_${newId().replaceAll('-', '')}`
  const server = new pg.Client(admin)
  await server.connect()
  await server.query(`create database ${database} owner ${OWNER_ROLE}`)
  await server.end()
  const client = new pg.Client({ ...admin, database })
  await client.connect()
  return {
    ...addresses(admin, database),
    client,
    async run(files) {
      await client.query(`set role ${OWNER_ROLE}`)
      for (const file of files) await client.query(readFileSync(file, 'utf8'))
      await client.query('reset role')
    },
  }
}
