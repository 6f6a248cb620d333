/** What a launched package may do, and for whom. */
export interface Launch {
  /** Of the credential. */
  id: string
  /** Which rules hold for what it sends. */
  kind: LaunchKind
  memberId: string
  /** In which they are signed in, and with which the credential ends. */
  sessionId: string
  assetId: string
  attemptId: string | null
  registration: string
  /** Each begins the id of every activity for which it may keep documents. */
  activityIds: readonly string[]
}

export type LaunchKind = 'cmi5' | 'tincan'
