import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

export type LinkPurpose = 'invitation' | 'password_reset'

export interface NewLink {
  id: string
  memberId: string
  tokenHash: Buffer
  passwordVersion: number
}

interface Batch {
  purpose: LinkPurpose
  /** Who asks somebody in; null for what nobody of the hub did. */
  invitedBy?: string | null
  /** What opens these links beside their secrets. */
  startPasswordHash?: string | null
  now: Date
  expiresAt: Date
}

/** Makes links; the unused ones of the same purpose that these members had stop working. */
export async function replaceLinks(
  db: Db,
  { purpose, invitedBy = null, startPasswordHash = null, now, expiresAt }: Batch,
  links: readonly NewLink[],
): Promise<void> {
  await db
    .updateTable('mail_link')
    .set({ expires_at: sql<Date>`least(mail_link.expires_at, ${now}::timestamptz)` })
    .where(sql<boolean>`mail_link.member_id = any(${links.map(({ memberId }) => memberId)}::uuid[])`)
    .where('mail_link.purpose', '=', purpose)
    .where('mail_link.used_at', 'is', null)
    .execute()
  const rows = JSON.stringify(links.map((link) => ({ ...link, tokenHash: link.tokenHash.toString('hex') })))
  await db
    .insertInto('mail_link')
    .columns([
      'id',
      'member_id',
      'purpose',
      'token_hash',
      'password_version',
      'created_at',
      'expires_at',
      'invited_by',
      'start_password_hash',
    ])
    .expression(
      db
        .selectFrom(
          sql`jsonb_to_recordset(${rows}::jsonb)`.as<'link'>(
            sql`link(id uuid, "memberId" uuid, "tokenHash" text, "passwordVersion" int)`,
          ),
        )
        .select([
          sql<string>`link.id`.as('id'),
          sql<string>`link."memberId"`.as('member_id'),
          sql<string>`${purpose}::text`.as('purpose'),
          sql<Buffer>`decode(link."tokenHash", 'hex')`.as('token_hash'),
          sql<number>`link."passwordVersion"`.as('password_version'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
          sql<string | null>`${invitedBy}::uuid`.as('invited_by'),
          sql<string | null>`${startPasswordHash}::text`.as('start_password_hash'),
        ]),
    )
    .execute()
}

/** How many links of a purpose a member was given since then. */
export async function countLinks(db: Db, memberId: string, purpose: LinkPurpose, since: Date): Promise<number> {
  const { total } = await db
    .selectFrom('mail_link')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('mail_link.member_id', '=', memberId)
    .where('mail_link.purpose', '=', purpose)
    .where('mail_link.created_at', '>', since)
    .executeTakeFirstOrThrow()
  return total
}

export interface AskedLink {
  tokenHash: Buffer
  purpose: LinkPurpose
  now: Date
}

/** Whose link for a new password this is, if it still works. */
export async function findLink(db: Db, { tokenHash, purpose, now }: AskedLink): Promise<string | undefined> {
  const row = await db
    .selectFrom('mail_link')
    .innerJoin('member', 'member.id', 'mail_link.member_id')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select('mail_link.member_id as memberId')
    .where('mail_link.token_hash', '=', tokenHash)
    .where('mail_link.purpose', '=', purpose)
    .where('mail_link.used_at', 'is', null)
    .where('mail_link.expires_at', '>', now)
    .where('member.is_deleted', '=', false)
    .whereRef('mail_link.password_version', '=', 'account.password_version')
    .executeTakeFirst()
  return row?.memberId
}

/** Uses a link up. @returns false when it was used already: of two people at once, one wins */
export async function useLink(db: Db, { tokenHash, purpose, now }: AskedLink): Promise<boolean> {
  const row = await db
    .updateTable('mail_link')
    .set({ used_at: now })
    .where('mail_link.token_hash', '=', tokenHash)
    .where('mail_link.purpose', '=', purpose)
    .where('mail_link.used_at', 'is', null)
    .where('mail_link.expires_at', '>', now)
    .returning('mail_link.id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertResetRequest(db: Db, request: { id: string; email: string; now: Date }): Promise<void> {
  await db
    .insertInto('password_reset_request')
    .values({ id: request.id, email: request.email, created_at: request.now })
    .execute()
}

/** Takes some requests out; with the transaction undone they are back. @returns their addresses */
export async function takeResetRequests(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('password_reset_request')
    .where('password_reset_request.id', 'in', (eb) =>
      eb
        .selectFrom('password_reset_request as asked')
        .select('asked.id')
        .orderBy('asked.id')
        .limit(sql.lit(limit))
        .forUpdate()
        .skipLocked(),
    )
    .returning('password_reset_request.email')
    .execute()
  return rows.map(({ email }) => email)
}
