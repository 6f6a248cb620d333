import type { featureFlags, privileges } from '../../generated/reference.ts'

export type Privilege = (typeof privileges)[number]
export type FeatureFlag = (typeof featureFlags)[number]

/** One way of being let in, as the contract writes it in `x-access.allow`. */
export type Allowed =
  'anyone' | 'member' | 'admin' | { privilege: Privilege } | { manager: 'ownerTeam'; feature?: FeatureFlag }

/** The `x-access` of an operation. */
export interface AccessRule {
  allow: readonly Allowed[]
  feature?: FeatureFlag
  object?: 'visible' | 'own' | 'signed'
  risk?: readonly string[]
  audit?: string
}

export type RateClass = 'read' | 'write' | 'search' | 'upload' | 'file' | 'mail' | 'sign-in'

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
  body: readonly string[]
  /** Bytes of a JSON body at the most, where it is not the usual 256 KiB. */
  maxBody?: number
}
