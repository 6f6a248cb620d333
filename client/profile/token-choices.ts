import type { Privilege } from '../../generated/client/model/privilege.ts'
import { TokenScope } from '../../generated/client/model/tokenScope.ts'

const allScopes = Object.values(TokenScope)

/** Everybody may hand on what is their own; a right of an admin only who holds it. */
export function offeredScopes(privileges: readonly Privilege[]): TokenScope[] {
  return allScopes.filter(
    (scope) => scope === 'me' || scope === 'meeting:write' || privileges.some((privilege) => privilege === scope),
  )
}

/** The moment some days from now; a year less an hour at the most, because the clocks of two machines differ. */
export function timeIn(days: number, now: Date): string {
  const hours = Math.min(days * 24, 365 * 24 - 1)
  return new Date(now.getTime() + hours * 3_600_000).toISOString()
}
