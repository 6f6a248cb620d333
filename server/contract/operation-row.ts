import type { FeatureFlag, Privilege } from '../context.ts'

/** One way of being let in, as the contract writes it in `x-access.allow`. */
export type Allowed =
  | 'anyone'
  | 'member'
  | 'admin'
  | { privilege: Privilege }
  /** All of them. */
  | { privileges: readonly Privilege[] }
  /** Whoever manages the team that owns the object, every team named in the call, or a team of the person asked about. */
  | { manager: 'ownerTeam' | 'team' | 'person'; feature?: FeatureFlag }
  /** An API token that was given the scope. */
  | { scope: 'meeting:write' }

/** The `x-access` of an operation. */
export interface AccessRule {
  allow: readonly Allowed[]
  feature?: FeatureFlag
  object?: 'visible' | 'own' | 'managed' | 'signed'
  risk?: readonly string[]
  audit?: string
}

export type RateClass = 'read' | 'write' | 'search' | 'report' | 'upload' | 'file' | 'mail' | 'ai' | 'sign-in'

/** What the generated table says of an operation. */
export interface OperationRow {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  path: string
  noun: string
  tag: string
  summary: string
  rate: RateClass
  access: AccessRule
  /** For a person at a browser alone: API tokens are refused. */
  sessionOnly: boolean
  /** The names of the query parameters. */
  query: readonly string[]
  statuses: readonly number[]
  /** Every code that a problem of the call may have. */
  problems: readonly string[]
  body: readonly string[]
  /** Bytes of a JSON body at the most, where it is not the usual 256 KiB. */
  maxBody?: number
}
