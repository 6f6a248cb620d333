import type { HubCall } from '../context.ts'
import type { SettledFile } from '../files/events.ts'
import { refreshHolders } from '../playlists/summary-service.ts'
import { completionTime } from './rules.ts'
import * as store from './write-store.ts'

/** Brings the assets of a file up to date once it is prepared: only then are its length and format known. In the transaction of the call. */
export async function measureAssets(call: HubCall, { id, kind }: Pick<SettledFile, 'id' | 'kind'>): Promise<void> {
  if (kind !== 'asset') return
  const assets = await store.listOfFile(call.db, id)
  for (const asset of assets)
    await store.saveMeasures(call.db, asset.id, {
      duration: asset.duration,
      fileFormat: asset.fileFormat ?? asset.format,
      completionTime: completionTime(asset),
    })
  await refreshHolders(
    call,
    assets.map((asset) => asset.id),
  )
}
