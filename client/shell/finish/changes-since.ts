import type { Playlist } from '../../../generated/client/model/playlist.ts'
import type { PlaylistContent } from '../../../generated/client/model/playlistContent.ts'

/** A playlist as somebody saw it. */
export interface Sight {
  isCompleted: boolean
  contents: readonly PlaylistContent[]
}

export interface Changes {
  isFinished: boolean
  /** The names of what was completed. */
  done: string[]
  /** The names of sections that opened. */
  opened: string[]
}

/** What somebody reached between two looks at a playlist. */
export function changesSince(before: Sight, now: Sight): Changes {
  const wasLocked = new Set(before.contents.filter(isLocked).map(({ id }) => id))
  const wasUndone = new Set(before.contents.filter((one) => one.type !== 'section' && !isDone(one)).map(({ id }) => id))
  return {
    isFinished: !before.isCompleted && now.isCompleted,
    done: now.contents.filter((one) => isDone(one) && wasUndone.has(one.id)).map(({ name }) => name),
    opened: now.contents.filter((one) => wasLocked.has(one.id) && !isLocked(one)).map(({ name }) => name),
  }
}

export function sightOf(playlist: Playlist, contents: readonly PlaylistContent[]): Sight {
  return { isCompleted: playlist.userContentStatus === 'completed', contents }
}

function isLocked(content: PlaylistContent): boolean {
  return content.type === 'section' && content.isLockedForUser
}

function isDone(content: PlaylistContent): boolean {
  return content.type !== 'section' && content.userContentStatus === 'completed'
}
