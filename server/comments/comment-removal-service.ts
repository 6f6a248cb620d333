import type { HubCall } from '../context.ts'
import * as store from './comment-removal-store.ts'

/** Removes the discussion of removed content, and who followed it. */
export function removeComments({ db }: HubCall, { contentId }: { contentId: string }): Promise<void> {
  return store.removeComments(db, contentId)
}
