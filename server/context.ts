import type { Logger } from 'pino'
import type { featureFlags, privileges } from '../generated/reference.ts'
import type { Databases, Db } from './db/connect.ts'
import type { Subscription } from './event.ts'
import type { JobKinds } from './job-kind.ts'
import type { UploadPurposes } from './upload-purpose.ts'
import type { Config } from './platform/config.ts'
import type { Dns } from './platform/dns.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Storage } from './platform/storage.ts'
import type { Workers } from './platform/workers.ts'

export type Privilege = (typeof privileges)[number]
export type FeatureFlag = (typeof featureFlags)[number]

/** Everything that the hub is built from, made once (main.ts); tests replace any of it. */
export interface Context {
  config: Config
  databases: Databases
  storage: Storage
  dns: Dns
  jobs: Jobs
  /** Where uploaded files are read, apart from the hub. */
  workers: Workers
  /** What can be uploaded (uploads.ts). */
  uploads: UploadPurposes
  /** What can be done to many things at once (job-kinds.ts). */
  jobKinds: JobKinds
  /** Who reacts to what happens (subscriptions.ts). */
  subscriptions: readonly Subscription[]
  log: Logger
  now: () => Date
}

/** A hub (tenant) as every call knows it. */
export interface Hub {
  domainId: number
  name: string
  /** The brand colour, #rrggbb. */
  colour: string
  logoUrl: string | null
  /** What is shown beside the sign-in; null where there is no picture. */
  signInCoverUrl: string | null
  /** The same in words, in languages that the hub offers. */
  signInTexts: readonly SignInText[]
  locale: string
  /** The languages that people may choose from, the hub's own first. */
  locales: readonly string[]
  /** IANA zone in which the hub's weeks and days begin. */
  timezone: string
  isHelixHub: boolean
  /** The name that mails come from. */
  mailSenderName: string
  signIn: HubSignIn
  features: readonly FeatureFlag[]
  /** From whom a second factor is required. */
  mfaRequired: 'none' | 'admins' | 'everyone'
  /** Until then it may be missing; null where it is required at once. */
  mfaGraceUntil: Date | null
  /** The name that links in mails use. */
  hostname: string
  /** Hosts elsewhere from which all its packages may load, over https. */
  allowedHosts: readonly string[]
  /** Scheme, hostname and port of the hub, from configuration and never from a request. */
  origin: string
  /** The same of each of its names. */
  origins: readonly string[]
}

export interface SignInText {
  locale: string
  text: string
}

/** How people sign in to a hub. */
export interface HubSignIn {
  password: boolean
  /** Characters of a new password at the least. */
  /** Whether people may come in with a start password that an admin gave them. */
  startPassword: boolean
  minPasswordLength: number
  /** What the button of the identity provider says; null where there is none. */
  providerLabel: string | null
}

/**
 * Who says that a session is of its person: the account, by its password or second factor, a passkey of the account, which is
 * both in one, or the identity provider of the hub.
 */
export type ProvedBy = 'account' | 'passkey' | 'provider'

/** The person behind a call, in the hub that is called, or the token of the hub itself. */
export interface Caller {
  /** What the caller changes is written down under it; a token of the hub has a row of its own for that. */
  memberId: string
  /** For a token of the hub its own id, which no account has. */
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
  /** Whether it is a token of the hub: then there is no person, and nothing is theirs. */
  isService: boolean
  /** The admin who sees the hub as this person, and only reads; null for the person themselves. */
  viewedBy: string | null
  /** Null for an API token. */
  sessionId: string | null
  /** When the password or the second factor of the session was proved last; null where it never was, and for an API token. */
  provedAt: Date | null
  provedBy: ProvedBy
  /** Whether the account has a second factor. */
  hasFactor: boolean
  /** When the session or the token ends. */
  expiresAt: Date
}

/** What a call wrote down in the list of changes, for the check that it did. */
export interface Audited {
  action: string
  objectType: string
  objectId: string | null
  /** The properties of which it says what they were and what they became. */
  properties: readonly string[]
  /** What an entry of this action must say and this one does not. */
  missing: string | null
}

/** One call: whose it is, for which hub, and what a service needs to serve it. */
export interface Call {
  context: Context
  hub: Hub
  /** The name of the hub by which the call came. */
  hostname: string
  /** The database as this hub sees it. */
  db: Db
  caller: Caller
  requestId: string
  /** The network address of the caller, for the counters against guessing. */
  address: string
  userAgent: string | null
  /** The cookie by which a browser proves who signed in with it (auth/sessions/device-token.ts), as it was sent. */
  device: string | null
  /** The cookie of somebody who proved their password and not yet their second factor (auth/sign-in/first-step-token.ts), as it was sent. */
  firstStep: string | null
  /** One list for the call and for its transactions; `nothing changed` is an entry as well. */
  audited: (Audited | 'unchanged')[]
}

/** What is done for somebody: in a call of theirs, or in a job that they began. */
export type ActingCall = Pick<Call, 'context' | 'hub' | 'db' | 'requestId' | 'audited'> & {
  caller: Pick<Caller, 'memberId' | 'isAdmin' | 'privileges' | 'teamIds' | 'managedTeamIds' | 'scopes'>
}

/** A call that needs nobody signed in. */
export type PublicCall = Omit<Call, 'caller'> & { caller: Caller | null }

/** What runs without a person: a job for one hub. */
export type HubCall = Pick<Call, 'context' | 'hub' | 'db'>
