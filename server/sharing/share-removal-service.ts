import type { HubCall } from '../context.ts'
import * as store from './share-removal-store.ts'

/** Removes what was shared of removed content; what was shared to open in it opens by itself from then on. */
export function removeShares({ db }: HubCall, { contentId }: { contentId: string }): Promise<void> {
  return store.removeShares(db, contentId)
}
