import type { Call } from '../context.ts'
import { notAllowed } from '../contract/problems.ts'

type Right = 'playlist_read' | 'playlist_write'

/** Null for somebody whose privilege covers the whole hub; otherwise the teams whose badges they may run. */
export function ownedTeams({ caller }: Pick<Call, 'caller'>, right: Right): readonly string[] | null {
  return caller.privileges.has(right) ? null : caller.managedTeamIds
}

/** @param ownerTeamIds of the playlists that it is about @throws 403 for what other teams own */
export function mustRun(call: Pick<Call, 'caller'>, ownerTeamIds: readonly (string | null)[]): void {
  const teams = ownedTeams(call, 'playlist_write')
  if (teams && ownerTeamIds.some((id) => id === null || !teams.includes(id)))
    throw notAllowed('You may change only the badges of playlists that one of your teams owns.')
}
