import type { HubCall } from '../context.ts'
import type { SettledFile } from '../files/events.ts'
import { deleteUnusedFile } from '../files/delete-service.ts'
import { indexContent } from '../content/search/index-service.ts'
import * as store from './document-store.ts'

/** Has the assets of a document found by what stands in it, and shows its first page on them. In the transaction of the call. */
export async function showDocument(call: HubCall, { id, kind }: Pick<SettledFile, 'id' | 'kind'>): Promise<void> {
  if (kind !== 'asset') return
  const assets = await store.lockOfFile(call.db, id)
  if (assets.length === 0) return
  await showFirstPage(call, id)
  await indexContent(call, assets)
}

/**
 * Gives the assets of a file the picture of its first page where their author chose none: where there is none, or that of
 * the document before. A file without pages takes that one away. In the transaction of the call, which holds the assets.
 */
export async function showFirstPage(call: HubCall, fileId: string): Promise<void> {
  const before = await store.showFirstPage(call.db, fileId)
  for (const pictureId of new Set(before)) await deleteUnusedFile(call, pictureId)
}
