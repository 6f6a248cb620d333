import type { HubCall } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { draftKey, partsFolder, uploadOfPart } from '../key-rules.ts'
import * as store from './store.ts'

/** Longer than the longest upload may take, so that none is swept away while it is under way. */
const DAY_MS = 24 * 60 * 60 * 1000

/** Throws away what was announced or sent and never finished. */
export async function cleanUpUploads(call: HubCall): Promise<void> {
  const { context, hub } = call
  const before = new Date(context.now().getTime() - DAY_MS)
  for (const upload of await store.listAbandoned(call.db, before)) {
    // Bytes first: were it the other way round, a crash in between would leave bytes that nothing knows of.
    await context.storage.delete(draftKey(hub.domainId, upload.id))
    if (upload.storageKey) await context.storage.delete(upload.storageKey)
    await inTransaction(call, (call) => store.deleteUpload(call.db, upload))
  }
}

/** Throws away the parts of uploads that have ended; a process that was killed may have left them. */
export async function cleanUpParts({ context, hub, db }: HubCall): Promise<void> {
  const stored: string[] = []
  for await (const key of context.storage.keys(partsFolder(hub.domainId))) stored.push(key)
  const ofUploads = Map.groupBy(stored, uploadOfPart)
  const underWay = await store.findUnderWay(db, [...ofUploads.keys()])
  for (const [id, keys] of ofUploads) if (!underWay.has(id)) for (const key of keys) await context.storage.delete(key)
}
