import type { Sight } from './changes-since.ts'

/** Playlists that are kept of each person; the one that was not seen for longest goes. */
const MAX_PLAYLISTS = 50

type Sights = Record<string, Sight>

/** Where a browser keeps nothing, until the page is left. */
const unkept: Record<string, Sights> = {}

/**
 * A playlist as somebody saw it last on this device, in whatever tab. What they reached is told by this: once, also after a reload
 * and after it was sent late, and not again in the tab beside. Undefined where they have not seen it here.
 */
export function lastSight(userId: string, playlistId: string): Sight | undefined {
  return sightsOf(userId)[playlistId]
}

export function keepSight(userId: string, playlistId: string, sight: Sight): void {
  const { [playlistId]: _, ...others } = sightsOf(userId)
  const sights = Object.fromEntries([...Object.entries(others), [playlistId, sight] as const].slice(-MAX_PLAYLISTS))
  unkept[userId] = sights
  try {
    localStorage.setItem(placeOf(userId), JSON.stringify(sights))
  } catch {
    // There is no room, or the browser forbids it.
  }
}

function sightsOf(userId: string): Sights {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(userId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return unkept[userId] ?? {}
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Sight] => isSight(entry[1])))
  } catch {
    return unkept[userId] ?? {}
  }
}

function isSight(value: unknown): value is Sight {
  const { isCompleted, undone, locked } = (value ?? {}) as Record<string, unknown>
  return typeof isCompleted === 'boolean' && Array.isArray(undone) && Array.isArray(locked)
}

const placeOf = (userId: string) => `hub.seen.${userId}`
