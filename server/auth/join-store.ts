import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** How people who were brought into a hub become members of it: they get the account of their address. */

export interface AddressAccount {
  accountId: string
  passwordHash: string | null
  passwordVersion: number
  sessionVersion: number
  hasFactor: boolean
  /** Whether somebody proved that it is of the one who has the address. */
  isAddressProved: boolean
}

/** The account of an address, whatever its case, in whichever hubs it has members. */
export function findAccount(db: Db, email: string): Promise<AddressAccount | undefined> {
  return db
    .selectFrom('account')
    .select((eb) => [
      'account.id as accountId',
      sql<string | null>`password_hash_of(account.id)`.as('passwordHash'),
      'account.password_version as passwordVersion',
      'account.session_version as sessionVersion',
      'account.is_address_proved as isAddressProved',
      eb
        .exists(
          eb
            .selectFrom('totp')
            .select('totp.account_id')
            .whereRef('totp.account_id', '=', 'account.id')
            .where('totp.confirmed_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('hasFactor'),
    ])
    .where(sql<string>`lower(account.email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

/** Makes an account for an address, where there is none. @returns whether it did */
export async function addAccount(db: Db, account: { id: string; email: string; now: Date }): Promise<boolean> {
  const made = await db
    .insertInto('account')
    .values({ id: account.id, email: account.email, created_at: account.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

/** Gives somebody who has none yet an account. @returns false where they have one, or the account has another member here */
export async function setAccount(db: Db, memberId: string, accountId: string): Promise<boolean> {
  const row = await db
    .updateTable('member')
    .set({ account_id: accountId, version: sql<number>`member.version + 1` })
    .where('member.id', '=', memberId)
    .where('member.account_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('member as other').select('other.id').where('other.account_id', '=', accountId))),
    )
    .returning('member.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether somebody of the hub has not accepted yet. */
export async function isWaiting(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('member.id')
    .where('member.id', '=', memberId)
    .where('member.account_id', 'is', null)
    .where('member.is_deleted', '=', false)
    .executeTakeFirst()
  return row !== undefined
}
