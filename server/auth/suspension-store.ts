import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { ACCESS_ENDED, ACCOUNT_COLUMNS, IS_ACTIVE_ADMIN } from '../users/member.sql.ts'

/** Who is shut out of the hub for a while. */

export interface SuspendedRow {
  id: string
  email: string
  firstName: string
  lastName: string
  isAdmin: boolean
  privileges: string[]
  suspendedAt: Date | null
}

/** A member who was not removed, held until the end of the transaction. */
export function lockMember(db: Db, memberId: string): Promise<SuspendedRow | undefined> {
  return db
    .selectFrom('member')
    .select([...ACCOUNT_COLUMNS, 'member.privileges', 'member.suspended_at as suspendedAt'])
    .where('member.id', '=', memberId)
    .where('member.is_deleted', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Whether anybody but these members holds `user_write` and can come in. */
export async function hasOtherAdmin(db: Db, memberIds: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('member.id')
    .where(sql<boolean>`member.id <> all(${memberIds}::uuid[])`)
    .where(IS_ACTIVE_ADMIN)
    .where(sql<boolean>`'user_write' = any(member.privileges)`)
    .limit(sql.lit(1))
    .executeTakeFirst()
  return row !== undefined
}

/** Shuts members out; what they were signed in with opens nothing again, also not afterwards. */
export async function suspend(db: Db, memberIds: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('member')
    .set({
      suspended_at: now,
      ...ACCESS_ENDED,
    })
    .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
    .execute()
}

export async function unsuspend(db: Db, memberIds: readonly string[]): Promise<void> {
  await db
    .updateTable('member')
    .set({ suspended_at: null, version: sql<number>`member.version + 1` })
    .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
    .execute()
}
