import type { Db } from '../../db/connect.ts'

/** Uses a ticket up. @returns false when it was used already: of two calls at once, one wins */
export async function useTicket(db: Db, ticket: { hash: Buffer; expiresAt: Date }): Promise<boolean> {
  const row = await db
    .insertInto('hub_switch')
    .values({ ticket_hash: ticket.hash, expires_at: ticket.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hub_switch.ticket_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets the tickets that no longer work anyway. */
export async function deleteEndedTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('hub_switch').where('hub_switch.expires_at', '<=', now).execute()
}
