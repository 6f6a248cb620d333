import type { FeatureFlag, Privilege } from '../context.ts'
import { featureFlags } from '../../generated/reference.ts'
import type { Allowed, OperationRow, Place } from '../contract/operation-row.ts'

/** An interpreter of x-access that shares no code with the guards. */

export interface Kind {
  name: string
  /** What the hub of the caller has switched on. */
  features: readonly FeatureFlag[]
  isSignedIn: boolean
  rights: readonly Privilege[]
  isAdmin: boolean
  managesTeams: boolean
  scopes: readonly string[] | null
  /** Whether it is a token of the hub itself. */
  isService?: boolean
  /** Whether the password was proved a short while ago. */
  isProofFresh: boolean
  /** Whether the hub requires a second factor of them that they lack. */
  mustEnrol: boolean
  hostname: string
  /** For calls about a person: oneself. */
  memberId?: string
  headers: Record<string, string>
}

export const nobody = {
  isSignedIn: false,
  rights: [],
  isAdmin: false,
  managesTeams: false,
  scopes: null,
  isProofFresh: true,
  mustEnrol: false,
  features: featureFlags,
  hostname: 'localhost',
}
export type Verdict = 'in' | 'off' | 401 | 403

/** What the contract says of one caller at one operation. `off` is a part of the product that the hub does without. */
export function expected(row: OperationRow, kind: Kind): Verdict {
  if (row.access.feature && !kind.features.includes(row.access.feature)) return 'off'
  if (row.access.allow.includes('anyone')) return 'in'
  if (!kind.isSignedIn) return 401
  if (row.sessionOnly && kind.scopes) return 403
  if (!row.access.allow.some((who) => admits(who, kind))) return 403
  if (kind.mustEnrol && !row.access.enrolment) return 403
  return row.access.stepUp && !kind.isProofFresh ? 403 : 'in'
}

/** Whom a member names is a matter of the object and not of the rule. */
export function isForMembers(who: Allowed): who is 'member' | { self: Place } {
  return who === 'member' || (typeof who === 'object' && 'self' in who)
}

function admits(who: Allowed, kind: Kind): boolean {
  const has = (right: string) =>
    kind.rights.some((each) => each === right || each === right.replace(/_read$/, '_write'))
  const scoped = (right: string) =>
    !kind.scopes || kind.scopes.includes(right) || kind.scopes.includes(right.replace(/_read$/, '_write'))
  const holds = (right: string) => kind.isAdmin && has(right) && scoped(right)
  if (who === 'anyone') return true
  if (isForMembers(who)) return !kind.scopes || kind.scopes.includes('me')
  if (who === 'admin') return kind.isAdmin && !kind.scopes
  if (who === 'service') return kind.isService === true
  if ('privilege' in who) return holds(who.privilege)
  if ('privileges' in who) return who.privileges.every(holds)
  if ('scope' in who) return kind.scopes !== null && kind.scopes.includes(who.scope)
  return kind.managesTeams && !kind.scopes && (!who.feature || kind.features.includes(who.feature))
}

export interface Outcome {
  status: number
  code: string | undefined
}

/** A parameter that no call has is refused behind the rule and before anything else, so the refusal shows who came in. */
export function verdictOf({ status, code }: Outcome): string | number {
  if (status === 400 && code === 'unknown-parameter') return 'in'
  if (status === 404) return 'off'
  return status === 401 || status === 403 ? status : `${status} ${code ?? ''}`
}
