import type { HubCall } from '../../context.ts'
import { indexContent } from '../../content/search/index-service.ts'
import type { ReadyFile } from '../../upload-purpose.ts'
import * as store from './asset-document-store.ts'

/** Has the assets of a document found by what stands in it. In the transaction of the call. */
export async function showDocument(call: HubCall, { id }: Pick<ReadyFile, 'id'>): Promise<void> {
  const assets = await store.lockOfFile(call.db, id)
  if (assets.length === 0) return
  await indexContent(call, assets)
}
