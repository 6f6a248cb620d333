import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { PageQuery } from '../db/page.ts'

export interface NewToken {
  id: string
  memberId: string
  name: string
  tokenHash: Buffer
  scopes: readonly string[]
  now: Date
  expiresAt: Date
}

export async function insertToken(db: Db, token: NewToken): Promise<void> {
  await db
    .insertInto('api_token')
    .values({
      id: token.id,
      member_id: token.memberId,
      name: token.name,
      token_hash: token.tokenHash,
      scopes: [...token.scopes],
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute()
}

/** The tokens of a member, the newest first. */
export function listTokens(db: Db, memberId: string, page: PageQuery) {
  return db
    .selectFrom('api_token')
    .select([
      'id',
      'name',
      'scopes',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'expires_at as expiresAt',
    ])
    .where('api_token.member_id', '=', memberId)
    .orderBy('api_token.created_at', 'desc')
    .orderBy('api_token.id', 'desc')
    .limit(sql.lit(page.limit))
    .offset(page.offset)
    .execute()
}

export async function countTokens(db: Db, memberId: string): Promise<number> {
  const { total } = await db
    .selectFrom('api_token')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('api_token.member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return total
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
