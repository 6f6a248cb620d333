import { operations, type OperationId } from '../../generated/server/operations.ts'
import type { Call, Caller, Hub, Privilege } from '../context.ts'
import type { Allowed, OperationRow } from '../contract/operation-row.ts'

/**
 * What a manager's teams are to a call, for those cases where what may be done with one thing is only part of the answer.
 * Who may call at all, and with what, `x-access` has decided before. Nothing outside this folder reads `managedTeamIds`
 * or combines teams with rights (`make check` sees to it), so that no noun forgets what a token is.
 */

/** Who calls, or who began what goes on after their call. */
type Acting = { caller: Pick<Caller, 'managedTeamIds' | 'scopes'> }
/** The same, where rights count too. */
type Asking = Acting & Pick<Call, 'hub'> & { caller: Pick<Caller, 'privileges'> }

/** The teams whose people and content the caller may read as one of their managers; none for a token. */
export function teamsManagedBy({ caller }: Acting): readonly string[] {
  return caller.scopes === null ? caller.managedTeamIds : []
}

/** The teams for which the caller makes and changes content; none where the hub does without playlists of teams. */
export function teamsActedFor(call: Acting & Pick<Call, 'hub'>): readonly string[] {
  return call.hub.features.includes('team_playlists') ? teamsManagedBy(call) : []
}

/** The teams to which the caller is held; null for who has the right in the whole hub. */
export function teamsWithout(
  right: Privilege,
  call: Acting & { caller: Pick<Caller, 'privileges'> },
): readonly string[] | null {
  return call.caller.privileges.has(right) ? null : teamsManagedBy(call)
}

/** Whose things an operation may be done to by the caller, as its `x-access` says: those of these teams; null for all of the hub. */
export function teamsFor(call: Asking, operation: OperationId): readonly string[] | null {
  const { access }: OperationRow = operations[operation]
  if (access.allow.some((who) => holdsRight(who, call.caller))) return null
  return access.allow.some((who) => isLead(who, call)) ? call.caller.managedTeamIds : []
}

/** Whether the caller may do an operation to a thing of this team, or, where it is null, to one of no team. */
export function may(call: Asking, operation: OperationId, ownerTeamId: string | null): boolean {
  const teams = teamsFor(call, operation)
  return teams === null || (ownerTeamId !== null && teams.includes(ownerTeamId))
}

/** Whether the caller may do an operation to something of the hub, whatever it is. */
export function mayAtAll(call: Asking, operation: OperationId): boolean {
  const teams = teamsFor(call, operation)
  return teams === null || teams.length > 0
}

/** What of content decides who may read and change it. */
export interface OwnedContent {
  /** As the contract has it: `playlist`, or a type of asset. */
  type: string
  ownerTeamId: string | null
}

type Typed = Pick<OwnedContent, 'type'>
const readingOf = ({ type }: Typed) => (type === 'playlist' ? 'getPlaylist' : 'getAsset')
const changingOf = ({ type }: Typed) => (type === 'playlist' ? 'updatePlaylist' : 'updateAsset')

/** The teams whose playlists or assets the caller may read; null for all. */
export function teamsToRead(call: Asking, content: Typed): readonly string[] | null {
  return teamsFor(call, readingOf(content))
}

/** The teams whose playlists or assets the caller may change; null for all. */
export function teamsToChange(call: Asking, content: Typed): readonly string[] | null {
  return teamsFor(call, changingOf(content))
}

/** Whether the caller may read this content without being among those for whom it is meant. */
export function mayRead(call: Asking, content: OwnedContent): boolean {
  return may(call, readingOf(content), content.ownerTeamId)
}

/** Whether the caller may change this content. */
export function mayChange(call: Asking, content: OwnedContent): boolean {
  return may(call, changingOf(content), content.ownerTeamId)
}

/** Whether somebody has what a rule asks for the whole hub. */
export function holdsRight(who: Allowed, { privileges }: Pick<Caller, 'privileges'>): boolean {
  if (typeof who === 'string') return false
  if ('privilege' in who) return privileges.has(who.privilege)
  return 'privileges' in who && who.privileges.every((privilege) => privileges.has(privilege))
}

/** Whether somebody is let in as the manager of a team, by a rule that is for managers. */
export function isLead(who: Allowed, { caller, hub }: Acting & { hub: Pick<Hub, 'features'> }): boolean {
  if (typeof who === 'string' || !('manager' in who)) return false
  return teamsManagedBy({ caller }).length > 0 && (!who.feature || hub.features.includes(who.feature))
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The call as if somebody made it who belongs to one team, or to none, and has done nothing yet: for a look at what such people see. */
export function asNewcomer(call: Call, teamId: string | undefined): Call {
  const teamIds = teamId === undefined ? [] : [teamId]
  const rights = { isAdmin: false, privileges: new Set<never>(), teamIds, managedTeamIds: [] }
  return { ...call, caller: { ...call.caller, memberId: NOBODY, ...rights } }
}
