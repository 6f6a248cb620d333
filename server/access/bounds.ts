import type { Caller } from '../context.ts'
import type { BoundedField } from '../contract/operation-row.ts'
import { Problem } from '../contract/problems.ts'

/**
 * What a manager may set, field by field. The contract says it of each field in `x-manager`, and this is the one place
 * that knows what that means: an operation with such a field needs no line of its own. What a thing has already may
 * stay, whoever put it there, because a form sends the whole of what it shows.
 */

/** Content as it is before a call changes it. */
export interface ContentState {
  audience: string
  teamIds: readonly string[]
  onlyInPlaylists: boolean
  /** What it holds, where it is a playlist. */
  contentIds: readonly string[]
  fileIds: readonly string[]
}

export interface BoundsLookup {
  /** The content that a call changes; null where there is none. */
  stateOf(contentId: string): Promise<ContentState | null>
  /** The content among these that another team owns, or that the hub owns and the caller does not see. */
  foreignContent(ids: readonly string[]): Promise<string[]>
  /** The files among these that neither the caller brought nor content of their teams has. */
  foreignFiles(ids: readonly string[]): Promise<string[]>
}

interface Situation {
  caller: Pick<Caller, 'managedTeamIds'>
  body: unknown
  lookup: BoundsLookup
  /** Null for what is only being made. */
  before: ContentState | null
}

/** @param changedId the content that the call changes; null where it makes something @throws 403 `beyond-your-teams` */
export async function mustBeWithinBounds(
  bounds: readonly BoundedField[],
  { caller, body, lookup }: Omit<Situation, 'before'>,
  changedId: string | null,
): Promise<void> {
  const before = changedId ? await lookup.stateOf(changedId) : null
  const faults = []
  for (const { at, bound } of bounds) {
    const { faultsAt, says } = BOUNDS[bound]
    for (const pointer of await faultsAt(at, { caller, body, lookup, before })) faults.push({ pointer, message: says })
  }
  if (faults.length) throw beyondYourTeams(faults)
}

export function beyondYourTeams(faults: { pointer: string; message: string }[]): Problem {
  return new Problem(403, 'beyond-your-teams', faults[0]!.message, { errors: faults })
}

interface BoundKind {
  /** What is said of a field that is beyond the bound. */
  says: string
  /** Where the body is beyond it. */
  faultsAt(at: string, situation: Situation): Promise<string[]> | string[]
}

const BOUNDS: Record<BoundedField['bound'], BoundKind> = {
  managedTeams: {
    says: 'Choose only teams that you manage.',
    faultsAt: (at, { caller, body, before }) =>
      idsAt(body, at)
        .filter(({ id }) => !caller.managedTeamIds.includes(id) && !before?.teamIds.includes(id))
        .map(({ pointer }) => pointer),
  },
  teamsOnly: {
    says: 'You can make content only for teams that you manage. Set the audience to teams, and name those teams in teamIds.',
    faultsAt: (at, situation) => (isAudienceWithin(at, situation) ? [] : [at]),
  },
  inPlaylists: {
    says: 'Opened on its own, it would be for everybody. Limit it to teams that you manage first.',
    faultsAt: (at, situation) => (isClosedOrTheirs(at, situation) ? [] : [at]),
  },
  managedAudience: {
    says: 'You can set a goal only for teams that you manage. Limit the content to those teams.',
    faultsAt: (at, situation) => (isGoalWithin(at, situation) ? [] : [at]),
  },
  usableContent: {
    says: 'Choose only content that you see and that your teams or the hub own.',
    faultsAt: (at, { body, before, lookup }) =>
      foreignAt(idsAt(body, at), before?.contentIds, (ids) => lookup.foreignContent(ids)),
  },
  ownFiles: {
    says: 'Choose only files that you uploaded or that content of your teams has.',
    faultsAt: (at, { body, before, lookup }) =>
      foreignAt(idsAt(body, at), before?.fileIds, (ids) => lookup.foreignFiles(ids)),
  },
}

/**
 * Something new must say for whom it is, since it would be for everybody, unless it is seen in its playlist alone; of what is
 * there, the audience may stay.
 */
function isAudienceWithin(at: string, { body, before, caller }: Situation): boolean {
  const audience = valueAt(body, at)
  if (!before && isInPlaylistAlone(body) && (audience ?? 'all') === 'all') return true
  if (before && (audience === undefined || audience === before.audience)) return true
  return audience === 'teams' && areManaged(teamsThen(body, before), caller)
}

function isInPlaylistAlone(body: unknown): boolean {
  const isPlaced = Boolean(valueAt(body, '/parent_id') ?? valueAt(body, '/parentPlaylistId'))
  return isPlaced && valueAt(body, '/onlyInPlaylists') !== false
}

/** What is seen through playlists alone may not come to be seen by itself, unless by teams that they manage. */
function isClosedOrTheirs(at: string, { body, before, caller }: Situation): boolean {
  if (valueAt(body, at) !== false || !before?.onlyInPlaylists) return true
  return (valueAt(body, '/audience') ?? before.audience) === 'teams' && areManaged(teamsThen(body, before), caller)
}

/** Nothing is asked of anybody by a new thing without a goal; to take away a goal is to decide for all who had it. */
function isGoalWithin(at: string, { body, before, caller }: Situation): boolean {
  const goal = valueAt(body, at)
  if (goal === undefined || (goal === null && !before)) return true
  const audience = valueAt(body, '/audience') ?? before?.audience
  return audience === 'teams' && areManaged(teamsThen(body, before), caller)
}

/** The teams of the audience once the call is done. */
function teamsThen(body: unknown, before: ContentState | null): readonly string[] {
  return valueAt(body, '/teamIds') === undefined ? (before?.teamIds ?? []) : idsAt(body, '/teamIds').map(({ id }) => id)
}

const areManaged = (teamIds: readonly string[], { managedTeamIds }: Situation['caller']) =>
  teamIds.every((id) => managedTeamIds.includes(id))

async function foreignAt(
  named: readonly NamedId[],
  kept: readonly string[] = [],
  foreignOf: (ids: readonly string[]) => Promise<string[]>,
): Promise<string[]> {
  const added = named.filter(({ id }) => !kept.includes(id))
  const foreign = added.length ? await foreignOf(added.map(({ id }) => id)) : []
  return added.filter(({ id }) => foreign.includes(id)).map(({ pointer }) => pointer)
}

interface NamedId {
  id: string
  pointer: string
}

const valueAt = (body: unknown, at: string) => (body as Record<string, unknown> | null)?.[at.slice(1)]

/** The ids at a place of the body, in lower case: of each entry of a list, and each of a list of them. */
function idsAt(body: unknown, at: string): NamedId[] {
  let found: { value: unknown; pointer: string }[] = [{ value: body, pointer: '' }]
  for (const name of [...at.slice(1).split('/'), '*'])
    found = found.flatMap(({ value, pointer }) => {
      if (Array.isArray(value) && name === '*')
        return value.map((entry: unknown, index) => ({ value: entry, pointer: `${pointer}/${index}` }))
      if (name === '*') return [{ value, pointer }]
      return [{ value: (value as Record<string, unknown> | null | undefined)?.[name], pointer: `${pointer}/${name}` }]
    })
  return found.flatMap(({ value, pointer }) =>
    typeof value === 'string' ? [{ id: value.toLowerCase(), pointer }] : [],
  )
}
