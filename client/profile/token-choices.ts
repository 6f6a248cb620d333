import type { Privilege } from '../../generated/client/model/privilege.ts'
import { TokenScope } from '../../generated/client/model/tokenScope.ts'

const allScopes = Object.values(TokenScope)

/** Everybody may hand on what is their own; a right of an admin only who holds it. */
export function offeredScopes(privileges: readonly Privilege[]): TokenScope[] {
  return allScopes.filter(
    (scope) => scope === 'me' || scope === 'meeting:write' || privileges.some((privilege) => privilege === scope),
  )
}
