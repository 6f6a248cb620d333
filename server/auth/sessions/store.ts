import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { statement } from '../../db/statement.ts'
import { hasFactor } from '../factor.sql.ts'
import type { SessionLife } from '../rules.ts'
import { isLive } from './session.sql.ts'
import { teamIdsOf } from '../../teams/membership.sql.ts'
import { noteAccess } from './session-store.ts'

export interface CallerRow {
  id: string
  accountId: string
  email: string
  firstName: string
  lastName: string
  locale: string
  pictureId: string | null
  isAdmin: boolean
  privileges: string[]
  teamIds: string[]
  managedTeamIds: string[]
}

interface ByToken {
  tokenHash: Buffer
  now: Date
}

type BySecret = ByToken & SessionLife

/** The session of a cookie with its owner, unless either has ended. */
export async function findSession(db: Db, values: BySecret) {
  const [row] = await sessionStatement(db, values)
  return row
}

const sessionStatement = statement<BySecret>()((db, value) =>
  callers(db)
    .innerJoin('session', 'session.member_id', 'member.id')
    .select([
      'session.id as sessionId',
      'session.last_seen_at as lastSeenAt',
      'session.expires_at as expiresAt',
      'session.proved_at as provedAt',
      'session.proof as provedBy',
      hasFactor().$castTo<boolean>().as('hasFactor'),
    ])
    .where('session.token_hash', '=', value.tokenHash)
    .where(isLive(value)),
)

/** The API token with its owner, unless either has ended. */
export async function findToken(db: Db, values: ByToken) {
  const [row] = await tokenStatement(db, values)
  return row
}

const tokenStatement = statement<ByToken>()((db, value) =>
  callers(db)
    .innerJoin('api_token', (join) =>
      join
        .onRef('api_token.member_id', '=', 'member.id')
        .onRef('api_token.password_version', '=', 'account.password_version')
        .onRef('api_token.access_version', '=', 'member.access_version'),
    )
    .select([
      'api_token.id as tokenId',
      'api_token.last_used_at as lastUsedAt',
      'api_token.expires_at as expiresAt',
      'api_token.scopes',
    ])
    .where('api_token.token_hash', '=', value.tokenHash)
    .where('api_token.expires_at', '>', value.now),
)

/** The token of the hub, unless it has ended. */
export async function findServiceToken(db: Db, values: ByToken) {
  const [row] = await serviceTokenStatement(db, values)
  return row
}

const serviceTokenStatement = statement<ByToken>()((db, value) =>
  db
    .selectFrom('service_token')
    .select([
      'service_token.id',
      'service_token.name',
      'service_token.scopes',
      'service_token.last_used_at as lastUsedAt',
      'service_token.expires_at as expiresAt',
    ])
    .where('service_token.token_hash', '=', value.tokenHash)
    .where('service_token.expires_at', '>', value.now),
)

/** A member of the hub as a caller. */
export async function findMember(db: Db, memberId: string): Promise<CallerRow | undefined> {
  const [row] = await memberStatement(db, { memberId })
  return row
}

const memberStatement = statement<{ memberId: string }>()((db, value) =>
  callers(db).where('member.id', '=', value.memberId),
)

function callers(db: Db) {
  return (
    db
      .selectFrom('member')
      // Who has not accepted their invitation has no account here, and is nobody.
      .innerJoin('account', 'account.id', 'member.account_id')
      .select([
        'member.id',
        'account.id as accountId',
        'member.email',
        'member.first_name as firstName',
        'member.last_name as lastName',
        'member.locale',
        'member.picture_id as pictureId',
        'member.is_admin as isAdmin',
        'member.privileges',
        teamIdsOf().as('teamIds'),
        teamIdsOf('manager').as('managedTeamIds'),
      ])
      .where('member.is_deleted', 'is', sql.lit(false))
      .where('member.suspended_at', 'is', null)
  )
}

export async function touchSession(db: Db, id: string, memberId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: now }).where('session.id', '=', id).execute()
  await noteAccess(db, memberId, now)
}

export async function touchToken(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('api_token').set({ last_used_at: now }).where('api_token.id', '=', id).execute()
}
