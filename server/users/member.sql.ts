import { sql } from 'kysely'

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
