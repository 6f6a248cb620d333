import { eventType } from '../event.ts'

/** What happens to teams. */

export interface Membership {
  memberId: string
  teamId: string
  role: 'member' | 'manager'
}

interface MembershipsChanged {
  memberships: readonly Membership[]
  /** Who put them in, changed their role or took them out; null where the hub follows the groups of the identity provider. */
  actorId: string | null
}

/** People came into teams in which they were not. */
export const teamsJoined = eventType<MembershipsChanged>('teamsJoined')

/** People who are in teams have another role there. */
export const teamRolesChanged = eventType<MembershipsChanged>('teamRolesChanged')

/** People are in teams no more. */
export const teamsLeft = eventType<MembershipsChanged>('teamsLeft')
