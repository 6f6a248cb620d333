import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Invitations with a start password. */

export interface StartPassword {
  linkId: string
  memberId: string
  passwordHash: string | null
  expiresAt: Date
}

/** The start password of an address, if it still works. Who accepted in another way, was removed or is suspended has none. */
export function findStartPassword(db: Db, email: string, now: Date): Promise<StartPassword | undefined> {
  return db
    .selectFrom('mail_link')
    .innerJoin('member', 'member.id', 'mail_link.member_id')
    .select([
      'mail_link.id as linkId',
      'mail_link.member_id as memberId',
      'mail_link.start_password_hash as passwordHash',
      'mail_link.expires_at as expiresAt',
    ])
    .where(sql<string>`lower(member.email)`, '=', email.toLowerCase())
    .where('member.account_id', 'is', null)
    .where('member.is_deleted', '=', false)
    .where('member.suspended_at', 'is', null)
    .where('mail_link.purpose', '=', 'invitation')
    .where('mail_link.start_password_hash', 'is not', null)
    .where('mail_link.used_at', 'is', null)
    .where('mail_link.expires_at', '>', now)
    .executeTakeFirst()
}

/** Gives a link another secret, which no mail held. @returns false where it was used or taken back meanwhile */
export async function openLink(db: Db, linkId: string, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .updateTable('mail_link')
    .set({ token_hash: tokenHash, proves_address: false })
    .where('mail_link.id', '=', linkId)
    .where('mail_link.used_at', 'is', null)
    .returning('mail_link.id')
    .executeTakeFirst()
  return row !== undefined
}
