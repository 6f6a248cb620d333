import type { Db } from '../../db/connect.ts'

/** Whether an account is known to be of the one who has its address. */

/** @returns whether it was not known until now */
export async function setAddressProved(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .updateTable('account')
    .set({ is_address_proved: true })
    .where('account.id', '=', accountId)
    .where('account.is_address_proved', '=', false)
    .returning('account.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps in mind that nobody has proved yet whose the address is. */
export async function doubtAddress(db: Db, accountId: string): Promise<void> {
  await db.updateTable('account').set({ is_address_proved: false }).where('account.id', '=', accountId).execute()
}
