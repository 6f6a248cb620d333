import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { PageQuery } from '../../db/page.ts'

export interface NewPasskey {
  id: string
  accountId: string
  /** The host name that it works under. */
  hostName: string
  credentialId: Buffer
  publicKey: Buffer
  signCount: number
  transports: readonly string[]
  isSynced: boolean
  name: string
  now: Date
}

/** @returns false for a passkey that is known already */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const row = await db
    .insertInto('passkey')
    .values({
      id: passkey.id,
      account_id: passkey.accountId,
      host_name: passkey.hostName,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: [...passkey.transports],
      is_synced: passkey.isSynced,
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('passkey.id')
    .executeTakeFirst()
  return row !== undefined
}

/** The passkeys of an account that work under a host name, the newest first. */
export function listPasskeys(db: Db, accountId: string, hostName: string, page: PageQuery) {
  return passkeysOf(db, accountId)
    .select([
      'passkey.id',
      'passkey.name',
      'passkey.created_at as createdAt',
      'passkey.last_used_at as lastUsedAt',
      'passkey.is_synced as isSynced',
      'passkey.credential_id as credentialId',
      'passkey.transports',
    ])
    .where('passkey.host_name', '=', hostName)
    .orderBy('passkey.created_at', 'desc')
    .orderBy('passkey.id', 'desc')
    .limit(sql.lit(page.limit))
    .offset(page.offset)
    .execute()
}

/** @param hostName null for those of every host name */
export async function countPasskeys(db: Db, accountId: string, hostName: string | null): Promise<number> {
  const { total } = await passkeysOf(db, accountId)
    .select(sql<number>`count(*)::int`.as('total'))
    .$if(hostName !== null, (query) => query.where('passkey.host_name', '=', hostName!))
    .executeTakeFirstOrThrow()
  return total
}

function passkeysOf(db: Db, accountId: string) {
  return db.selectFrom('passkey').where('passkey.account_id', '=', accountId)
}

/** A passkey by what its authenticator calls it, with its person in the hub of `db`; undefined where they are not in the hub. */
export function findPasskey(db: Db, credentialId: Buffer, hostName: string) {
  return db
    .selectFrom('passkey')
    .innerJoin('member', 'member.account_id', 'passkey.account_id')
    .select([
      'passkey.id',
      'passkey.account_id as accountId',
      'passkey.public_key as publicKey',
      'passkey.sign_count as signCount',
      'member.id as memberId',
    ])
    .where('passkey.credential_id', '=', credentialId)
    .where('passkey.host_name', '=', hostName)
    .where('member.is_deleted', '=', false)
    .executeTakeFirst()
}

/** Writes a use down. @returns false where the challenge was used before, or a later one: of two calls at once, one wins */
export async function usePasskey(
  db: Db,
  id: string,
  { signCount, challengedAt, now }: { signCount: number; challengedAt: Date; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ sign_count: signCount, last_challenge_at: challengedAt, last_used_at: now })
    .where('passkey.id', '=', id)
    .where((eb) =>
      eb.or([eb('passkey.last_challenge_at', 'is', null), eb('passkey.last_challenge_at', '<', challengedAt)]),
    )
    .returning('passkey.id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false where the account has none of that id */
export async function deletePasskey(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey')
    .where('passkey.id', '=', id)
    .where('passkey.account_id', '=', accountId)
    .returning('passkey.id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns how many the account had */
export async function deletePasskeys(db: Db, accountId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('passkey.account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Has others who change the passkeys of the account wait until the transaction is over. */
export async function lockAccount(db: Db, accountId: string): Promise<void> {
  await db.selectFrom('account').select('account.id').where('account.id', '=', accountId).forUpdate().execute()
}
