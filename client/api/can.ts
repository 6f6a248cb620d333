import type { CurrentSession } from '../../generated/client/model/currentSession.ts'
import type { FeatureFlag } from '../../generated/client/model/featureFlag.ts'
import type { Privilege } from '../../generated/client/model/privilege.ts'

type Allowed =
  'anyone' | 'member' | 'admin' | { privilege: Privilege } | { manager: 'ownerTeam'; feature?: FeatureFlag }

/** `x-access` of an operation, as the contract writes it. */
export type Access = { allow: readonly Allowed[]; feature?: FeatureFlag }

type Rights = Pick<CurrentSession, 'privileges' | 'features' | 'managedTeamIds'> & {
  user: Pick<CurrentSession['user'], 'isAdmin'>
}

/**
 * Whether it makes sense to offer an operation to the person. The hub decides again on every call;
 * this only keeps doors that lead nowhere out of sight.
 */
export function can(session: Rights, access: Access): boolean {
  if (access.feature && !session.features.includes(access.feature)) return false
  return access.allow.some((way) => isLetIn(session, way))
}

/** Whether the person manages a team. */
export function isManager(session: Rights): boolean {
  return session.managedTeamIds.length > 0
}

function isLetIn(session: Rights, way: Allowed): boolean {
  if (way === 'anyone' || way === 'member') return true
  if (way === 'admin') return session.user.isAdmin
  if ('privilege' in way) return session.privileges.includes(way.privilege)
  return isManager(session) && (!way.feature || session.features.includes(way.feature))
}
