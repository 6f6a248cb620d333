/**
 * Who sees content and why, worked out from the definition: a pure function over what stands around the content. Lists are
 * answered by the ways that were worked out beforehand; tests hold the two together.
 */

/** How many playlists deep ways are followed: far beyond how they are nested; it only ends a loop that cannot be there. */
export const MAX_DEPTH = 10

/** What decides by itself for whom content is. */
export interface OwnAudience {
  audience: 'all' | 'teams' | 'admin'
  /** Those that the audience `teams` means. */
  teamIds: readonly string[]
  onlyInPlaylists: boolean
}

export function isSameAudience(one: OwnAudience, other: OwnAudience): boolean {
  const key = (own: OwnAudience) => JSON.stringify([own.audience, own.onlyInPlaylists, teamsOf(own).toSorted()])
  return key(one) === key(other)
}

/** The teams that it is for; none where it is not for teams. */
export function teamsOf({ audience, teamIds }: OwnAudience): readonly string[] {
  return audience === 'teams' ? teamIds : []
}

export interface Standing {
  id: string
  name: string
  isPublished: boolean
  isDeleted: boolean
  audience: 'all' | 'teams' | 'admin'
  onlyInPlaylists: boolean
  /** Whether its audience takes the person in. */
  isForThem: boolean
}

export interface Door {
  id: string
  name: string
  lockingMode: 'locked' | 'time' | 'progress' | null
  unlocksAt: Date | null
  timezone: string | null
  /** Whether it is open to the person now. */
  isOpen: boolean
  /** Required items before it that they have not completed. */
  remainingCount: number
}

export interface Place {
  contentId: string
  playlistId: string
  door: Door | null
}

/** Content with the playlists around it, at any depth. */
export interface Surroundings {
  contents: ReadonlyMap<string, Standing>
  places: readonly Place[]
}

export type Cause =
  | 'deleted'
  | 'unpublished'
  | 'audience'
  | 'noPlaylist'
  | 'locked'
  | 'opensLater'
  | 'opensWithProgress'
  | Absence

/** Why somebody sees nothing of the hub. */
export type Absence = 'suspended' | 'removed'

/** Why somebody does not see content: the cause, and the content or playlist that it lies with. */
export interface Obstacle {
  cause: Cause
  at: Standing
  door: Door | null
}

export type Explanation =
  /** The way by which they see it, from the content up to a playlist that is seen by itself. */
  | { isVisible: true; way: Standing[]; obstacles: [] }
  /** What keeps it from them: of content in several playlists one for each of these. */
  | { isVisible: false; way: []; obstacles: Obstacle[] }

export function explain(id: string, around: Surroundings, seen: readonly string[] = []): Explanation {
  const at = around.contents.get(id)!
  const cause = ownObstacle(at)
  if (cause) return hidden([{ cause, at, door: null }])
  if (!at.onlyInPlaylists) return { isVisible: true, way: [at], obstacles: [] }
  const places = around.places.filter((place) => place.contentId === id && !seen.includes(place.playlistId))
  const obstacles: Obstacle[] = []
  for (const { playlistId, door } of places) {
    const above = explain(playlistId, around, [...seen, id])
    if (above.isVisible && (door?.isOpen ?? true)) return { ...above, way: [at, ...above.way] }
    obstacles.push(...above.obstacles)
    if (above.isVisible && door) obstacles.push({ cause: causeOf(door), at: around.contents.get(playlistId)!, door })
  }
  return hidden(obstacles.length ? obstacles : [{ cause: 'noPlaylist', at, door: null }])
}

/** What keeps content from somebody who cannot come in, before all that would keep it from them once they can. */
export function explainToAbsent(absence: Absence, at: Standing, { obstacles }: Explanation): Explanation {
  return hidden([{ cause: absence, at, door: null }, ...obstacles])
}

function ownObstacle({ isDeleted, isPublished, isForThem }: Standing): Cause | null {
  if (isDeleted) return 'deleted'
  if (!isPublished) return 'unpublished'
  return isForThem ? null : 'audience'
}

function causeOf({ lockingMode }: Door): Cause {
  return lockingMode === 'time' ? 'opensLater' : lockingMode === 'progress' ? 'opensWithProgress' : 'locked'
}

function hidden(obstacles: Obstacle[]): Explanation {
  return { isVisible: false, way: [], obstacles }
}

/**
 * What somebody is told who follows a link to content that they do not see: how it opens to them where it can, else whether
 * it is not published or meant for others. Nobody is told what was deleted: null for content that was, and of playlists
 * nothing but that the content stands in none.
 */
export function toldToLearner({ obstacles }: Explanation, contentId: string): Obstacle | null {
  const own = obstacles.find(({ at, door }) => at.id === contentId && !door)
  if (own) return own.cause === 'deleted' ? null : own
  const told = LEARNERS_CAUSES.flatMap((cause) => obstacles.filter((each) => each.cause === cause))
  const soonest = told
    .filter(({ cause }) => cause === 'opensLater')
    .toSorted((a, b) => Number(a.door?.unlocksAt) - Number(b.door?.unlocksAt))
  return soonest[0] ?? told[0] ?? (obstacles[0] ? { ...obstacles[0], cause: 'noPlaylist', door: null } : null)
}

/** What says most to who waits stands first. */
const LEARNERS_CAUSES: readonly Cause[] = ['opensLater', 'opensWithProgress', 'locked', 'audience']
