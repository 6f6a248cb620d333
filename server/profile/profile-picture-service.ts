import { clearCallerCache } from '../auth/sessions/identity-service.ts'
import type { HubCall } from '../context.ts'
import { afterCommit } from '../db/transaction.ts'
import { deleteUnusedFile } from '../files/delete-service.ts'
import type { ReadyFile } from '../upload-purpose.ts'
import { setPicture } from './profile-picture-store.ts'

/** Gives somebody the picture that they uploaded. It counts as soon as the transaction of the call is committed. */
export async function assignPicture(call: HubCall, { id, uploadedBy, assignedTo }: ReadyFile): Promise<void> {
  if (!uploadedBy || !assignedTo) return
  await replacePicture(call, uploadedBy, id)
  await afterCommit(call, 'forget callers', async (call) => clearCallerCache(call))
}

/** Gives somebody another picture, or none, in the transaction of the call; the one before is deleted. */
export async function replacePicture(call: HubCall, memberId: string, fileId: string | null): Promise<void> {
  const before = await setPicture(call.db, memberId, fileId)
  if (before && before !== fileId) await deleteUnusedFile(call, before)
}
