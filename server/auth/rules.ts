import { privileges as allPrivileges } from '../../generated/reference.ts'
import type { Privilege } from '../context.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A session ends after this long without a call. */
export const SESSION_IDLE_MS = 8 * HOUR

/** What decides whether a session has ended by itself. */
export interface SessionLife {
  now: Date
  /** A session that was last seen before has ended. */
  idleSince: Date
}

export function sessionLife(now: Date): SessionLife {
  return { now, idleSince: new Date(now.getTime() - SESSION_IDLE_MS) }
}

/** Whose a right is, and what decides whether it still stands. */
export interface SessionHolder extends SessionLife {
  /** Null for a right that an API token got. */
  sessionId: string | null
}

/** What a statement needs to see whether somebody is still signed in. */
export function sessionHolder(sessionId: string | null, now: Date): SessionHolder {
  return { sessionId, ...sessionLife(now) }
}

/** When a session ends however busy it is: after seven days, for an admin after twelve hours. */
export function sessionEnd(now: Date, isAdmin: boolean): Date {
  return new Date(now.getTime() + (isAdmin ? 12 * HOUR : 7 * DAY))
}

/** How long a mailed link works. */
export const LINK_MS = { invitation: 72 * HOUR, password_reset: HOUR } as const

/** How long a new e-mail address waits for its proof. */
export const EMAIL_CHANGE_MS = DAY

/** Mails with a reset link that one person gets within an hour at the most, however often somebody asks. */
export const RESETS_AN_HOUR = 5

/** A network from which somebody signed in within this time is one of theirs. */
export const NETWORK_MEMORY_MS = 90 * 24 * HOUR

/** Between the password and the second factor of a sign-in. */
export const FIRST_STEP_MS = 5 * MINUTE

/** Between leaving one hub and being signed in to another. */
export const HUB_SWITCH_MS = MINUTE

/** An app that is being set up has to show a right code within this time. */
export const TOTP_SETUP_MS = 10 * MINUTE

/** Within this all hubs of a person have to ask for their second factor to be removed. */
export const FACTOR_RESET_MS = 7 * DAY

/** How long a browser may take to make or to use a passkey. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE

/** How many passkeys an account can have. */
export const MAX_PASSKEYS = 20

const MAX_WAIT = 900
const FREE_FAILURES = 4

/**
 * Seconds in which no further sign-in is looked at, after the first failure, the second and so on; the last one counts
 * for all that follow. Nobody is locked out for ever, because anybody can fail in somebody else's name.
 */
export const failureWaits: readonly number[] = [
  ...Array.from({ length: FREE_FAILURES }, () => 0),
  ...Array.from({ length: Math.ceil(Math.log2(MAX_WAIT)) + 1 }, (_, step) => Math.min(2 ** step, MAX_WAIT)),
]

/** Failures older than this no longer count. */
export const FAILURES_KEPT_MS = DAY

/** API tokens that one person may have in a hub at a time. */
export const MAX_TOKENS = 20

/** Tokens that a hub may have for itself at a time. */
export const MAX_SERVICE_TOKENS = 50

/** What a token of the hub is for that an identity provider holds: it opens SCIM, and SCIM opens to nothing else. */
export const SCIM_SCOPE = 'scim'

/** What a token of the hub is for by which other systems read statements of xAPI, or write them. */
export const XAPI_SCOPES = { read: 'xapi:read', write: 'xapi:write' } as const

/** Where a call comes in. A token opens one door alone. */
export type Door = 'api' | 'scim' | 'xapi'

/** Which door a scope opens. */
export function doorFor(scope: string): Door {
  if (scope === SCIM_SCOPE) return 'scim'
  return scope === XAPI_SCOPES.read || scope === XAPI_SCOPES.write ? 'xapi' : 'api'
}

const RIGHTS: Readonly<Record<string, string>> = {
  // Handing in meetings writes about others.
  'meeting:write': 'settings_write',
  [SCIM_SCOPE]: 'user_write',
  [XAPI_SCOPES.read]: 'report_read',
  // What it writes is about others, too.
  [XAPI_SCOPES.write]: 'settings_write',
}

/** What somebody needs who gives a token this scope, which mostly is a right by itself. */
export function rightFor(scope: string): string {
  return RIGHTS[scope] ?? scope
}

/** Whose a token is, as its beginning says: a person's or the hub's. */
export type TokenKind = 'pat' | 'svc'

/** Whose a token would be, if it is one. */
export function kindOfToken(token: string): TokenKind {
  return token.startsWith('hub_svc_') ? 'svc' : 'pat'
}

const MAX_TOKEN_LIFETIME_MS = 365 * DAY

/** Whether an API token may end then: after now and within 365 days. */
export function isTokenEnd(end: Date, now: Date): boolean {
  const life = end.getTime() - now.getTime()
  return life > 0 && life <= MAX_TOKEN_LIFETIME_MS
}

/** Rights as somebody holds them: those that there are, and the `_read` that each `_write` brings. */
export function withReads(rights: readonly string[]): Set<Privilege> {
  const known = rights.filter((right): right is Privilege => (allPrivileges as readonly string[]).includes(right))
  return new Set(known.flatMap((right) => [right, right.replace('_write', '_read') as Privilege]))
}

/** What a form can send; whatever else a page sends to another site is asked about before, by the Fetch standard. */
const OF_FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']

/** Whether a browser would ask a site before it sends it this from a page of another one. @param type as in Content-Type */
export function isAskedBefore(method: string, type: string | undefined, hasKey: boolean): boolean {
  if (method !== 'POST' || hasKey) return true
  const named = type?.split(';')[0]?.trim().toLowerCase()
  return named !== undefined && /^[\w.+-]+\/[\w.+-]+$/.test(named) && !OF_FORMS.includes(named)
}
