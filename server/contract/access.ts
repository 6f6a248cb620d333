import type { Caller, Hub } from '../context.ts'
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
  if ('privileges' in who) return who.privileges.every((privilege) => caller.privileges.has(privilege))
  if ('scope' in who) return caller.scopes?.has(who.scope) ?? false
  return (
    caller.scopes === null && caller.managedTeamIds.length > 0 && (!who.feature || hub.features.includes(who.feature))
  )
}

function missingRight(rule: AccessRule): string {
  const rights = rule.allow.flatMap((who) => {
    if (typeof who === 'string') return []
    if ('privilege' in who) return [who.privilege]
    return 'privileges' in who ? [who.privileges.join(' and ')] : []
  })
  if (rights.length) return `This needs the right ${rights.join(' or ')}. Ask an admin of the hub for it.`
  const scope = rule.allow.find((who) => typeof who === 'object' && 'scope' in who)
  if (scope) return `Only an API token with the scope ${(scope as { scope: string }).scope} may do this. Make one.`
  if (rule.allow.includes('member')) return 'This API token was not given the scope "me". Make a token with that scope.'
  return 'Your account does not have the right to do this.'
}
