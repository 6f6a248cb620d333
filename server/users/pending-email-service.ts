import type { HubCall } from '../context.ts'
import { findPendingEmail, type PendingEmail } from './pending-email-store.ts'

export type { PendingEmail }

/** The new address of somebody that waits for its proof; null where none does. */
export function pendingEmailOf({ db, context }: HubCall, memberId: string): Promise<PendingEmail | null> {
  return findPendingEmail(db, memberId, context.now())
}
