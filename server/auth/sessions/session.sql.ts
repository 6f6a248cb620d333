import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { Database } from '../../db/types.ts'
import type { SessionHolder, SessionLife } from '../rules.ts'

/** Whether sessions, and the rights that they give, still stand. */

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

/** Whether the `member` of a query is still of the hub, and the session still lives. */
export function isStillThere(holder: SessionHolder): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'member'>()
  const session = eb
    .selectFrom('session')
    .innerJoin('account', (join) => join.on('account.id', '=', eb.ref('member.account_id')))
    .select(sql.lit(1).as('one'))
    .where('session.id', '=', holder.sessionId)
    .where('session.member_id', '=', eb.ref('member.id'))
    .where(isLive(holder))
  return eb.and([
    eb('member.is_deleted', 'is', sql.lit(false)),
    eb.or([sql<SqlBool>`${holder.sessionId}::uuid is null`, eb.exists(session)]),
  ])
}
