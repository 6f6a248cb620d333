import { teamsWithout } from '../../access/rights.ts'
import type { ActingCall, HubCall, Privilege } from '../../context.ts'
import { conflict, Problem } from '../../contract/problems.ts'
import { asBefore, groupLost, type FormerDoor, type FormerSight } from './loss-rules.ts'
import * as losses from './loss-store.ts'
import { listBelow, lockWays, replaceWays } from './store.ts'

/** What people lose sight of by a change, and who may cause that. */

export interface LostContent {
  id: string
  name: string
  /** How many people see it no longer. */
  people: number
  /** How many of these are of none of the teams of who makes the change; all, where the content is of none. */
  beyond: number
  isForeign: boolean
  /** Whether it is not shown to anybody any more, which is what the change was about. */
  isMeant: boolean
}

export interface Losses {
  /** How many people lose sight of anything. */
  people: number
  /** How many of them of what is still published and not deleted, so that it is no more than a consequence. */
  unasked: number
  contents: LostContent[]
}

const NONE: Losses = { people: 0, unasked: 0, contents: [] }

export interface Watched {
  /** What the change made otherwise about the content itself. */
  former?: readonly FormerSight[]
  /** The sections that opened with progress before, where the change is of a playlist's sections or of what stands before them. */
  formerDoors?: readonly FormerDoor[]
  /** The teams of who makes the change; null for who is held to none. */
  teamIds: readonly string[] | null
  /** Whether nobody can lose what stands in the content without losing the content too, so that this alone is looked at. */
  isOfItself?: boolean
}

/**
 * The same as `refreshReach`, and says what people lose by it. The rows that decide are those from after the change; only
 * the ways to content are not worked out anew yet.
 */
export async function refreshReachWatched(
  call: HubCall,
  contentIds: readonly string[],
  { former = [], formerDoors = [], teamIds, isOfItself = false }: Watched,
): Promise<Losses> {
  await lockWays(call.db)
  const below = await listBelow(call.db, contentIds)
  const watched = isOfItself ? [...contentIds] : [...new Set([...contentIds, ...below])]
  const before = asBefore(await losses.listSights(call.db, watched), former)
  if (below.length) await replaceWays(call.db, below)
  const groups = groupLost(before, asBefore(await losses.listSights(call.db, watched), []), teamIds)
  if (groups.length === 0) return NONE
  const rows = await losses.countLost(call.db, { groups, formerDoors, teamIds: teamIds ?? [], now: call.context.now() })
  const all = rows.find(({ nth }) => nth === null)!
  const contents = rows.flatMap(({ nth, people, beyond }) => {
    if (nth === null || people === 0) return []
    const { contents: lost, isForeign, after } = groups[nth]!
    return lost.map(({ id, name }) => ({ id, name, people, beyond, isForeign, isMeant: !after.isShown }))
  })
  return { people: all.people, unasked: all.unasked, contents }
}

/** Those of some content that are, or hold at any depth, some other. */
export function listHolding(
  { db }: Pick<HubCall, 'db'>,
  contentIds: readonly string[],
  heldIds: readonly string[],
): Promise<string[]> {
  return heldIds.length ? losses.listHolding(db, contentIds, heldIds) : Promise.resolve([])
}

export interface Accepted {
  /** What it takes to make the change in the whole hub, where managers may make it for their teams. */
  right: Privilege
  /** How many people may lose sight of what is still published and not deleted. */
  acceptedLosses: number
}

/**
 * The same as `refreshReach`, unless people would lose sight of content by it.
 * @throws 403 `loss-beyond-your-teams` where a manager would take content from people of other teams, or content that is not
 * of their teams from anybody; 409 `people-would-lose` for more people than are accepted
 */
export async function refreshReachWithin(
  call: ActingCall,
  contentIds: readonly string[],
  { right, acceptedLosses, ...watched }: Accepted & Omit<Watched, 'teamIds'>,
): Promise<void> {
  const teamIds = teamsWithout(right, call)
  const lost = await refreshReachWatched(call, contentIds, { ...watched, teamIds })
  const beyond = teamIds && lost.contents.find((content) => content.beyond > 0)
  if (beyond) throw new Problem(403, 'loss-beyond-your-teams', sayBeyond(beyond))
  if (lost.unasked > acceptedLosses)
    throw conflict(
      'people-would-lose',
      `${lost.unasked} people would no longer see ${nameLost(lost, watched.former)}. Send acceptedLosses: ${lost.unasked} if that is what you want.`,
    )
}

function sayBeyond({ name, people, beyond, isForeign }: LostContent): string {
  const loss = isForeign
    ? `“${name}” is not of your teams, and ${people} people would no longer see it.`
    : `${beyond} people who are not in your teams would no longer see “${name}”.`
  return `${loss} Leave it where they see it, or ask an admin to make this change.`
}

/** @param former what the change was about itself, if it was about content and not about what a playlist holds */
function nameLost({ contents }: Losses, [changed]: readonly FormerSight[] = []): string {
  const unasked = contents.filter(({ isMeant }) => !isMeant)
  if (unasked.some(({ id }) => id === changed?.id.toLowerCase())) return 'this'
  const [first, ...others] = unasked
  return others.length ? `“${first!.name}” and ${others.length} more` : `“${first!.name}”`
}
