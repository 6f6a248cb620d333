import type { Db } from '../db/connect.ts'

export interface PendingEmail {
  email: string
  isByAdmin: boolean
  requestedAt: Date
  expiresAt: Date
}

/** The new address of a member that waits for its proof. What becomes of it is in auth/accounts/email-change-service.ts. */
export async function findPendingEmail(db: Db, memberId: string, now: Date): Promise<PendingEmail | null> {
  const row = await db
    .selectFrom('email_change')
    .innerJoin('member', 'member.id', 'email_change.member_id')
    .select((eb) => [
      'email_change.email',
      eb('email_change.requested_by', '<>', eb.ref('email_change.member_id')).$castTo<boolean>().as('isByAdmin'),
      'email_change.created_at as requestedAt',
      'email_change.expires_at as expiresAt',
    ])
    .where('email_change.member_id', '=', memberId)
    .where('email_change.expires_at', '>', now)
    // A change by way of another hub came first.
    .whereRef('email_change.from_email', '=', 'member.email')
    .executeTakeFirst()
  return row ?? null
}
