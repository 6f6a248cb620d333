import { expressionBuilder, type Expression, type SqlBool } from 'kysely'
import type { Database } from '../db/types.ts'

/** What decides whether a session has ended by itself. */
export interface SessionLife {
  now: Date
  /** A session that was last seen before has ended. */
  idleSince: Date
}

/**
 * Whether the `session` of a query lives, beside the `member` and the `account` that it is of: it has neither expired nor
 * been idle for long, and none of the password, the second factor and the membership that it was begun under has ended.
 */
export function isLive({ now, idleSince }: SessionLife): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'session' | 'member' | 'account'>()
  return eb.and([
    eb('session.expires_at', '>', now),
    eb('session.last_seen_at', '>', idleSince),
    eb('session.password_version', '=', eb.ref('account.password_version')),
    eb('session.access_version', '=', eb.ref('member.access_version')),
    eb('session.session_version', '=', eb.ref('account.session_version')),
  ])
}
