import { eventType } from '../event.ts'

/** What happens to playlists. */

export interface NewGoal {
  playlistId: string
  actorId: string
  goal: 'open' | 'complete'
  dueAt: Date | null
}

/** Somebody set a goal for those who see a playlist. */
export const goalSet = eventType<NewGoal>('goalSet')
