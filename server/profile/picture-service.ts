import { clearCallerCache } from '../auth/identity-service.ts'
import type { HubCall } from '../context.ts'
import { afterCommit } from '../db/transaction.ts'
import type { SettledFile } from '../files/events.ts'
import { setPicture } from './picture-store.ts'

/** Gives somebody the picture that they uploaded. It counts as soon as the transaction of the call is committed. */
export async function assignPicture(call: HubCall, { id, kind, uploadedBy, assignedTo }: SettledFile): Promise<void> {
  if (kind !== 'profilePicture' || !uploadedBy || !assignedTo) return
  await setPicture(call.db, uploadedBy, id)
  await afterCommit(call, 'forget callers', async (call) => clearCallerCache(call))
}
