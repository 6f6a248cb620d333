import type { HubCall } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { refreshHolders } from '../playlists/summaries.ts'
import { completionTime } from './rules.ts'
import * as store from './write-store.ts'

/** Brings the assets of a file up to date once it is prepared: only then are its length and format known. */
export async function fileBecameReady({ db, hub }: HubCall, fileId: string): Promise<void> {
  await inTransaction(db, async (inside) => {
    const assets = await store.listOfFile(inside, fileId)
    for (const asset of assets)
      await store.saveMeasures(inside, asset.id, {
        duration: asset.duration,
        fileFormat: asset.fileFormat ?? asset.format,
        completionTime: completionTime(asset),
      })
    await refreshHolders(
      inside,
      hub.domainId,
      assets.map(({ id }) => id),
    )
  })
}
