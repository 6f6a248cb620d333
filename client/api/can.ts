import type { CurrentSession } from '../../generated/client/model/currentSession.ts'
import type { FeatureFlag } from '../../generated/client/model/featureFlag.ts'
import type { Privilege } from '../../generated/client/model/privilege.ts'

type Allowed =
  | 'anyone'
  | 'member'
  | 'admin'
  /** Members, about themselves alone. */
  | { self: true }
  | { privilege: Privilege }
  | { privileges: readonly Privilege[] }
  | { manager: 'any' | 'ownerTeam' | 'team' | 'person'; feature?: FeatureFlag }
  | { scope: string }

/** Who may call an operation, as the contract's `x-access` says it. */
export type Access = { allow: readonly Allowed[]; feature?: FeatureFlag }

type Rights = Pick<CurrentSession, 'privileges' | 'features' | 'managedTeamIds'> & {
  user: Pick<CurrentSession['user'], 'isAdmin'>
}

/**
 * Whether it makes sense to offer an operation to the person, by its rule in generated/access.ts, such as
 * `can(session, access.createPlaylist)`; what has no rule there is for all. The hub decides again on every call; this only
 * keeps doors that lead nowhere out of sight.
 */
export function can(session: Rights, rule: Access): boolean {
  if (rule.feature && !session.features.includes(rule.feature)) return false
  return rule.allow.some((way) => isLetIn(session, way))
}

/** Whether the person manages a team. */
export function isManager(session: Rights): boolean {
  return session.managedTeamIds.length > 0
}

/** Whether there is anything in the hub that the person may do for others. */
export function looksAfterSomething(session: Rights): boolean {
  return session.user.isAdmin || session.privileges.length > 0 || isManager(session)
}

function isLetIn(session: Rights, way: Allowed): boolean {
  if (way === 'anyone' || way === 'member') return true
  if (way === 'admin') return session.user.isAdmin
  if ('self' in way) return true
  if ('privilege' in way) return session.privileges.includes(way.privilege)
  if ('privileges' in way) return way.privileges.every((privilege) => session.privileges.includes(privilege))
  // Scopes belong to the tokens of programs; a person at the client has none.
  if ('scope' in way) return false
  return isManager(session) && (!way.feature || session.features.includes(way.feature))
}
