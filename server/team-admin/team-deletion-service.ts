import type { Call } from '../context.ts'
import { countDependents, type Dependents } from './team-deletion-store.ts'
import { listRuledTeams } from './rule-store.ts'
import { teamsNamedIn } from './rules.ts'
import { mustFind } from './service.ts'

/** What deleting a team would take away. */

export interface TeamDeletion extends Dependents {
  userCount: number
  /** Teams whose rules name it. */
  ruledTeams: { id: string; name: string }[]
}

/** @throws 404, also for a deleted team */
export async function previewTeamDeletion(call: Call, id: string): Promise<TeamDeletion> {
  const team = await mustFind(call, id)
  const ruled = (await listRuledTeams(call.db)).filter(({ rules }) => teamsNamedIn(rules).includes(team.id))
  return {
    userCount: team.userCount,
    ...(await countDependents(call.db, team.id)),
    ruledTeams: ruled.toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}
