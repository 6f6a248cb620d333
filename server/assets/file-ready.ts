import type { HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { refreshHolders } from '../playlists/summaries.ts'
import { completionTime } from './rules.ts'
import * as store from './write-store.ts'

/** Brings the assets of a file up to date once it is prepared: only then are its length and format known. */
export async function fileBecameReady(call: HubCall, fileId: string): Promise<void> {
  await inTransaction(call, async (call) => {
    const assets = await store.listOfFile(call.db, fileId)
    for (const asset of assets)
      await store.saveMeasures(call.db, asset.id, {
        duration: asset.duration,
        fileFormat: asset.fileFormat ?? asset.format,
        completionTime: completionTime(asset),
      })
    await refreshHolders(
      call,
      assets.map(({ id }) => id),
    )
  })
}
