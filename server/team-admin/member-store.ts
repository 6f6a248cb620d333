import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db/connect.ts'
import type { LastRow } from '../contract/after.ts'
import type { PageQuery } from '../db/page.ts'
import { likePattern } from '../db/statement.ts'
import { insertMembers, membershipsOf } from '../teams/membership.sql.ts'

/** The people of one team. */

export type Role = 'member' | 'manager'

export interface MemberFilter {
  search?: string | undefined
  role?: Role | undefined
}

export interface MemberOrder {
  column: 'name' | 'email' | 'role' | 'lastAccess' | 'addedTime'
  order: 'asc' | 'desc'
}

export type TeamMemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** What the list is sorted by, each as its type; who has no moment stands at the end. */
function keysOf({ column, order }: MemberOrder): { by: RawBuilder<unknown>[]; type: RawBuilder<unknown> } {
  const never = order === 'asc' ? sql.lit('infinity') : sql.lit('-infinity')
  const text = sql`text`
  const moment = sql`timestamptz`
  return {
    name: { by: [sql`lower(member.last_name)`, sql`lower(member.first_name)`], type: text },
    email: { by: [sql`lower(member.email)`], type: text },
    role: { by: [sql`team_member.role`], type: text },
    lastAccess: { by: [sql`coalesce(member.last_access_at, ${never})`], type: moment },
    addedTime: { by: [sql`coalesce(team_member.joined_at, ${never})`], type: moment },
  }[column]
}

/** A page, from an offset or after a row. */
export function listMembers(
  db: Db,
  teamId: string,
  filter: MemberFilter,
  { limit, offset, after, ...sorting }: MemberOrder & PageQuery & { after: LastRow | null },
) {
  const { by, type } = keysOf(sorting)
  const key = sql<string>`jsonb_build_array(${sql.join(by.map((each) => sql`(${each})::text`))})::text`
  const items = members(db, teamId, filter)
    .select([
      'member.id',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.email',
      'member.picture_id as pictureId',
      'member.last_access_at as lastAccessAt',
      'team_member.joined_at as joinedAt',
      'team_member.by_rules as isByRules',
      sql<Role>`team_member.role`.as('role'),
      jsonArrayFrom(membershipsOf(sql.ref<string>('member.id'))).as('teams'),
      key.as('key'),
    ])
    .$if(after !== null, (list) => {
      // A long name is not said but looked up, as it is now.
      const last = after!.key ?? members(db, teamId, {}).where('member.id', '=', after!.id).select(key.as('key'))
      const keys = by.map((_, nth) => sql`((${last})::jsonb ->> ${sql.lit(nth)})::${type}`)
      const comes = sorting.order === 'asc' ? sql`>` : sql`<`
      return list.where(sql<SqlBool>`(${sql.join(by)}, member.id) ${comes} (${sql.join(keys)}, ${after!.id}::uuid)`)
    })
  return by
    .reduce((list, each) => list.orderBy(each, sorting.order), items)
    .orderBy('member.id', sorting.order)
    .limit(limit)
    .offset(offset)
    .execute()
}

export function countMembers(db: Db, teamId: string, filter: MemberFilter): Promise<{ total: number }[]> {
  return members(db, teamId, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .execute()
}

function members(db: Db, teamId: string, { search, role }: MemberFilter) {
  return db
    .selectFrom('team_member')
    .innerJoin('member', 'member.id', 'team_member.member_id')
    .where('team_member.team_id', '=', teamId)
    .where('member.is_deleted', '=', false)
    .$if(role !== undefined, (list) => list.where('team_member.role', '=', role!))
    .$if(search !== undefined, (list) =>
      list.where((eb) =>
        eb.or([
          eb(sql`member.first_name || ' ' || member.last_name`, 'ilike', likePattern(search!)),
          eb('member.email', 'ilike', likePattern(search!)),
        ]),
      ),
    )
}

/** Those of these ids who are or were people of the hub, with their rights. */
export function findPeople(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('member')
    .select(['member.id', 'member.is_admin as isAdmin', 'member.privileges', 'member.is_deleted as isDeleted'])
    .where(sql<SqlBool>`member.id = any(${ids}::uuid[])`)
    .execute()
}

/** Puts people into a team; those who are in it keep their role, and stay from now on. @returns who was not */
export async function addMembers(
  db: Db,
  about: { teamId: string; role: Role; now: Date },
  memberIds: readonly string[],
): Promise<string[]> {
  const rows = await insertMembers(db, { ...about, isByRules: false }, memberIds)
    .onConflict((conflict) => conflict.columns(['domain_id', 'team_id', 'member_id']).doUpdateSet({ by_rules: false }))
    // What PostgreSQL says of a row that was not there before.
    .returning(['team_member.member_id as id', sql<boolean>`xmax = 0`.as('isNew')])
    .execute()
  return rows.filter(({ isNew }) => isNew).map(({ id }) => id)
}

export interface Place {
  role: Role
  isByRules: boolean
  joinedAt: Date | null
}

/** Somebody's place in a team, held until the end of the transaction. */
export function lockPlace(db: Db, teamId: string, memberId: string): Promise<Place | undefined> {
  return place(db, teamId, memberId).forUpdate().executeTakeFirst()
}

export function findPlace(db: Db, teamId: string, memberId: string): Promise<Place | undefined> {
  return place(db, teamId, memberId).executeTakeFirst()
}

function place(db: Db, teamId: string, memberId: string) {
  return db
    .selectFrom('team_member')
    .select([
      sql<Role>`team_member.role`.as('role'),
      'team_member.by_rules as isByRules',
      'team_member.joined_at as joinedAt',
    ])
    .where('team_member.team_id', '=', teamId)
    .where('team_member.member_id', '=', memberId)
}

/** Gives somebody a role by hand, so that they stay whatever the rules say. */
export async function setRole(db: Db, teamId: string, memberId: string, role: Role): Promise<void> {
  await db
    .updateTable('team_member')
    .set({ role, by_rules: false })
    .where('team_member.team_id', '=', teamId)
    .where('team_member.member_id', '=', memberId)
    .execute()
}

export async function removeMember(db: Db, teamId: string, memberId: string): Promise<void> {
  await db
    .deleteFrom('team_member')
    .where('team_member.team_id', '=', teamId)
    .where('team_member.member_id', '=', memberId)
    .execute()
}

/** @returns those who were in the team */
export function removeMembers(db: Db, teamId: string, memberIds: readonly string[]) {
  return db
    .deleteFrom('team_member')
    .where('team_member.team_id', '=', teamId)
    .where(sql<boolean>`team_member.member_id = any(${memberIds}::uuid[])`)
    .returning(['team_member.member_id as id', sql<Role>`team_member.role`.as('role')])
    .execute()
}

/** Somebody of the hub by name. */
export function findPerson(db: Db, memberId: string) {
  return db
    .selectFrom('member')
    .select(['member.id', 'member.first_name as firstName', 'member.last_name as lastName', 'member.email'])
    .where('member.id', '=', memberId)
    .where('member.is_deleted', '=', false)
    .executeTakeFirst()
}
