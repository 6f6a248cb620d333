import { sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'

/** What is read of a member whose account is changed. */
export const ACCOUNT_COLUMNS = [
  'member.id',
  'member.email',
  'member.first_name as firstName',
  'member.last_name as lastName',
  'member.is_admin as isAdmin',
] as const

/** A change after which nothing opens any more that somebody was signed in with. */
export const ACCESS_ENDED = {
  access_version: sql<number>`member.access_version + 1`,
  version: sql<number>`member.version + 1`,
}

/** Whether the row of `member` is an admin who can sign in. */
export const IS_ACTIVE_ADMIN = sql<SqlBool>`(member.is_admin and not member.is_deleted and member.suspended_at is null
  and member.account_id is not null)`

/**
 * Whether the row of `member` has one of these addresses, which are in lower case. Under row-level security PostgreSQL uses no
 * index on what lower() makes of a column, so all rows of the hub are read, and each is looked up in a hash.
 */
export function hasEmailOf(emails: readonly string[]) {
  return sql<SqlBool>`(lower(member.email) in (select unnest(${emails}::text[]))) is true`
}

/** The admins who can sign in. */
export function activeAdmins(db: Db) {
  return db.selectFrom('member').where(IS_ACTIVE_ADMIN).orderBy('member.id')
}
