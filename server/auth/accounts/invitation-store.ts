import type { Db } from '../../db/connect.ts'
import { personAs, type PersonRow } from '../../users/person.sql.ts'

/** Links with which people accept that they were brought into a hub. */

/** Somebody who was invited, and has not accepted yet. */
export interface InvitedRow {
  memberId: string
  email: string
  firstName: string
  lastName: string
  locale: string
  isAdmin: boolean
  accessVersion: number
  expiresAt: Date
  /** Whether the link reached whoever holds it by a mail to the address. */
  provesAddress: boolean
  inviter: PersonRow | null
}

/** Whose invitation this is, if it still works. Who accepted in another way, was removed or is suspended has none. */
export function findInvited(db: Db, tokenHash: Buffer, now: Date): Promise<InvitedRow | undefined> {
  return db
    .selectFrom('mail_link')
    .innerJoin('member', 'member.id', 'mail_link.member_id')
    .leftJoin('member as inviter', 'inviter.id', 'mail_link.invited_by')
    .select([
      'member.id as memberId',
      'member.email',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.locale',
      'member.is_admin as isAdmin',
      'member.access_version as accessVersion',
      'mail_link.expires_at as expiresAt',
      'mail_link.proves_address as provesAddress',
      personAs('inviter').as('inviter'),
    ])
    .where('mail_link.token_hash', '=', tokenHash)
    .where('mail_link.purpose', '=', 'invitation')
    .where('mail_link.used_at', 'is', null)
    .where('mail_link.expires_at', '>', now)
    .where('member.account_id', 'is', null)
    .where('member.is_deleted', '=', false)
    .where('member.suspended_at', 'is', null)
    .executeTakeFirst()
}

/** Deletes the invitations of members that nobody has accepted. @returns their ids */
export async function deleteInvitations(db: Db, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .deleteFrom('mail_link')
    .where('mail_link.member_id', 'in', [...memberIds])
    .where('mail_link.purpose', '=', 'invitation')
    .where('mail_link.used_at', 'is', null)
    .returning('mail_link.id')
    .execute()
  return rows.map(({ id }) => id)
}
