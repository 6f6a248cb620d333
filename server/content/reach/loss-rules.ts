import { teamsOf, type OwnAudience } from './rules.ts'

/** Who may lose sight of content by a change, as far as that shows without asking for people: pure. */

/** A way through playlists that leads to content. */
export interface Way {
  /** The playlists on it whose audience is teams: a person has to be in a team of each. */
  holders: { playlistId: string; teamIds: string[] }[]
  isForAdmins: boolean
  /** As text of PostgreSQL, which it goes back to as it came. */
  opensAt: string | null
  /** The sections on it that open with progress. */
  progressSections: string[]
}

/** All that decides who sees content. */
export interface Sight extends OwnAudience {
  /** Whether it is published and not deleted. */
  isShown: boolean
  /** None for what is seen by itself. */
  ways: readonly Way[]
}

export interface SeenContent extends Sight {
  id: string
  name: string
  ownerTeamId: string | null
}

/** Content that the same people may lose. */
export interface LostGroup {
  before: Sight
  after: Sight
  contents: SeenContent[]
  /** Whether it belongs to none of the teams of who makes the change. */
  isForeign: boolean
}

/** What a change made otherwise about content itself: what it was before, as far as that is not so any more. */
export interface FormerSight extends Partial<Omit<Sight, 'ways'>> {
  id: string
}

/** Content as it was before a change of some of it, also where it stands in what was changed. */
export function asBefore(contents: readonly SeenContent[], former: readonly FormerSight[]): SeenContent[] {
  const formerOf = new Map(former.map((each) => [each.id.toLowerCase(), each]))
  return contents.map((content) => ({
    ...content,
    ...formerOf.get(content.id),
    id: content.id,
    ways: content.ways.map((way) => ({
      ...way,
      holders: way.holders.map(({ playlistId, teamIds }) => ({
        playlistId,
        teamIds: [...(formerOf.get(playlistId)?.teamIds ?? teamIds)].toSorted(),
      })),
    })),
  }))
}

/** A section that opened with progress before a change. */
export interface FormerDoor {
  id: string
  /** What had to be completed to open it. */
  requiredIds: string[]
}

/**
 * The content that was seen otherwise before, in groups that the same people saw and see.
 * @param before in the same order as `after` @param teamIds the teams of who makes the change; null for who is held to none
 */
export function groupLost(
  before: readonly SeenContent[],
  after: readonly SeenContent[],
  teamIds: readonly string[] | null,
): LostGroup[] {
  const groups = new Map<string, LostGroup>()
  for (const [nth, content] of before.entries()) {
    const [then, now] = [sightOf(content), sightOf(after[nth]!)]
    if (!then.isShown || JSON.stringify(then) === JSON.stringify(now)) continue
    const isForeign = teamIds !== null && !teamIds.includes(content.ownerTeamId ?? '')
    const key = JSON.stringify([then, now, isForeign])
    const group = groups.get(key) ?? { before: then, after: now, contents: [], isForeign }
    group.contents.push(content)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** In one spelling, so that the same says the same. */
function sightOf({ isShown, audience, teamIds, onlyInPlaylists, ways }: Sight): Sight {
  return {
    isShown,
    audience,
    teamIds: teamsOf({ audience, teamIds, onlyInPlaylists }).toSorted(),
    onlyInPlaylists,
    ways: onlyInPlaylists ? ways.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)) : [],
  }
}
