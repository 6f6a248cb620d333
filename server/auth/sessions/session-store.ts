import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { SessionLife } from '../rules.ts'
import { isLive } from './session.sql.ts'
import type { ProvedBy } from '../../context.ts'
import type { PageQuery } from '../../db/page.ts'

/** What a session was begun under; it ends when one of them rises. */
export interface Versions {
  passwordVersion: number
  accessVersion: number
  sessionVersion: number
}

export interface NewSession extends Versions {
  id: string
  memberId: string
  tokenHash: Buffer
  /** Who says that it is of its person. */
  provedBy: ProvedBy
  ipAddress: string
  isNewNetwork: boolean
  userAgent: string | null
  now: Date
  /** Null where nothing was proved anew. */
  provedAt: Date | null
  expiresAt: Date
}

/** Begins a session, which is a visit. */
export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('session')
    .values({
      id: session.id,
      member_id: session.memberId,
      token_hash: session.tokenHash,
      password_version: session.passwordVersion,
      access_version: session.accessVersion,
      session_version: session.sessionVersion,
      proved_at: session.provedAt,
      proof: session.provedBy,
      ip: session.ipAddress,
      is_new_network: session.isNewNetwork,
      user_agent: session.userAgent,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute()
  await noteAccess(db, session.memberId, session.now)
}

/** Whoever was away for longer comes back for another visit. */
const BREAK_MS = 30 * 60_000

/** Says when somebody was here last, and after a break when the visit before ended. */
export async function noteAccess(db: Db, memberId: string, now: Date): Promise<void> {
  const breakBegan = new Date(now.getTime() - BREAK_MS)
  await db
    .updateTable('member')
    .set((eb) => ({
      last_access_at: now,
      previous_visit_at: eb
        .case()
        .when('member.last_access_at', '<=', breakBegan)
        .then(eb.ref('member.last_access_at'))
        .else(eb.ref('member.previous_visit_at'))
        .end(),
    }))
    .where('member.id', '=', memberId)
    .execute()
}

/** Whose sessions, and what makes one of them live. */
export interface Sessions extends SessionLife {
  memberId: string
}

/** The live sessions of a member, the one that was seen last first. */
export function listSessions(db: Db, asked: Sessions, page: PageQuery) {
  return live(db, asked)
    .select([
      'session.id',
      'session.created_at as createdAt',
      'session.last_seen_at as lastSeenAt',
      'session.expires_at as expiresAt',
      'session.user_agent as userAgent',
      'session.ip as ipAddress',
      'session.is_new_network as isNewNetwork',
    ])
    .orderBy('session.last_seen_at', 'desc')
    .orderBy('session.id', 'desc')
    .limit(sql.lit(page.limit))
    .offset(page.offset)
    .execute()
}

export async function countSessions(db: Db, asked: Sessions): Promise<number> {
  const { total } = await live(db, asked)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function live(db: Db, { memberId, ...life }: Sessions) {
  return db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .innerJoin('account', 'account.id', 'member.account_id')
    .where('session.member_id', '=', memberId)
    .where(isLive(life))
}

/** Ends a session of a member. @returns false where they have none of that id */
export async function deleteSession(db: Db, memberId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('session')
    .where('session.id', '=', id)
    .where('session.member_id', '=', memberId)
    .returning('session.id')
    .executeTakeFirst()
  return row !== undefined
}

/** A session that is gone. */
export interface EndedSession {
  memberId: string
  /** Whether it came to its end or was idle for long, rather than was ended before. */
  ranOut: boolean
}

/** Ends all sessions of some members. @param keptId the one that goes on */
export function deleteSessions(
  db: Db,
  memberIds: readonly string[],
  { now, idleSince }: SessionLife,
  keptId: string | null,
): Promise<EndedSession[]> {
  return db
    .deleteFrom('session')
    .where(sql<boolean>`session.member_id = any(${memberIds}::uuid[])`)
    .where(sql<boolean>`session.id is distinct from ${keptId}::uuid`)
    .returning((eb) => [
      'session.member_id as memberId',
      eb
        .or([eb('session.expires_at', '<=', now), eb('session.last_seen_at', '<=', idleSince)])
        .$castTo<boolean>()
        .as('ranOut'),
    ])
    .execute()
}

/** Clears away what has ended of a member's sessions. */
export function deleteEndedSessions(
  db: Db,
  { memberId, now, idleSince }: Sessions,
  { passwordVersion, accessVersion, sessionVersion }: Versions,
): Promise<EndedSession[]> {
  return db
    .deleteFrom('session')
    .where('session.member_id', '=', memberId)
    .where((eb) =>
      eb.or([
        eb('session.expires_at', '<=', now),
        eb('session.last_seen_at', '<=', idleSince),
        eb('session.password_version', '<>', passwordVersion),
        eb('session.access_version', '<>', accessVersion),
        eb('session.session_version', '<>', sessionVersion),
      ]),
    )
    .returning((eb) => [
      'session.member_id as memberId',
      eb
        .and([
          eb('session.password_version', '=', passwordVersion),
          eb('session.access_version', '=', accessVersion),
          eb('session.session_version', '=', sessionVersion),
        ])
        .$castTo<boolean>()
        .as('ranOut'),
    ])
    .execute()
}

/** Clears away sessions that are over, of anybody, also those that another hub of the account ended. @param limit how many at the most */
export function deleteOldSessions(
  db: Db,
  { now, idleSince }: Omit<Sessions, 'memberId'>,
  limit: number,
): Promise<EndedSession[]> {
  return db
    .deleteFrom('session')
    .where('session.id', 'in', (eb) =>
      eb
        .selectFrom('session as old')
        .innerJoin('member', 'member.id', 'old.member_id')
        .innerJoin('account', 'account.id', 'member.account_id')
        .select('old.id')
        .where((eb) =>
          eb.or([
            eb('old.expires_at', '<=', now),
            eb('old.last_seen_at', '<=', idleSince),
            eb('old.password_version', '<>', eb.ref('account.password_version')),
            eb('old.access_version', '<>', eb.ref('member.access_version')),
            eb('old.session_version', '<>', eb.ref('account.session_version')),
          ]),
        )
        .limit(sql.lit(limit))
        .forUpdate('old')
        .skipLocked(),
    )
    .returning((eb) => [
      'session.member_id as memberId',
      eb
        .exists(
          eb
            .selectFrom('member')
            .innerJoin('account', 'account.id', 'member.account_id')
            .select('member.id')
            .whereRef('member.id', '=', 'session.member_id')
            .whereRef('member.access_version', '=', 'session.access_version')
            .whereRef('account.password_version', '=', 'session.password_version')
            .whereRef('account.session_version', '=', 'session.session_version'),
        )
        .$castTo<boolean>()
        .as('ranOut'),
    ])
    .execute()
}

/** What a session goes on with. */
export interface Renewal {
  tokenHash: Buffer
  /** Of the password that was proved. */
  passwordVersion: number
  /** Null where less was proved than a fresh proof takes; then the earlier one goes on to count. */
  provedAt: Date | null
  provedBy: Exclude<ProvedBy, 'provider'>
}

/** Gives a session another secret. One that a passkey began stays one of a passkey. */
export async function renewSession(
  db: Db,
  id: string,
  { tokenHash, passwordVersion, provedAt, provedBy }: Renewal,
): Promise<void> {
  await db
    .updateTable('session')
    .set({
      token_hash: tokenHash,
      password_version: passwordVersion,
      ...(provedAt && {
        proved_at: provedAt,
        proof: sql<string>`case proof when 'passkey' then proof else ${provedBy} end`,
      }),
    })
    .where('session.id', '=', id)
    .execute()
}

/** Ends all sessions of the account, in every hub, but for the one that goes on. @param sessionId that one, of the hub of `db` */
export async function endOtherSessions(db: Db, accountId: string, sessionId: string | null): Promise<void> {
  const { version } = await db
    .updateTable('account')
    .set({ session_version: sql<number>`session_version + 1` })
    .where('account.id', '=', accountId)
    .returning('account.session_version as version')
    .executeTakeFirstOrThrow()
  if (sessionId)
    await db.updateTable('session').set({ session_version: version }).where('session.id', '=', sessionId).execute()
}
