import type { HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { DIMENSIONS, pictureKey } from '../files/key-rules.ts'
import * as store from './file-store.ts'

/** Gives a hub copies of files of another, under the ids that they have there. Their bytes lie in the folder of the hub. */

/** @param from the hub that has them */
export async function copyFiles(call: HubCall, from: number, ids: readonly string[]): Promise<void> {
  const giver = call.context.databases.forHub(from)
  const there = await store.listThere(call.db, ids)
  for (const file of await store.listFiles(
    giver,
    [...new Set(ids)].filter((id) => !there.has(id)),
  )) {
    const entries = await store.listEntries(giver, file.id)
    await copyFile(call, from, file, entries)
  }
}

async function copyFile(
  call: HubCall,
  from: number,
  file: store.FileRow,
  entries: readonly store.EntryRow[],
): Promise<void> {
  const { domainId } = call.hub
  const sizes = file.kind === 'picture' ? DIMENSIONS.map((size) => pictureKey(from, file.id, size)) : []
  const keys = [file.storage_key, file.served_key, ...sizes, ...entries.map((entry) => entry.storage_key)]
  for (const key of new Set(keys)) if (key !== null) await copyBytes(call, key)
  const moved = {
    ...file,
    storage_key: file.storage_key && keyIn(domainId, file.storage_key),
    served_key: file.served_key && keyIn(domainId, file.served_key),
  }
  const places = entries.map((entry) => ({ ...entry, storage_key: keyIn(domainId, entry.storage_key) }))
  await inTransaction(call, (call) => store.insertFile(call.db, moved, places, call.context.now()))
}

/** The same place in the folder of another hub; a copy that broke off is written over by the next. */
function keyIn(domainId: number, key: string): string {
  return `${domainId}${key.slice(key.indexOf('/'))}`
}

/** A picture has only the sizes that it is large enough for. */
async function copyBytes({ context: { storage }, hub }: HubCall, key: string): Promise<void> {
  const found = await storage.get(key)
  if (found) await storage.put(keyIn(hub.domainId, key), found.stream)
}
