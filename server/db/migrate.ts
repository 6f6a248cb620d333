import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'

const FOLDER = join(import.meta.dirname, 'migrations')

/**
 * Brings the database to the newest schema, one transaction a migration. `db` must connect as the owner of the schema.
 * @returns the names of the migrations that ran now.
 * @throws with the name of the migration that failed; what it had done is rolled back.
 */
export async function migrate(db: Kysely<unknown>): Promise<string[]> {
  const { error, results = [] } = await migrator(db).migrateToLatest()
  const failed = results.find((result) => result.status === 'Error')
  if (error)
    throw new Error(`The migration ${failed?.migrationName ?? ''} failed and was rolled back: ${messageOf(error)}`, {
      cause: error,
    })
  return results.map((result) => result.migrationName)
}

/** The migrations that the database does not have yet. */
export async function pendingMigrations(db: Kysely<unknown>): Promise<string[]> {
  const all = await migrator(db).getMigrations()
  return all.filter((migration) => !migration.executedAt).map((migration) => migration.name)
}

function migrator(db: Kysely<unknown>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => readMigrations() } })
}

function readMigrations(): Record<string, Migration> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  return Object.fromEntries(names.map((name) => [name.slice(0, -'.sql'.length), migrationFrom(name)]))
}

function migrationFrom(name: string): Migration {
  return {
    async up(db) {
      await sql.raw(readFileSync(join(FOLDER, name), 'utf8')).execute(db)
    },
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
