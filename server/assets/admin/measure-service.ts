import type { HubCall } from '../../context.ts'
import { refreshHolders } from '../../playlists/summary-service.ts'
import { posterIdOf } from '../../files/key-rules.ts'
import { completionTime, kindOfFile } from '../rules.ts'
import type { ReadyFile } from '../../upload-purpose.ts'
import * as store from './asset-write-store.ts'

/**
 * Brings the assets of a file up to date once it is prepared: only then are its length, its format and its picture known, and
 * whether a page can show it at all. In the transaction of the call.
 */
export async function measureAssets(call: HubCall, { id }: Pick<ReadyFile, 'id'>): Promise<void> {
  const assets = await store.listOfFile(call.db, id)
  for (const asset of assets)
    await store.saveMeasures(call.db, asset.id, {
      duration: asset.duration,
      fileFormat: asset.fileFormat ?? asset.format,
      completionTime: completionTime(asset),
      isDownload: asset.type === 'upload' && kindOfFile(asset.contentType) === 'download',
    })
  const ids = assets.map((asset) => asset.id)
  await store.givePoster(call.db, ids, posterIdOf(id))
  await refreshHolders(call, ids)
}
