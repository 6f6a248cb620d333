import type { Call } from '../context.ts'

/**
 * The teams for which the caller acts as one of their managers, for those cases where what may be done with one thing
 * is only part of the answer. A token never acts for a manager, and nobody does where the hub does without playlists of
 * teams. Who may call at all, and with what, `x-access` has decided before.
 */
export function teamsActedFor({ caller, hub }: Pick<Call, 'caller' | 'hub'>): readonly string[] {
  return caller.scopes === null && hub.features.includes('team_playlists') ? caller.managedTeamIds : []
}

/** Whether the caller acts for this team; nobody acts for no team. */
export function managesTeam(call: Pick<Call, 'caller' | 'hub'>, teamId: string | null): boolean {
  return teamId !== null && teamsActedFor(call).includes(teamId)
}
