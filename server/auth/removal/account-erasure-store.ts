import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Whether the account has a member in the hub, removed or not. */
export async function hasMember(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('member.id')
    .where('member.account_id', '=', accountId)
    .executeTakeFirst()
  return row !== undefined
}

/** Leaves nothing of an account but its id. */
export async function emptyAccount(db: Db, accountId: string): Promise<void> {
  for (const table of ['totp', 'recovery_code', 'passkey', 'factor_reset'] as const)
    await db.deleteFrom(table).where('account_id', '=', accountId).execute()
  await db
    .updateTable('account')
    .set({
      email: `${accountId}@erased.invalid`,
      password_hash: null,
      session_version: sql<number>`account.session_version + 1`,
    })
    .where('account.id', '=', accountId)
    .execute()
}
