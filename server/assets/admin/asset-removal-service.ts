import type { HubCall } from '../../context.ts'
import { restorableSince } from '../../contract/restorable.ts'
import { inTransaction } from '../../db/transaction.ts'
import { deleteUnusedFile } from '../../files/delete-service.ts'
import * as store from './asset-removal-store.ts'

/** Subtitles that are removed in one transaction. */
const BATCH_SIZE = 200

/** Removes the file, the subtitles and the address of a removed asset; what people scored in it stays. */
export async function removeAsset(call: HubCall, { contentId }: { contentId: string }): Promise<void> {
  const fileIds = await store.emptyAsset(call.db, contentId)
  for (const fileId of fileIds) await deleteUnusedFile(call, fileId)
}

/** Removes subtitles for good, with their files, that can no longer be restored. */
export async function removeOldSubtitles(call: HubCall): Promise<void> {
  const deletedBefore = restorableSince(call.context.now())
  for (;;) {
    const count = await inTransaction(call, async (call) => {
      const fileIds = await store.deleteSubtitles(call.db, deletedBefore, BATCH_SIZE)
      for (const fileId of new Set(fileIds)) await deleteUnusedFile(call, fileId)
      return fileIds.length
    })
    if (count < BATCH_SIZE) return
  }
}
