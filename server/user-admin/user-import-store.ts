import { sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { PageQuery } from '../db/page.ts'
import { hasEmailOf } from '../users/member.sql.ts'
import { NAME } from '../users/name.sql.ts'
import type { ImportField, Remembered } from './user-import-column-rules.ts'
import { stateColumns } from './person-state.sql.ts'
import type { PersonState } from './user-changes-rules.ts'

/** What an import of people asks of the hub. */

export interface KnownPerson extends PersonState {
  id: string
  name: string
  email: string
  isAdmin: boolean
  privileges: string[]
  deletedAt: Date | null
  erasedAt: Date | null
}

/** The ids of the people with these addresses, which are in lower case; those too who were removed. */
export async function idsByEmail(db: Db, emails: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('member')
    .select(['member.id', sql<string>`lower(member.email)`.as('email')])
    .where(hasEmailOf(emails))
    .execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/** People as they are now. @param teamIds of which their roles matter */
export function listKnown(db: Db, ids: readonly string[], teamIds: readonly string[]): Promise<KnownPerson[]> {
  return db
    .selectFrom('member')
    .select(stateColumns(teamIds))
    .where(sql<SqlBool>`member.id = any(${ids}::uuid[])`)
    .execute()
}

/** Who has these numbers as an employee. */
export function listEmployees(db: Db, employeeIds: readonly string[]) {
  return db
    .selectFrom('member')
    .select([sql<string>`member.employee_id`.as('employeeId'), sql<string>`lower(member.email)`.as('email')])
    .where(sql<SqlBool>`(member.employee_id in (select unnest(${employeeIds}::text[]))) is true`)
    .where('member.is_deleted', '=', false)
    .execute()
}

/** All teams that are there. */
export function listTeams(db: Db): Promise<{ id: string; name: string }[]> {
  return db.selectFrom('team').select(['team.id', 'team.name']).where('team.is_deleted', '=', false).execute()
}

export interface MissingPerson {
  id: string
  name: string
  email: string
  isAdmin: boolean
}

/** Who is in the hub and not suspended, and has none of these addresses. */
function missing(db: Db, emails: readonly string[], onlyAdmins: boolean) {
  return db
    .selectFrom('member')
    .where('member.is_deleted', '=', false)
    .where('member.suspended_at', 'is', null)
    .where(
      // Looked up in a hash, however few addresses PostgreSQL expects.
      sql<SqlBool>`not ${hasEmailOf(emails)}`,
    )
    .$if(onlyAdmins, (query) => query.where('member.is_admin', '=', true))
}

/** By name. */
export function listMissing(
  db: Db,
  emails: readonly string[],
  { limit, offset }: PageQuery,
  onlyAdmins: boolean,
): Promise<MissingPerson[]> {
  return missing(db, emails, onlyAdmins)
    .select(['member.id', sql<string>`${NAME}`.as('name'), 'member.email', 'member.is_admin as isAdmin'])
    .orderBy(sql`lower(${NAME})`)
    .orderBy('member.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Those of them who are no admins, behind somebody by id. */
export function listSuspendable(db: Db, emails: readonly string[], after: string | null, limit: number) {
  return missing(db, emails, false)
    .select(['member.id', sql<string>`${NAME}`.as('name')])
    .where('member.is_admin', '=', false)
    .$if(after !== null, (query) => query.where('member.id', '>', after))
    .orderBy('member.id')
    .limit(limit)
    .execute()
}

/** How many there are, and how many of them are admins. */
export function countMissing(db: Db, emails: readonly string[]): Promise<{ all: number; admins: number }> {
  return missing(db, emails, false)
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where member.is_admin))::int`.as('admins'),
    ])
    .executeTakeFirstOrThrow()
}

/** Names of teams, by id. */
export async function namesOfTeams(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('team')
    .select(['team.id', 'team.name'])
    .where(sql<SqlBool>`team.id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A column that was passed over. */
const PASSED_OVER = 'none'

/** What columns with these headers were taken for before. */
export async function listRemembered(db: Db, headers: readonly string[]): Promise<Remembered[]> {
  const rows = await db
    .selectFrom('import_column')
    .select(['import_column.header', 'import_column.field', 'import_column.custom_field_id as customFieldId'])
    .where(sql<SqlBool>`import_column.header = any(${headers}::text[])`)
    .execute()
  return rows.map(({ field, ...row }) => ({ ...row, field: field === PASSED_OVER ? null : (field as ImportField) }))
}

/** Keeps what columns were taken for, each header once. */
export async function remember(db: Db, columns: readonly Remembered[], now: Date): Promise<void> {
  await db
    .insertInto('import_column')
    .values(
      columns.map(({ header, field, customFieldId }) => ({
        header,
        field: field ?? PASSED_OVER,
        custom_field_id: customFieldId,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['domain_id', 'header']).doUpdateSet((eb) => ({
        field: eb.ref('excluded.field'),
        custom_field_id: eb.ref('excluded.custom_field_id'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/**
 * Has the connection plan its statements anew. It checks foreign keys by plans from when it met the tables first: in a new hub
 * they read all of a table that an import fills, for each row.
 */
export async function forgetPlans(db: Db): Promise<void> {
  await sql`discard plans`.execute(db)
}
