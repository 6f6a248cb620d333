import type { Caller } from '../auth/caller.ts'
import type { Hub } from '../hubs/hub.ts'
import type { AccessRule, Allowed } from './operation-row.ts'
import { notAllowed, notFound, Problem } from './problems.ts'

export type Guard = (caller: Caller | null, hub: Hub) => void

/**
 * Compiles an `x-access` rule; `sessionOnly` shuts API tokens out. The guard throws 401 for nobody, 404 for a part of the product that the hub has
 * switched off and 403 for somebody without the right.
 */
export function compileAccess(rule: AccessRule, sessionOnly = false): Guard {
  return (caller, hub) => {
    if (rule.feature && !hub.features.includes(rule.feature)) throw notFound()
    if (rule.allow.includes('anyone')) return
    if (!caller) throw new Problem(401, 'not-signed-in', 'Sign in, or send a valid API token.')
    if (sessionOnly && caller.scopes) throw notAllowed('An API token cannot do this. Sign in to the hub instead.')
    if (!rule.allow.some((who) => lets(who, caller, hub))) throw notAllowed(missingRight(rule))
  }
}

function lets(who: Allowed, caller: Caller, hub: Hub): boolean {
  if (who === 'anyone') return true
  if (who === 'member') return caller.scopes === null || caller.scopes.has('me')
  if (who === 'admin') return caller.isAdmin && caller.scopes === null
  if ('privilege' in who) return caller.privileges.has(who.privilege)
  return (
    caller.scopes === null && caller.managedTeamIds.length > 0 && (!who.feature || hub.features.includes(who.feature))
  )
}

function missingRight(rule: AccessRule): string {
  const rights = rule.allow
    .map((who) => (typeof who === 'object' && 'privilege' in who ? who.privilege : null))
    .filter((right) => right !== null)
  return rights.length
    ? `This needs the right ${rights.join(' or ')}. Ask an admin of the hub for it.`
    : 'This API token was not given the scope "me". Make a token with that scope.'
}
