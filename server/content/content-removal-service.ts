import type { HubCall } from '../context.ts'
import { restorableSince } from '../contract/restorable.ts'
import { inTransaction } from '../db/transaction.ts'
import { publish } from '../event.ts'
import { deleteUnusedFile } from '../files/delete-service.ts'
import { contentRemoved } from './events.ts'
import * as store from './content-removal-store.ts'

/** Content that is removed in one run of the job; the next goes on. */
const BATCH_SIZE = 1_000

/**
 * Removes content for good that can no longer be restored, each piece by itself: a stopped process leaves one whole or not
 * begun. What people did with it stays, and so do its name and the list of changes.
 */
export async function removeOldContent(call: HubCall): Promise<void> {
  const deletedBefore = restorableSince(call.context.now())
  for (const id of await store.listToRemove(call.db, deletedBefore, BATCH_SIZE))
    await inTransaction(call, (call) => removeContent(call, id, deletedBefore)).catch((error: unknown) =>
      call.context.log.warn({ err: error, content: id }, 'deleted content waits for the next time'),
    )
}

async function removeContent(call: HubCall, id: string, deletedBefore: Date): Promise<void> {
  const content = await store.lockToRemove(call.db, id, deletedBefore)
  if (!content) return
  await store.emptyContent(call.db, id, call.context.now())
  if (content.thumbnailId) await deleteUnusedFile(call, content.thumbnailId)
  await publish(call, contentRemoved, { contentId: id })
}
