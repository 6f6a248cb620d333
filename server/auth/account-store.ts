import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { hasFactor } from './factor.sql.ts'

/** What proves who a member is. */
export interface Credentials {
  memberId: string
  accountId: string
  email: string
  firstName: string
  lastName: string
  locale: string
  isAdmin: boolean
  passwordHash: string | null
  passwordVersion: number
  accessVersion: number
  sessionVersion: number
  hasFactor: boolean
}

/** A member of the hub by e-mail address, whatever its case. Who is suspended or has not accepted yet can prove nothing. */
export function findByEmail(db: Db, email: string): Promise<Credentials | undefined> {
  return credentials(db)
    .where(sql<string>`lower(member.email)`, '=', email.toLowerCase())
    .executeTakeFirst()
}

export function findById(db: Db, memberId: string): Promise<Credentials | undefined> {
  return credentials(db).where('member.id', '=', memberId).executeTakeFirst()
}

/** The member of an account in the hub. */
export function findByAccount(db: Db, accountId: string): Promise<Credentials | undefined> {
  return credentials(db).where('member.account_id', '=', accountId).executeTakeFirst()
}

function credentials(db: Db) {
  return db
    .selectFrom('member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select([
      'member.id as memberId',
      'account.id as accountId',
      'member.email',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.locale',
      'member.is_admin as isAdmin',
      sql<string | null>`password_hash_of(account.id)`.as('passwordHash'),
      'account.password_version as passwordVersion',
      'member.access_version as accessVersion',
      'account.session_version as sessionVersion',
      hasFactor().$castTo<boolean>().as('hasFactor'),
    ])
    .where('member.is_deleted', '=', false)
    .where('member.suspended_at', 'is', null)
}

/**
 * Sets the hash of an account's password; all sessions, API tokens and links that were made before end with that, in every hub.
 * @param version the one that the change was decided on @returns the new one, or null when somebody was faster
 */
export async function setPasswordHash(
  db: Db,
  accountId: string,
  passwordHash: string,
  version: number,
  now: Date,
): Promise<number | null> {
  const row = await db
    .updateTable('account')
    .set({ password_hash: passwordHash, password_changed_at: now, password_version: sql<number>`password_version + 1` })
    .where('account.id', '=', accountId)
    .where('account.password_version', '=', version)
    .returning('account.password_version as version')
    .executeTakeFirst()
  return row?.version ?? null
}

/** Keeps the same password under a hash of another cost, unless it was changed meanwhile. */
export async function replaceHash(db: Db, accountId: string, passwordHash: string, version: number): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('account.id', '=', accountId)
    .where('account.password_version', '=', version)
    .execute()
}

/** What an invited person enters of themselves. */
export async function setNames(
  db: Db,
  memberId: string,
  names: { firstName: string; lastName: string },
): Promise<void> {
  await db
    .updateTable('member')
    .set({
      first_name: names.firstName,
      last_name: names.lastName,
      open_complete_profile: false,
      version: sql<number>`member.version + 1`,
    })
    .where('member.id', '=', memberId)
    .execute()
}
