import { eventType } from '../event.ts'

/** What happens to content. */

/** Somebody completed all that some playlists require, now or once more. */
export const playlistsCompleted = eventType<{ memberId: string; playlistIds: readonly string[] }>('playlistsCompleted')
