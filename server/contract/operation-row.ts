import type { FeatureFlag, Privilege } from '../context.ts'

/** Where a call names something; `?` at the end where it may leave it out. */
export type Place = `${'path' | 'query' | 'body'}/${string}`

/** What a manager's rule can look for in a call. */
export type Named = 'team' | 'person' | 'content' | 'badge' | 'badgeImage'

/**
 * Whoever manages the team that owns what the call names, every team that it names, or a team of each person that it
 * names; `any` is whoever manages a team at all. With `each` the answer itself holds only what is of the caller's teams.
 */
export interface ManagerRule {
  manager: 'any' | 'ownerTeam' | 'team' | 'person'
  of?: Partial<Record<Named, Place>>
  each?: true
  feature?: FeatureFlag
}

/**
 * What a manager may set a field to who has no right of their own, as `x-manager` says it of the field: the teams that they
 * manage, no audience but teams, a goal for those teams alone, content that they see and that is theirs or the hub's, and
 * files that they brought or that their teams' content has. `any` is whatever the hub has.
 */
export type Bound =
  | 'any'
  | 'managedTeams'
  | 'teamsOnly'
  | 'inPlaylists'
  | 'managedAudience'
  | 'usableContent'
  | 'ownFiles'

/** A bounded field of a body; `*` in its place stands for each entry of a list. */
export interface BoundedField {
  at: string
  bound: Exclude<Bound, 'any'>
}

/** One way of being let in, as the contract writes it in `x-access.allow`. */
export type Allowed =
  | 'anyone'
  | 'member'
  | 'admin'
  /** A token of the hub, whatever its scopes. */
  | 'service'
  /** A member who names themselves there, or nobody. */
  | { self: Place }
  | { privilege: Privilege }
  /** All of them. */
  | { privileges: readonly Privilege[] }
  | ManagerRule
  /** An API token that was given the scope. */
  | { scope: 'meeting:write' }

/** The `x-access` of an operation. */
export interface AccessRule {
  allow: readonly Allowed[]
  /** Further rules, for calls that name something there. */
  also?: readonly { named: Place; allow: readonly Allowed[] }[]
  feature?: FeatureFlag
  object?: 'visible' | 'own' | 'managed' | 'signed'
  risk?: readonly string[]
  audit?: string
  /** Only for a session whose password or second factor was proved within the last ten minutes. */
  stepUp?: true
  /** Also for somebody who must set up a second factor before anything else. */
  enrolment?: true
}

export type RateClass = 'read' | 'write' | 'search' | 'report' | 'upload' | 'file' | 'mail' | 'ai' | 'sign-in'

/** Of an operation that goes away: two days, and the address of the one in its place. */
export interface Deprecated {
  since: string
  sunset: string
  successor: string
}

/** What the generated table says of an operation. */
export interface OperationRow {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH' | 'HEAD'
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
  /** The fields that a manager may not set to whatever the hub has. */
  bounds?: readonly BoundedField[]
  /**
   * Its answer may be compressed, unless the call has one of these parameters, which take any words. Left out where it may not,
   * because it holds a secret or its path takes any words.
   */
  packedUnless?: readonly string[]
  /** Whether the call may be repeated under an Idempotency-Key. */
  takesKey?: true
  /** Whether it is refused without If-Match. */
  needsVersion?: true
  /** The address of what it makes, with its parameters: `/topics/{topicId}`. */
  location?: string
  /** Whether an admin who sees the hub as somebody may call it. */
  seenAs?: true
  deprecated?: Deprecated
  /** Bytes of a JSON body at the most, where it is not the usual 256 KiB. */
  maxBody?: number
}
