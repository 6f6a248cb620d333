import type { HubCall } from '../context.ts'
import { deleteUnusedFile } from '../files/delete-service.ts'
import type { ReadyFile } from '../upload-purpose.ts'
import * as store from './cover-store.ts'

/** Gives playlists and assets the picture that was uploaded for them, in the transaction of the call; those before are deleted. */
export async function assignCover(call: HubCall, { id, assignedTo }: ReadyFile): Promise<void> {
  if (!assignedTo?.length) return
  const before = await store.replaceCovers(call.db, assignedTo, id, call.context.now())
  for (const fileId of new Set(before)) if (fileId !== id) await deleteUnusedFile(call, fileId)
}
