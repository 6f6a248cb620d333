import pg from 'pg'
import type { DatabaseAddress } from '../platform/database-address.ts'
import { APP_ROLE, OWNER_ROLE } from '../platform/database-role.ts'

export interface ProvisionOptions {
  /** A connection that may create roles and databases. */
  admin: DatabaseAddress
  database: string
  ownerPassword: string
  appPassword: string
}

/**
 * Makes the two roles and the database where they are missing. The owner migrates; the app's role is neither owner
 * nor superuser, because both of those pass row-level security by. Safe to run again.
 */
export async function provision({ admin, database, ownerPassword, appPassword }: ProvisionOptions): Promise<void> {
  const client = new pg.Client(admin)
  await client.connect()
  try {
    await ensureRole(client, OWNER_ROLE, ownerPassword)
    await ensureRole(client, APP_ROLE, appPassword)
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)} owner ${OWNER_ROLE}`)
    await client.query(`grant connect on database ${client.escapeIdentifier(database)} to ${APP_ROLE}`)
  } finally {
    await client.end()
  }
}

async function ensureRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
  const verb = rowCount ? 'alter' : 'create'
  await client.query(
    `${verb} role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole password ${client.escapeLiteral(password)}`,
  )
}
