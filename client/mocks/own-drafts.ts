import type { OwnAnswers } from './own.ts'

/** Drafts of contents are taken and not kept, so each playlist is shown as it is. */
export const ownDrafts: OwnAnswers = {
  savePlaylistContentsDraft: (hub) => ({ success: true, savedTime: hub.now().toISOString() }),
  deletePlaylistContentsDraft: () => ({ success: true }),
}
