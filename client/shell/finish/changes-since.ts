import type { Playlist } from '../../../generated/client/model/playlist.ts'
import type { PlaylistContent } from '../../../generated/client/model/playlistContent.ts'

/** A playlist as somebody saw it: what was still to come. */
export interface Sight {
  isCompleted: boolean
  /** Identifiers of items that were not done. */
  undone: readonly string[]
  /** Identifiers of sections that were closed. */
  locked: readonly string[]
}

export interface Changes {
  isFinished: boolean
  /** The names of what was completed. */
  done: string[]
  /** The names of sections that opened. */
  opened: string[]
}

/** What somebody reached since they last saw a playlist that holds this now. */
export function changesSince(before: Sight, now: Sight, contents: readonly PlaylistContent[]): Changes {
  const gone = (from: readonly string[], to: readonly string[]) =>
    contents.filter(({ id }) => from.includes(id) && !to.includes(id)).map(({ name }) => name)
  return {
    isFinished: !before.isCompleted && now.isCompleted,
    done: gone(before.undone, now.undone),
    opened: gone(before.locked, now.locked),
  }
}

export function sightOf({ userContentStatus }: Playlist, contents: readonly PlaylistContent[]): Sight {
  return {
    isCompleted: userContentStatus === 'completed',
    undone: contents
      .filter((one) => one.type !== 'section' && one.userContentStatus !== 'completed')
      .map(({ id }) => id),
    locked: contents.filter((one) => one.type === 'section' && one.isLockedForUser).map(({ id }) => id),
  }
}
