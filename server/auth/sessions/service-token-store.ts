import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { PageQuery } from '../../db/page.ts'
import { IS_ACTIVE_ADMIN } from '../../users/member.sql.ts'
import { personAs, type PersonRow } from '../../users/person.sql.ts'

export interface NewServiceToken {
  id: string
  name: string
  tokenHash: Buffer
  scopes: readonly string[]
  createdBy: string
  now: Date
  expiresAt: Date
}

/** Keeps a token of the hub, and the row under which its changes are written down. */
export async function insertServiceToken(db: Db, token: NewServiceToken): Promise<void> {
  const { id, name, now } = token
  await db
    .insertInto('member')
    // An address that nobody can have, since every member has one.
    .values({
      id,
      email: `${id}@service.invalid`,
      email_key: `${id}@service.invalid`,
      first_name: name,
      is_service: true,
      is_deleted: true,
      created_at: now,
    })
    .execute()
  await db
    .insertInto('service_token')
    .values({
      id,
      name,
      token_hash: token.tokenHash,
      scopes: [...token.scopes],
      created_by: token.createdBy,
      created_at: now,
      expires_at: token.expiresAt,
    })
    .execute()
}

export interface ServiceTokenRow {
  id: string
  name: string
  scopes: string[]
  createdAt: Date
  createdBy: PersonRow
  lastUsedAt: Date | null
  expiresAt: Date
}

/** The tokens of the hub, the newest first. */
export function listServiceTokens(db: Db, page: PageQuery): Promise<ServiceTokenRow[]> {
  return db
    .selectFrom('service_token')
    .innerJoin('member as creator', 'creator.id', 'service_token.created_by')
    .select([
      'service_token.id',
      'service_token.name',
      'service_token.scopes',
      'service_token.created_at as createdAt',
      personAs('creator').$castTo<PersonRow>().as('createdBy'),
      'service_token.last_used_at as lastUsedAt',
      'service_token.expires_at as expiresAt',
    ])
    .orderBy('service_token.created_at', 'desc')
    .orderBy('service_token.id', 'desc')
    .limit(sql.lit(page.limit))
    .offset(page.offset)
    .execute()
}

export async function countServiceTokens(db: Db): Promise<number> {
  const { total } = await counted(db).executeTakeFirstOrThrow()
  return total
}

/** How many of them work. */
export async function countWorkingServiceTokens(db: Db, now: Date): Promise<number> {
  const { total } = await counted(db).where('service_token.expires_at', '>', now).executeTakeFirstOrThrow()
  return total
}

function counted(db: Db) {
  return db.selectFrom('service_token').select(sql<number>`count(*)::int`.as('total'))
}

/** @returns the name of the deleted token, or undefined where there is none of that id */
export async function deleteServiceToken(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('service_token')
    .where('service_token.id', '=', id)
    .returning('service_token.name')
    .executeTakeFirst()
  return row?.name
}

/** Notes that a token of the hub was used. */
export async function touchServiceToken(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('service_token').set({ last_used_at: now }).where('service_token.id', '=', id).execute()
}

/** The admins who may see the list of tokens, as those to whom a mail goes. */
export function listTokenKeepers(db: Db) {
  return db
    .selectFrom('member')
    .select([
      'member.id as memberId',
      'member.email',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.locale',
    ])
    .where(IS_ACTIVE_ADMIN)
    .where(sql<boolean>`member.privileges && array['settings_read', 'settings_write']`)
    .orderBy('member.id')
    .execute()
}
