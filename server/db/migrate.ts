import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import { APP_ROLE, roleInSql } from '../platform/database-role.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
const NAMED_ROLE = new RegExp(`\\b${APP_ROLE}\\b`, 'g')

export interface Migrating {
  /** Where to end; without it with the newest. */
  last?: string
  /** Who may use the tables; without it the role that the migrations name. */
  role?: string
}

/**
 * Brings the database to the newest schema, one transaction a migration. `db` must connect as the owner of the schema.
 * @returns the names of the migrations that ran now.
 * @throws with the name of the migration that failed; what it had done is rolled back.
 */
export async function migrate(db: Kysely<unknown>, { last, role = APP_ROLE }: Migrating = {}): Promise<string[]> {
  await refuseChanged(db)
  const { error, results = [] } = await (last
    ? migrator(db, role).migrateTo(last)
    : migrator(db, role).migrateToLatest())
  const failed = results.find((result) => result.status === 'Error')
  if (failed)
    throw new Error(`The migration ${failed.migrationName} failed and was rolled back: ${messageOf(error)}`, {
      cause: error,
    })
  if (error) throw error
  await noteChecksums(db)
  return results.map((result) => result.migrationName)
}

/** The migrations that the database does not have yet, for its owner. */
export async function pendingMigrations(db: Kysely<unknown>): Promise<string[]> {
  const all = await migrator(db).getMigrations()
  return all.filter((migration) => !migration.executedAt).map((migration) => migration.name)
}

/** The migration with which what ran is written down where the app's role may read it. */
const FIRST_KNOWN = '0064_checksums_and_repairs'

/** The same for the app's role. @throws Error that names what the database lacks and says what to do */
export async function refusePending(db: Kysely<unknown>): Promise<void> {
  const known = await knownChecksums(db)
  const pending = migrationNames().filter((name) => !known.has(name) && (known.size > 0 || name >= FIRST_KNOWN))
  if (pending.length)
    throw new Error(
      `The database lacks ${pending.join(', ')}. Set DATABASE_OWNER_URL once so that the hub can migrate, or run "hub migrate" with it.`,
    )
}

/** @throws Error where what ran here is not what this version would run: what it left is not what this version expects */
export async function refuseChanged(db: Kysely<unknown>): Promise<void> {
  const ran = [...(await knownChecksums(db))]
  const now = checksums()
  const newer = ran.map(([name]) => name).filter((name) => !now.has(name))
  if (newer.length)
    throw new Error(
      `A newer version migrated this database: this one does not know ${newer.join(', ')}. Start that version, or this one on a backup from before.`,
    )
  const changed = ran.filter(([name, sha256]) => now.get(name) !== sha256).map(([name]) => name)
  if (changed.length)
    throw new Error(
      `${changed.join(', ')} ran in this database as something else than this version holds. Start the version that the database was made with, or one after it that nobody changed by hand.`,
    )
}

/** What a migration says, as it is in this version. */
export function readMigration(name: string): string {
  return readFileSync(join(FOLDER, `${name}.sql`), 'utf8')
}

function migrator(db: Kysely<unknown>, role = APP_ROLE): Migrator {
  return new Migrator({
    db,
    provider: {
      getMigrations: async () => Object.fromEntries(migrationNames().map((name) => [name, migrationFrom(name, role)])),
    },
  })
}

function migrationNames(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
}

function migrationFrom(name: string, role: string): Migration {
  return {
    async up(db) {
      await sql.raw(readMigration(name).replaceAll(NAMED_ROLE, roleInSql(role))).execute(db)
    },
  }
}

/** SHA-256 of each migration, in hex. */
function checksums(): Map<string, string> {
  return new Map(migrationNames().map((name) => [name, createHash('sha256').update(readMigration(name)).digest('hex')]))
}

/** What ran here, as it was then; empty for a database from before that was written down. */
async function knownChecksums(db: Kysely<unknown>): Promise<Map<string, string>> {
  const found = await sql<{ is: boolean }>`select to_regclass('migration_checksum') is not null as is`.execute(db)
  if (!found.rows[0]!.is) return new Map()
  const { rows } = await sql<{ name: string; sha256: string }>`select name, sha256 from migration_checksum`.execute(db)
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]))
}

async function noteChecksums(db: Kysely<unknown>): Promise<void> {
  const executed = new Set(
    (await migrator(db).getMigrations()).flatMap(({ name, executedAt }) => (executedAt ? name : [])),
  )
  if (!executed.has(FIRST_KNOWN)) return
  const all = [...checksums()].filter(([name]) => executed.has(name))
  await sql`
    insert into migration_checksum (name, sha256)
    select * from unnest(${all.map(([name]) => name)}::text[], ${all.map(([, sha256]) => sha256)}::text[])
    on conflict do nothing`.execute(db)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
