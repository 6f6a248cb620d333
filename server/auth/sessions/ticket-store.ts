import type { Db } from '../../db/connect.ts'

/** Tickets that stand in for a session in one call. */

interface NewTicket {
  tokenHash: Buffer
  sessionId: string
  operation: string
  expiresAt: Date
  now: Date
}

/** Writes a ticket down, and throws those of the session away that are over. */
export async function insertTicket(
  db: Db,
  { tokenHash, sessionId, operation, expiresAt, now }: NewTicket,
): Promise<void> {
  await db
    .deleteFrom('download_ticket')
    .where('download_ticket.session_id', '=', sessionId)
    .where('download_ticket.expires_at', '<=', now)
    .execute()
  await db
    .insertInto('download_ticket')
    .values({ token_hash: tokenHash, session_id: sessionId, operation, expires_at: expiresAt })
    .execute()
}

/** Takes a ticket, so that nobody else can. @returns what its session is known by; nothing where it is none of this operation, or over */
export async function takeTicket(
  db: Db,
  { tokenHash, operation, now }: { tokenHash: Buffer; operation: string; now: Date },
): Promise<Buffer | undefined> {
  const row = await db
    .deleteFrom('download_ticket')
    .using('session')
    .whereRef('session.id', '=', 'download_ticket.session_id')
    .where('download_ticket.token_hash', '=', tokenHash)
    .where('download_ticket.operation', '=', operation)
    .where('download_ticket.expires_at', '>', now)
    .returning('session.token_hash as sessionHash')
    .executeTakeFirst()
  return row?.sessionHash
}
