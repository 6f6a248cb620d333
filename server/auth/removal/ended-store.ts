import type { Db } from '../../db/connect.ts'

/** Deletes what no longer opens anything: links to a new password, and requests for another address that nobody confirmed. */
export async function deleteEndedRequests(db: Db, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('mail_link')
    .where('mail_link.purpose', '=', 'password_reset')
    .where('mail_link.expires_at', '<', endedBefore)
    .execute()
  await db.deleteFrom('email_change').where('email_change.expires_at', '<', endedBefore).execute()
}

/** Deletes of all hubs what counts no more: failed tries to sign in, and who asked for another second factor. */
export async function deleteEndedOfAllHubs(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('sign_in_failure.last_failed_at', '<', before).execute()
  await db.deleteFrom('factor_reset').where('factor_reset.asked_at', '<', before).execute()
}
