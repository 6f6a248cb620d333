import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Membership } from '../teams/events.ts'
import { insertMembers } from '../teams/membership.sql.ts'
import { ACCESS_ENDED, ACCOUNT_COLUMNS, hasEmailOf } from './member.sql.ts'
import { NAME_OF_NEW } from './name.sql.ts'

export interface NewMember {
  id: string
  email: string
  firstName: string
  lastName: string
  locale: string
  isAdmin: boolean
  privileges: readonly string[]
  startDate: string | null
  employeeId: string | null
  managerEmail: string | null
  managerEmployeeId: string | null
}

/** A member, and whether they were removed. */
export interface KnownMember {
  id: string
  email: string
  firstName: string
  lastName: string
  isAdmin: boolean
  privileges: string[]
  isDeleted: boolean
}

/** The members with these addresses, which are in lower case; those too who were removed. Held until the end of the transaction. */
export function lockMembers(db: Db, emails: readonly string[]): Promise<KnownMember[]> {
  return db
    .selectFrom('member')
    .select([...ACCOUNT_COLUMNS, 'member.privileges', 'member.is_deleted as isDeleted'])
    .where(hasEmailOf(emails))
    .orderBy('member.id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Brings people into the hub who never were in it, with everything that stands in their row: each write of it is one of all its
 * indexes. They have no account here before they accept (see auth/join-service.ts). @returns the ids of those who were not in it
 */
export async function addMembers(db: Db, members: readonly NewMember[], now: Date): Promise<Set<string>> {
  const rows = await db
    .insertInto('member')
    .columns([
      'id',
      'email',
      'email_key',
      'first_name',
      'last_name',
      'locale',
      'is_admin',
      'privileges',
      'start_date',
      'employee_id',
      'manager_email',
      'manager_employee_id',
      'kept_name',
      'created_at',
    ])
    .expression(
      db
        .selectFrom(recordsOf(members))
        .select([
          'new.id',
          'new.email',
          sql<string>`lower(new.email)`.as('email_key'),
          'new.firstName',
          'new.lastName',
          'new.locale',
          'new.isAdmin',
          'new.privileges',
          'new.startDate',
          'new.employeeId',
          'new.managerEmail',
          'new.managerEmployeeId',
          NAME_OF_NEW.as('kept_name'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('member.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Brings members back with what they had. What let them in before they were removed opens nothing again. */
export async function restoreMembers(db: Db, memberIds: readonly string[]): Promise<void> {
  await db
    .updateTable('member')
    .set({
      is_deleted: false,
      deleted_at: null,
      ...ACCESS_ENDED,
    })
    .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
    .execute()
}

/** Gives members who came back the name, language and rights of somebody new, and no team. @returns in which teams they were */
export async function renewMembers(db: Db, members: readonly NewMember[]): Promise<Membership[]> {
  await db
    .updateTable('member')
    .from(recordsOf(members))
    .set({
      first_name: sql<string>`new."firstName"`,
      last_name: sql<string>`new."lastName"`,
      locale: sql<string>`new.locale`,
      is_admin: sql<boolean>`new."isAdmin"`,
      privileges: sql<string[]>`new.privileges`,
      open_complete_profile: true,
    })
    .whereRef('member.id', '=', 'new.id')
    .execute()
  const ids = members.map(({ id }) => id)
  const left = await db
    .deleteFrom('team_member')
    .where(sql<boolean>`team_member.member_id = any(${ids}::uuid[])`)
    .returning(['team_member.member_id as memberId', 'team_member.team_id as teamId', 'team_member.role'])
    .execute()
  return left.map(({ role, ...ids }) => ({ ...ids, role: role as Membership['role'] }))
}

function recordsOf(members: readonly NewMember[]) {
  return sql<NewMember>`jsonb_to_recordset(${JSON.stringify(members)}::jsonb)`.as<'new'>(
    sql`new(id uuid, email text, "firstName" text, "lastName" text, locale text, "isAdmin" boolean, privileges text[],
      "startDate" date, "employeeId" text, "managerEmail" text, "managerEmployeeId" text)`,
  )
}

export interface Person {
  memberId: string
  email: string
  firstName: string
  lastName: string
  locale: string
  isAdmin: boolean
  privileges: string[]
  hasJoined: boolean
  isSuspended: boolean
}

/** The members of these ids, but for those who were removed. */
export function findPeople(db: Db, memberIds: readonly string[]): Promise<Person[]> {
  return db
    .selectFrom('member')
    .select([
      'member.id as memberId',
      'member.email',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.locale',
      'member.is_admin as isAdmin',
      'member.privileges',
      sql<boolean>`member.account_id is not null`.as('hasJoined'),
      sql<boolean>`member.suspended_at is not null`.as('isSuspended'),
    ])
    .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
    .where('member.is_deleted', '=', false)
    .execute()
}

/** Whether somebody has this id, deleted or not. */
export async function hasMember(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('member.id')
    .where('member.id', '=', memberId)
    .where('member.is_service', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that somebody's name is right. */
export async function setNamed(db: Db, memberId: string): Promise<void> {
  await db.updateTable('member').set({ open_complete_profile: false }).where('member.id', '=', memberId).execute()
}

/** Those of these ids that are teams of the hub. */
export async function findTeams(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('team')
    .select('team.id')
    .where(sql<boolean>`team.id = any(${ids}::uuid[])`)
    .where('team.is_deleted', '=', false)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Puts members into a team, where they are not in it yet. @returns those who were not */
export async function joinTeam(
  db: Db,
  teamId: string,
  memberIds: readonly string[],
  role: 'member' | 'manager',
  now: Date,
): Promise<string[]> {
  const rows = await insertMembers(db, { teamId, role, isByRules: false, now }, memberIds)
    .onConflict((conflict) => conflict.doNothing())
    .returning('team_member.member_id as memberId')
    .execute()
  return rows.map(({ memberId }) => memberId)
}
