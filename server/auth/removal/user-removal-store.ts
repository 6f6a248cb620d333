import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { SuspendedRow } from '../suspension-store.ts'
import { ACCESS_ENDED, ACCOUNT_COLUMNS } from '../../users/member.sql.ts'

/** Who was removed from the hub. */

export interface RemovedRow extends SuspendedRow {
  isDeleted: boolean
  deletedAt: Date | null
  erasedAt: Date | null
}

/** A member, also one who was removed, held until the end of the transaction. */
export function lockAnyMember(db: Db, memberId: string): Promise<RemovedRow | undefined> {
  return db
    .selectFrom('member')
    .select([
      ...ACCOUNT_COLUMNS,
      'member.privileges',
      'member.suspended_at as suspendedAt',
      'member.is_deleted as isDeleted',
      'member.deleted_at as deletedAt',
      'member.erased_at as erasedAt',
    ])
    .where('member.id', '=', memberId)
    .where('member.is_service', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Takes members out of the hub; what they were signed in with opens nothing again, also not when they come back. */
export async function remove(db: Db, memberIds: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('member')
    .set({
      is_deleted: true,
      deleted_at: now,
      ...ACCESS_ENDED,
    })
    .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
    .execute()
}

/** Notes that somebody's data is to be removed. */
export async function markErased(db: Db, memberId: string, now: Date): Promise<void> {
  await db.updateTable('member').set({ erased_at: now }).where('member.id', '=', memberId).execute()
}
