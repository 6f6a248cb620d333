import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { ACCOUNT_COLUMNS } from '../users/member.sql.ts'

/** The rights of a member. */

export interface PrivilegesRow {
  id: string
  email: string
  firstName: string
  lastName: string
  isAdmin: boolean
  privileges: string[]
}

function rights(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select([
      ...ACCOUNT_COLUMNS,
      sql<string[]>`case when member.is_admin then member.privileges else '{}' end`.as('privileges'),
    ])
    .where('member.id', '=', memberId)
}

/** Also of somebody who was removed. */
export function findPrivileges(db: Db, memberId: string): Promise<PrivilegesRow | undefined> {
  return rights(db, memberId).where('member.is_service', '=', false).executeTakeFirst()
}

/** Of somebody who was not removed, held until the end of the transaction. */
export function lockPrivileges(db: Db, memberId: string): Promise<PrivilegesRow | undefined> {
  return rights(db, memberId).where('member.is_deleted', '=', false).forNoKeyUpdate().executeTakeFirst()
}

export async function setPrivileges(
  db: Db,
  memberId: string,
  { isAdmin, privileges }: Pick<PrivilegesRow, 'isAdmin' | 'privileges'>,
): Promise<void> {
  await db
    .updateTable('member')
    .set({ is_admin: isAdmin, privileges, version: sql<number>`member.version + 1` })
    .where('member.id', '=', memberId)
    .execute()
}
