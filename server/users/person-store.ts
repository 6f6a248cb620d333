import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { INVITED_UNTIL } from './people.sql.ts'
import { membershipsOf, type MembershipRow } from '../teams/membership.sql.ts'

/** One person of the hub, as an admin sees and changes them. */

export interface UserRow {
  id: string
  /** Null for somebody who has not accepted yet. */
  accountId: string | null
  email: string
  firstName: string
  lastName: string
  locale: string
  pictureId: string | null
  isAdmin: boolean
  privileges: string[]
  isDeleted: boolean
  deletedAt: Date | null
  /** When their data was removed for good. */
  erasedAt: Date | null
  /** When the newest link of their invitation ends or ended; null for who was not invited or has accepted. */
  invitedUntil: Date | null
  suspendedAt: Date | null
  hasSecondFactor: boolean
  createdAt: Date
  lastAccessAt: Date | null
  version: number
}

/** Somebody of the hub, also who was removed. */
export function findUser(db: Db, memberId: string): Promise<UserRow | undefined> {
  return users(db).where('member.id', '=', memberId).where('member.is_service', '=', false).executeTakeFirst()
}

/** Somebody who was not removed, held until the end of the transaction. */
export async function lockUser(db: Db, memberId: string): Promise<UserRow | undefined> {
  return users(db)
    .where('member.id', '=', memberId)
    .where('member.is_deleted', '=', false)
    .forNoKeyUpdate('member')
    .executeTakeFirst()
}

function users(db: Db) {
  return db.selectFrom('member').select((eb) => [
    'member.id',
    'member.account_id as accountId',
    'member.email',
    'member.first_name as firstName',
    'member.last_name as lastName',
    'member.locale',
    'member.picture_id as pictureId',
    'member.is_admin as isAdmin',
    'member.privileges',
    'member.is_deleted as isDeleted',
    'member.deleted_at as deletedAt',
    'member.erased_at as erasedAt',
    'member.created_at as createdAt',
    'member.last_access_at as lastAccessAt',
    'member.version',
    'member.suspended_at as suspendedAt',
    sql<Date | null>`case when member.account_id is null then ${INVITED_UNTIL} end`.as('invitedUntil'),
    eb
      .exists(
        eb
          .selectFrom('totp')
          .select(sql.lit(1).as('one'))
          .whereRef('totp.account_id', '=', 'member.account_id')
          .where('totp.confirmed_at', 'is not', null),
      )
      .$castTo<boolean>()
      .as('hasSecondFactor'),
  ])
}

/** The teams that a member belongs to, by name. */
export function listMemberships(db: Db, memberId: string): Promise<MembershipRow[]> {
  return db
    .selectFrom(membershipsOf(sql.val(memberId)).as('membership'))
    .selectAll()
    .execute()
}

export interface UserChange {
  firstName: string
  lastName: string
  locale: string
}

/** Writes what a person is called and reads, and counts the change. @returns the new version */
export async function updateUser(db: Db, memberId: string, change: UserChange): Promise<number> {
  const { version } = await db
    .updateTable('member')
    .set({
      first_name: change.firstName,
      last_name: change.lastName,
      locale: change.locale,
      version: sql<number>`member.version + 1`,
    })
    .where('member.id', '=', memberId)
    .returning('member.version')
    .executeTakeFirstOrThrow()
  return version
}
