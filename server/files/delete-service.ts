import type { HubCall } from '../context.ts'
import { afterCommit, inTransaction } from '../db/transaction.ts'
import type { Storage } from '../platform/storage.ts'
import * as store from './delete-store.ts'
import { DIMENSIONS, fullPictureKey, pictureKey } from './key-rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Files that one sweep deletes in a hub; the next goes on. */
const BATCH_SIZE = 1_000

/**
 * Deletes a file that nothing refers to any more, in the transaction of the call: its links answer 404 at once, and its
 * bytes go after the commit. Call it after the change that took the last use away. @returns false where it is still used
 */
export async function deleteUnusedFile(call: HubCall, fileId: string): Promise<boolean> {
  const file = await store.lockUnused(call.db, fileId)
  if (!file) return false
  const { domainId } = call.hub
  const drawn = [fullPictureKey(domainId, fileId), ...DIMENSIONS.map((size) => pictureKey(domainId, fileId, size))]
  const kept = [file.storageKey, file.servedKey].filter((key) => key !== null)
  // The pictures in sizes have no column of their own, so they are named whatever the file was.
  await store.deleteFile(call.db, file, [...new Set([...kept, ...drawn])])
  await afterCommit(call, 'delete bytes', deleteBytes)
  return true
}

/** Deletes files that were uploaded more than a day ago and that nothing refers to, and the bytes of deleted ones. */
export async function sweepFiles(call: HubCall): Promise<void> {
  const before = new Date(call.context.now().getTime() - DAY_MS)
  for (const fileId of await store.listUnused(call.db, before, BATCH_SIZE))
    await inTransaction(call, (call) => deleteUnusedFile(call, fileId))
  await deleteBytes(call)
  await store.forgetDeleted(call.db, before)
}

/** Throws away the bytes of deleted files. What fails waits for the sweep. */
async function deleteBytes(call: HubCall): Promise<void> {
  try {
    for (const { id, keys } of await store.listRemains(call.db)) {
      for (const key of keys) await call.context.storage.delete(key)
      await store.clearRemains(call.db, id)
    }
  } catch (error) {
    call.context.log.warn({ err: error }, 'bytes of deleted files wait for the next sweep')
  }
}

/** Deletes every file of a hub that is no more, as many as there is time for. @param until as of Date.now() */
export async function deleteFilesOfHub(
  storage: Storage,
  domainId: number,
  until: number,
): Promise<{ count: number; isAll: boolean }> {
  let count = 0
  for await (const key of storage.keys(String(domainId))) {
    if (Date.now() > until) return { count, isAll: false }
    await storage.delete(key)
    count += 1
  }
  return { count, isAll: true }
}
