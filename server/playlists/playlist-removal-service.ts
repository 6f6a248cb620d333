import type { HubCall } from '../context.ts'
import { removeDrafts } from './draft-store.ts'
import { removeVersions } from './history-store.ts'
import * as store from './playlist-removal-store.ts'

/** Takes removed content out of the playlists that held it, and what it held out of it, if it was one. */
export async function removePlaylist({ db }: HubCall, { contentId }: { contentId: string }): Promise<void> {
  await store.removePlaces(db, contentId)
  await store.removeSections(db, contentId)
  await removeVersions(db, contentId)
  await removeDrafts(db, contentId)
}
