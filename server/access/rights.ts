import type { Call, Caller, Privilege } from '../context.ts'

/**
 * What a manager's teams are to a call, for those cases where what may be done with one thing is only part of the answer.
 * Who may call at all, and with what, `x-access` has decided before. Nothing outside this folder reads `managedTeamIds`
 * (`make check` sees to it), so that no noun forgets what a token is.
 */

/** Who calls, or who began what goes on after their call. */
type Acting = { caller: Pick<Caller, 'managedTeamIds' | 'scopes'> }

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

/** Whether the caller acts for this team; nobody acts for no team. */
export function managesTeam(call: Acting & Pick<Call, 'hub'>, teamId: string | null): boolean {
  return teamId !== null && teamsActedFor(call).includes(teamId)
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The call as if somebody made it who belongs to one team, or to none, and has done nothing yet: for a look at what such people see. */
export function asNewcomer(call: Call, teamId: string | undefined): Call {
  const teamIds = teamId === undefined ? [] : [teamId]
  const rights = { isAdmin: false, privileges: new Set<never>(), teamIds, managedTeamIds: [] }
  return { ...call, caller: { ...call.caller, memberId: NOBODY, ...rights } }
}
