import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { PageQuery } from '../../db/page.ts'
import { personAs, type PersonRow } from '../../users/person.sql.ts'

export interface NewToken {
  id: string
  memberId: string
  /** The session in which it is made: the token ends with what that one was begun under. */
  sessionId: string
  name: string
  tokenHash: Buffer
  scopes: readonly string[]
  now: Date
  expiresAt: Date
}

export async function insertToken(db: Db, token: NewToken): Promise<void> {
  await db
    .insertInto('api_token')
    .columns([
      'id',
      'member_id',
      'name',
      'token_hash',
      'scopes',
      'created_at',
      'expires_at',
      'password_version',
      'access_version',
    ])
    .expression(
      db
        .selectFrom('session')
        .select([
          sql<string>`${token.id}::uuid`.as('id'),
          'session.member_id',
          sql<string>`${token.name}::text`.as('name'),
          sql<Buffer>`${token.tokenHash}::bytea`.as('token_hash'),
          sql<string[]>`${token.scopes}::text[]`.as('scopes'),
          sql<Date>`${token.now}::timestamptz`.as('created_at'),
          sql<Date>`${token.expiresAt}::timestamptz`.as('expires_at'),
          'session.password_version',
          'session.access_version',
        ])
        .where('session.id', '=', token.sessionId)
        .where('session.member_id', '=', token.memberId),
    )
    .execute()
}

/** Has whoever else makes a token for this member wait until the transaction is over. */
export async function lockOwner(db: Db, memberId: string): Promise<void> {
  await db.selectFrom('member').select('member.id').where('member.id', '=', memberId).forUpdate().execute()
}

/** What is shown of a token. */
const SHOWN = [
  'api_token.id',
  'api_token.name',
  'api_token.scopes',
  'api_token.created_at as createdAt',
  'api_token.last_used_at as lastUsedAt',
  'api_token.expires_at as expiresAt',
] as const

/** The tokens of a member, the newest first; those that ended with a password or a removal are gone, those that expired are not. */
export function listTokens(db: Db, memberId: string, page: PageQuery) {
  return tokensOf(db, memberId)
    .select(SHOWN)
    .orderBy('api_token.created_at', 'desc')
    .orderBy('api_token.id', 'desc')
    .limit(sql.lit(page.limit))
    .offset(page.offset)
    .execute()
}

export async function countTokens(db: Db, memberId: string): Promise<number> {
  const { total } = await tokensOf(db, memberId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** How many of a member's tokens work. */
export async function countWorkingTokens(db: Db, memberId: string, now: Date): Promise<number> {
  const { total } = await tokensOf(db, memberId)
    .select(sql<number>`count(*)::int`.as('total'))
    .where('api_token.expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return total
}

export type OwnedTokenRow = Awaited<ReturnType<typeof listAllTokens>>[number]

/** The tokens of everybody with their owners, the newest first. @param memberId of whom alone */
export function listAllTokens(db: Db, memberId: string | undefined, page: PageQuery) {
  return allTokens(db, memberId)
    .select([...SHOWN, personAs('member').$castTo<PersonRow>().as('owner')])
    .orderBy('api_token.created_at', 'desc')
    .orderBy('api_token.id', 'desc')
    .limit(sql.lit(page.limit))
    .offset(page.offset)
    .execute()
}

export async function countAllTokens(db: Db, memberId: string | undefined): Promise<number> {
  const { total } = await allTokens(db, memberId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function allTokens(db: Db, memberId: string | undefined) {
  return liveTokens(db)
    .where('member.is_deleted', '=', false)
    .$if(memberId !== undefined, (query) => query.where('api_token.member_id', '=', memberId!))
}

function tokensOf(db: Db, memberId: string) {
  return liveTokens(db).where('api_token.member_id', '=', memberId)
}

/** Those that did not end with a password or a removal. */
function liveTokens(db: Db) {
  return db
    .selectFrom('api_token')
    .innerJoin('member', 'member.id', 'api_token.member_id')
    .innerJoin('account', 'account.id', 'member.account_id')
    .whereRef('api_token.password_version', '=', 'account.password_version')
    .whereRef('api_token.access_version', '=', 'member.access_version')
}

/** @returns the name of the deleted token, or undefined where the member has none of that id */
export async function deleteToken(db: Db, memberId: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('api_token')
    .where('api_token.id', '=', id)
    .where('api_token.member_id', '=', memberId)
    .returning('api_token.name')
    .executeTakeFirst()
  return row?.name
}

/** @returns what was deleted and whose it was, or undefined where nobody has a token of that id */
export function deleteAnyToken(db: Db, id: string): Promise<{ name: string; memberId: string } | undefined> {
  return db
    .deleteFrom('api_token')
    .where('api_token.id', '=', id)
    .returning(['api_token.name', 'api_token.member_id as memberId'])
    .executeTakeFirst()
}

/** @returns those that were deleted */
export function deleteTokens(
  db: Db,
  memberIds: readonly string[],
): Promise<{ id: string; name: string; memberId: string }[]> {
  return db
    .deleteFrom('api_token')
    .where(sql<boolean>`api_token.member_id = any(${memberIds}::uuid[])`)
    .returning(['api_token.id', 'api_token.name', 'api_token.member_id as memberId'])
    .execute()
}
