import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export interface NewAccount {
  id: string
  email: string
}

/** Makes accounts for the addresses that have none. */
export async function addAccounts(db: Db, accounts: readonly NewAccount[], now: Date): Promise<void> {
  await db
    .insertInto('account')
    .columns(['id', 'email', 'created_at'])
    .expression(
      db
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)`.as<'new'>(sql`new(id uuid, email text)`),
        )
        .select([
          sql<string>`new.id`.as('id'),
          sql<string>`new.email`.as('email'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface AccountRow {
  id: string
  email: string
  hasPassword: boolean
  passwordVersion: number
}

/** The accounts of these addresses, which are in lower case. */
export function findAccounts(db: Db, emails: readonly string[]): Promise<AccountRow[]> {
  return db
    .selectFrom('account')
    .select([
      'id',
      'email',
      sql<boolean>`password_changed_at is not null`.as('hasPassword'),
      'password_version as passwordVersion',
    ])
    .where(sql<boolean>`lower(account.email) = any(${emails}::text[])`)
    .execute()
}

export interface NewMember {
  id: string
  accountId: string
  email: string
  firstName: string
  lastName: string
  locale: string
  isAdmin: boolean
  privileges: readonly string[]
}

interface MemberId {
  id: string
  accountId: string
}

/** Brings people into the hub. Who is a member is left as they are; who was deleted comes back as somebody new. @returns those who were brought in */
export function addMembers(db: Db, members: readonly NewMember[], now: Date): Promise<MemberId[]> {
  return db
    .insertInto('member')
    .columns(['id', 'account_id', 'email', 'first_name', 'last_name', 'locale', 'is_admin', 'privileges', 'created_at'])
    .expression(
      db
        .selectFrom(
          sql`jsonb_to_recordset(${JSON.stringify(members)}::jsonb)`.as<'new'>(
            sql`new(id uuid, "accountId" uuid, email text, "firstName" text, "lastName" text, locale text, "isAdmin" boolean, privileges text[])`,
          ),
        )
        .select([
          sql<string>`new.id`.as('id'),
          sql<string>`new."accountId"`.as('account_id'),
          sql<string>`new.email`.as('email'),
          sql<string>`new."firstName"`.as('first_name'),
          sql<string>`new."lastName"`.as('last_name'),
          sql<string>`new.locale`.as('locale'),
          sql<boolean>`new."isAdmin"`.as('is_admin'),
          sql<string[]>`new.privileges`.as('privileges'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['domain_id', 'account_id'])
        .doUpdateSet((eb) => ({
          is_deleted: false,
          first_name: eb.ref('excluded.first_name'),
          last_name: eb.ref('excluded.last_name'),
          locale: eb.ref('excluded.locale'),
          is_admin: eb.ref('excluded.is_admin'),
          privileges: eb.ref('excluded.privileges'),
          open_complete_profile: true,
          // What they had before they were removed opens nothing again.
          access_version: sql<number>`member.access_version + 1`,
        }))
        .where('member.is_deleted', '=', true),
    )
    .returning(['member.id', 'member.account_id as accountId'])
    .execute()
}

/** The members of these accounts. */
export function findMembers(db: Db, accountIds: readonly string[]): Promise<MemberId[]> {
  return db
    .selectFrom('member')
    .select(['id', 'account_id as accountId'])
    .where(sql<boolean>`member.account_id = any(${accountIds}::uuid[])`)
    .where('member.is_deleted', '=', false)
    .execute()
}

export interface Person {
  memberId: string
  email: string
  firstName: string
  lastName: string
  locale: string
  hasPassword: boolean
  passwordVersion: number
}

/** The members of these ids. */
export function findPeople(db: Db, memberIds: readonly string[]): Promise<Person[]> {
  return db
    .selectFrom('member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select([
      'member.id as memberId',
      'member.email',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.locale',
      sql<boolean>`account.password_changed_at is not null`.as('hasPassword'),
      'account.password_version as passwordVersion',
    ])
    .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
    .where('member.is_deleted', '=', false)
    .execute()
}

/** Whether somebody has this id, deleted or not. */
export async function hasMember(db: Db, memberId: string): Promise<boolean> {
  const row = await db.selectFrom('member').select('member.id').where('member.id', '=', memberId).executeTakeFirst()
  return row !== undefined
}

/** Notes that somebody's name is right. */
export async function setNamed(db: Db, memberId: string): Promise<void> {
  await db.updateTable('member').set({ open_complete_profile: false }).where('member.id', '=', memberId).execute()
}

export async function hasTeam(db: Db, teamId: string): Promise<boolean> {
  const row = await db
    .selectFrom('team')
    .select('id')
    .where('team.id', '=', teamId)
    .where('team.is_deleted', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

/** Puts members into a team, where they are not in it yet. @returns those who were not */
export async function joinTeam(
  db: Db,
  teamId: string,
  memberIds: readonly string[],
  role: 'member' | 'manager',
): Promise<string[]> {
  const rows = await db
    .insertInto('team_member')
    .columns(['team_id', 'member_id', 'role'])
    .expression(
      db
        .selectFrom(sql`unnest(${memberIds}::uuid[])`.as<'joining'>(sql`joining(id)`))
        .select([
          sql<string>`${teamId}::uuid`.as('team_id'),
          sql<string>`joining.id`.as('member_id'),
          sql<string>`${role}::text`.as('role'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('team_member.member_id as memberId')
    .execute()
  return rows.map(({ memberId }) => memberId)
}
