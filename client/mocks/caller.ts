import { currentSession, type MockHub } from './hub.ts'
import { Problem } from './problems.ts'
import type { PersonRow } from './rows.ts'

/** Who calls, and what proves it. */
export interface Caller {
  person: PersonRow
  /** Null for a session; otherwise what the API token was made for. */
  scopes: ReadonlySet<string> | null
  /** When the session or the token ends. */
  expiresTime: string
}

/** As in the hub, the last use of a session or token is written down once a minute. */
const TOUCH_MS = 60_000

/** The owner of the API token that was sent, or whoever is signed in. @throws 401 `token-invalid` */
export function callerOf(hub: MockHub, { headers }: Request): Caller | null {
  const authorization = headers.get('authorization')
  return authorization ? callerOfToken(hub, authorization) : callerOfSession(hub)
}

function callerOfToken(hub: MockHub, authorization: string): Caller {
  const row = hub.tokens.find(({ token }) => authorization === `Bearer ${token}`)
  const person = hub.people.find(({ id }) => id === row?.personId)
  if (!row || !person || Date.parse(row.expiresTime) <= hub.now().getTime())
    throw new Problem(401, 'token-invalid', 'This API token is unknown or has ended. Make a new one in your profile.')
  row.lastUsedTime = touched(hub, row.lastUsedTime)
  return { person, scopes: new Set(row.scopes), expiresTime: row.expiresTime }
}

function callerOfSession(hub: MockHub): Caller | null {
  const session = currentSession(hub)
  if (!session) return null
  session.lastSeenTime = touched(hub, session.lastSeenTime)
  const person = hub.people.find(({ id }) => id === session.personId)
  return person ? { person, scopes: null, expiresTime: session.expiresTime } : null
}

function touched(hub: MockHub, last: string | null): string {
  const now = hub.now()
  return last && now.getTime() - Date.parse(last) <= TOUCH_MS ? last : now.toISOString()
}
