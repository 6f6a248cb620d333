import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** New addresses that wait for their proof. */

export interface NewEmailChange {
  memberId: string
  email: string
  fromEmail: string
  requestedBy: string
  tokenHash: Buffer
  cancelHash: Buffer
  now: Date
  expiresAt: Date
}

/** Keeps a request in place of an earlier one. */
export async function putEmailChange(db: Db, change: NewEmailChange): Promise<void> {
  const row = {
    email: change.email,
    from_email: change.fromEmail,
    requested_by: change.requestedBy,
    token_hash: change.tokenHash,
    cancel_hash: change.cancelHash,
    created_at: change.now,
    expires_at: change.expiresAt,
  }
  await db
    .insertInto('email_change')
    .values({ member_id: change.memberId, ...row })
    .onConflict((conflict) => conflict.columns(['domain_id', 'member_id']).doUpdateSet(row))
    .execute()
}

export interface EmailChangeRow {
  memberId: string
  email: string
  fromEmail: string
}

/** Takes the request of a member whose mail held this token. */
export function takeEmailChange(
  db: Db,
  { memberId, tokenHash, now }: { memberId: string; tokenHash: Buffer; now: Date },
): Promise<EmailChangeRow | undefined> {
  return db
    .deleteFrom('email_change')
    .where('email_change.member_id', '=', memberId)
    .where('email_change.token_hash', '=', tokenHash)
    .where('email_change.expires_at', '>', now)
    .returning(['member_id as memberId', 'email', 'from_email as fromEmail'])
    .executeTakeFirst()
}

/** Deletes the request that the mail to the old address can cancel. @returns whether there was one */
export async function cancelByToken(db: Db, cancelHash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('email_change')
    .where('email_change.cancel_hash', '=', cancelHash)
    .where('email_change.expires_at', '>', now)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns whether there was one */
export async function deleteEmailChange(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('email_change')
    .where('email_change.member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives an account another address in all its hubs. @returns false where somebody has it, or the account has another than `from` */
export async function changeEmail(db: Db, accountId: string, from: string, to: string): Promise<boolean> {
  const { isChanged } = await db
    .selectNoFrom(sql<boolean>`change_email(${accountId}::uuid, ${from}::text, ${to}::text)`.as('isChanged'))
    .executeTakeFirstOrThrow()
  return isChanged
}

/** Corrects the address of somebody who has not accepted yet. @returns false where somebody of the hub has it */
export async function setAddress(db: Db, memberId: string, email: string): Promise<boolean> {
  const row = await db
    .updateTable('member')
    .set({ email, email_key: sql<string>`lower(${email}::text)`, version: sql<number>`member.version + 1` })
    .where('member.id', '=', memberId)
    .where('member.account_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('member as other')
            .select('other.id')
            .where(sql<string>`lower(other.email)`, '=', email.toLowerCase()),
        ),
      ),
    )
    .returning('member.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets the new addresses of members that wait for their proof. */
export async function deleteEmailChanges(db: Db, memberIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('email_change')
    .where(sql<boolean>`email_change.member_id = any(${memberIds}::uuid[])`)
    .execute()
}
