import type { HubCall } from '../../context.ts'
import type { SettledFile } from '../../files/events.ts'
import { indexContent } from '../../content/search/index-service.ts'
import * as store from './document-store.ts'

/** Has the assets of a document found by what stands in it. In the transaction of the call. */
export async function showDocument(call: HubCall, { id, kind }: Pick<SettledFile, 'id' | 'kind'>): Promise<void> {
  if (kind !== 'asset') return
  const assets = await store.lockOfFile(call.db, id)
  if (assets.length === 0) return
  await indexContent(call, assets)
}
