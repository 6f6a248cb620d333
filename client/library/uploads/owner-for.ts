import type { CurrentSession } from '../../../generated/client/model/currentSession.ts'

/** The team that owns what somebody adds to the library: a manager's first; null for the hub. */
export function ownerFor({ privileges, managedTeamIds }: Pick<CurrentSession, 'privileges' | 'managedTeamIds'>) {
  return privileges.includes('asset_write') ? null : (managedTeamIds[0] ?? null)
}

/** What is made for a team: it owns it, and its members see it. Nothing for what the hub owns. */
export function ofTeam(teamId: string | null) {
  return teamId ? { ownerTeamId: teamId, audience: 'teams' as const, teamIds: [teamId] } : {}
}
