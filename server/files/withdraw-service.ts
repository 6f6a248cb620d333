import type { HubCall } from '../context.ts'
import { DIMENSIONS, fullPictureKey, pictureKey } from './key-rules.ts'
import * as store from './store.ts'

/**
 * Takes a picture out of use, in the transaction of the call; nobody can fetch it any more.
 * @returns what throws its bytes away. Call it after the commit.
 */
export async function withdrawFile({ context, db, hub }: HubCall, fileId: string): Promise<() => Promise<void>> {
  const storageKey = await store.withdraw(db, fileId, context.now())
  const keys = [
    fullPictureKey(hub.domainId, fileId),
    ...DIMENSIONS.map((size) => pictureKey(hub.domainId, fileId, size)),
    ...(storageKey ? [storageKey] : []),
  ]
  return async () => {
    for (const key of keys) await context.storage.delete(key)
  }
}
