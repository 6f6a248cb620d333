import type { Privilege } from '../contract/operation-row.ts'

/** The person behind a call, in the hub that is called. */
export interface Caller {
  memberId: string
  accountId: string
  email: string
  firstName: string
  lastName: string
  displayName: string
  pictureId: string | null
  locale: string
  isAdmin: boolean
  /** What they may do now: for a token, what its scopes leave of the owner's rights. A `_write` right brings its `_read`. */
  privileges: ReadonlySet<Privilege>
  teamIds: readonly string[]
  managedTeamIds: readonly string[]
  /** Null for a session; otherwise what the API token was made for. */
  scopes: ReadonlySet<string> | null
  /** Null for an API token. */
  sessionId: string | null
  /** When the session or the token ends. */
  expiresAt: Date
}
