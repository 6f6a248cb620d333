import { expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Database } from '../db/types.ts'
import type { Membership } from '../teams/events.ts'
import { factOf } from '../users/user-fact.sql.ts'
import { isFollowed, namesManager, type FollowedRole, type ManagerRole } from './role-rules.ts'
import { isNamedManager, keyOf, valueOf } from './role.sql.ts'
import type { TypeRole } from './rules.ts'

/** Teams that stand for the values of an attribute, and who is in them. */

export interface FollowedType {
  id: string
  name: string
  role: FollowedRole
}

/** The types whose teams the hub makes and fills. */
export async function listFollowedTypes(db: Db): Promise<FollowedType[]> {
  const types = await db
    .selectFrom('team_type')
    .select(['team_type.id', 'team_type.name', sql<TypeRole>`team_type.role`.as('role')])
    .where('team_type.role', 'is not', null)
    .orderBy('team_type.place')
    .execute()
  return types.flatMap(({ role, ...type }) => (isFollowed(role) ? [{ ...type, role }] : []))
}

/** The type of a team that stands for a value; undefined for every other team. Held until the end of the transaction. */
export async function lockTeamByRole(db: Db, teamId: string): Promise<FollowedType | undefined> {
  const row = await db
    .selectFrom('team')
    .innerJoin('team_type', 'team_type.id', 'team.team_type_id')
    .select(['team_type.id', 'team_type.name', sql<TypeRole>`team_type.role`.as('role')])
    .where('team.id', '=', teamId)
    .where('team.role_value', 'is not', null)
    .where('team.is_deleted', '=', false)
    .forUpdate('team')
    .executeTakeFirst()
  return row && isFollowed(row.role) ? { ...row, role: row.role } : undefined
}

/** Values of people without a team, deleted teams counted. @param memberIds of whom; null for everybody */
export async function listNewValues(
  db: Db,
  type: FollowedType,
  memberIds: readonly string[] | null,
): Promise<string[]> {
  const value = valueOf(type.role)
  const values = db
    .selectFrom('member')
    .select([value.as('value')])
    .where('member.is_deleted', '=', false)
    .where(sql<SqlBool>`${value} is not null`)
    .$if(memberIds !== null, (list) => list.where(isOneOf('member.id', memberIds!)))
    .groupBy('value')
  const rows = await db
    .selectFrom(values.as('found'))
    .select(sql<string>`found.value`.as('value'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('team')
            .select(sql.lit(1).as('one'))
            .where('team.team_type_id', '=', type.id)
            .whereRef('team.role_value', '=', sql.ref<string>('found.value')),
        ),
      ),
    )
    .orderBy('value')
    .execute()
  return rows.map(({ value }) => value)
}

/** How these values are to be called: as somebody has them, or by the person whom they name. */
export async function findLabels(db: Db, role: FollowedRole, values: readonly string[]): Promise<Map<string, string>> {
  const value = namesManager(role) ? keyOf(role) : valueOf(role)
  const label = namesManager(role)
    ? sql<string>`btrim(member.first_name || ' ' || member.last_name)`
    : sql<string>`btrim(${factOf(role)})`
  const rows = await db
    .selectFrom('member')
    .select([value.as('value'), sql<string>`min(${label})`.as('label')])
    .where('member.is_deleted', '=', false)
    .where(sql<SqlBool>`${value} = any(${values}::text[])`)
    .groupBy('value')
    .execute()
  return new Map(rows.map(({ value, label }) => [value!, label]))
}

/** Which of these names teams have, in lower case. */
export async function findTakenNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('team')
    .select(sql<string>`lower(team.name)`.as('name'))
    .where('team.is_deleted', '=', false)
    .where(sql<SqlBool>`lower(team.name) = any(${names.map((name) => name.toLowerCase())}::text[])`)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

export interface TeamOfValue {
  id: string
  name: string
  value: string
}

export async function insertTeams(db: Db, typeId: string, teams: readonly TeamOfValue[], now: Date): Promise<void> {
  await db
    .insertInto('team')
    .columns(['id', 'name', 'team_type_id', 'role_value', 'created_at', 'updated_at'])
    .expression(
      db
        .selectFrom(
          sql<TeamOfValue>`jsonb_to_recordset(${JSON.stringify(teams)}::jsonb)`.as<'new'>(
            sql`new(id uuid, name text, value text)`,
          ),
        )
        .select([
          'new.id',
          'new.name',
          sql<string>`${typeId}::uuid`.as('team_type_id'),
          'new.value',
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${now}::timestamptz`.as('updated_at'),
        ]),
    )
    .execute()
}

/** Has the teams of a type that people made stand for the value that is their name. */
export async function adoptTeams(db: Db, typeId: string): Promise<void> {
  const first = db
    .selectFrom('team as named')
    .select(sql<string>`(array_agg(named.id order by named.created_at, named.id))[1]`.as('id'))
    .where('named.team_type_id', '=', typeId)
    .where('named.rules', 'is', null)
    .where('named.is_deleted', '=', false)
    .groupBy(sql`lower(btrim(named.name))`)
  await db
    .updateTable('team')
    .set({ role_value: sql<string>`lower(btrim(team.name))`, rules_applied_at: null })
    .where('team.id', 'in', first)
    .execute()
}

/** Leaves the teams of a type to people, with everybody who is in them. */
export async function releaseTeams(db: Db, typeId: string): Promise<void> {
  const teams = db
    .selectFrom('team')
    .select('team.id')
    .where('team.team_type_id', '=', typeId)
    .where('team.role_value', 'is not', null)
  await db.updateTable('team_member').set({ by_rules: false }).where('team_member.team_id', 'in', teams).execute()
  await db.updateTable('team').set({ role_value: null }).where('team.team_type_id', '=', typeId).execute()
}

/** The teams of a type that the hub fills, for all of which it is due. */
export function listTeamsOfType(db: Db, typeId: string): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('team')
    .select(['team.id', 'team.name'])
    .where('team.team_type_id', '=', typeId)
    .where('team.role_value', 'is not', null)
    .where('team.is_deleted', '=', false)
    .orderBy('team.id')
    .execute()
}

/** Whom and which teams a statement is about; null for all of the type. */
export interface Scope {
  memberIds: readonly string[] | null
  teamIds: readonly string[] | null
}

/** Puts those who have the value of a team into it. */
export function addByValue(db: Db, { id, role }: FollowedType, { memberIds, teamIds }: Scope, now: Date) {
  return db
    .insertInto('team_member')
    .columns(['team_id', 'member_id', 'role', 'joined_at', 'by_rules'])
    .expression(
      db
        .selectFrom('member')
        .innerJoin('team', (join) => join.on(sql<SqlBool>`team.role_value = ${valueOf(role)}`))
        .select(['team.id as team_id', 'member.id as member_id', ...placed('member', now)])
        .where('team.team_type_id', '=', id)
        .where('team.is_deleted', '=', false)
        .where('member.is_deleted', '=', false)
        .$if(memberIds !== null, (list) => list.where(isOneOf('member.id', memberIds!)))
        .$if(teamIds !== null, (list) => list.where(isOneOf('team.id', teamIds!))),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(membership)
    .execute()
}

/** Takes those out whom their value brought and who have another one now. Who was removed from the hub stays for the day on which they come back. */
export function removeByValue(db: Db, { id, role }: FollowedType, { memberIds, teamIds }: Scope) {
  return db
    .deleteFrom('team_member')
    .where('team_member.by_rules', '=', true)
    .where('team_member.role', '=', 'member')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('team')
          .innerJoin('member', (join) => join.onRef('member.id', '=', 'team_member.member_id'))
          .select(sql.lit(1).as('one'))
          .whereRef('team.id', '=', 'team_member.team_id')
          .where('team.team_type_id', '=', id)
          .where('team.role_value', 'is not', null)
          .where('member.is_deleted', '=', false)
          .where(sql<SqlBool>`${valueOf(role)} is distinct from team.role_value`),
      ),
    )
    .$if(memberIds !== null, (list) => list.where(isOneOf('team_member.member_id', memberIds!)))
    .$if(teamIds !== null, (list) => list.where(isOneOf('team_member.team_id', teamIds!)))
    .returning(membership)
    .execute()
}

/** The teams of a type of which these people may have become the manager, or are it no more. */
export async function listTeamsManaged(
  db: Db,
  { id, role }: { id: string; role: ManagerRole },
  memberIds: readonly string[],
): Promise<string[]> {
  const keys = db.selectFrom('member').select(keyOf(role).as('key')).where(isOneOf('member.id', memberIds))
  const rows = await db
    .selectFrom('team')
    .select('team.id')
    .where('team.team_type_id', '=', id)
    .where('team.role_value', 'is not', null)
    .where('team.is_deleted', '=', false)
    .where((eb) =>
      eb.or([
        eb('team.role_value', 'in', keys.$castTo<string>()),
        eb.exists(
          eb
            .selectFrom('team_member')
            .select(sql.lit(1).as('one'))
            .whereRef('team_member.team_id', '=', 'team.id')
            .where('team_member.role', '=', 'manager')
            .where('team_member.by_rules', '=', true)
            .where(isOneOf('team_member.member_id', memberIds)),
        ),
      ]),
    )
    .execute()
  return rows.map((row) => row.id)
}

/** Has those manage teams whom their values name. */
export function addManagers(db: Db, role: ManagerRole, teamIds: readonly string[], now: Date) {
  return (
    db
      .insertInto('team_member')
      .columns(['team_id', 'member_id', 'role', 'joined_at', 'by_rules'])
      .expression(
        db
          .selectFrom('team')
          .innerJoin('member', (join) => join.on(sql<SqlBool>`${keyOf(role)} = team.role_value`))
          .select(['team.id as team_id', 'member.id as member_id', ...placed('manager', now)])
          .where(isOneOf('team.id', teamIds))
          .where('member.is_deleted', '=', false)
          .where(isNamedManager(role)),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['domain_id', 'team_id', 'member_id'])
          .doUpdateSet({ role: 'manager' })
          .where('team_member.by_rules', '=', true)
          .where('team_member.role', '<>', 'manager'),
      )
      // What PostgreSQL says of a row that was not there before.
      .returning([...membership, sql<boolean>`xmax = 0`.as('isNew')])
      .execute()
  )
}

/** Makes those whom the hub made managers, whom nobody names any more and whose own value is the team's its members. */
export function demoteManagers(db: Db, role: ManagerRole, teamIds: readonly string[]) {
  const themselves = unnamedManager(role).where(sql<SqlBool>`${valueOf(role)} = team.role_value`)
  return db
    .updateTable('team_member')
    .set({ role: 'member' })
    .where(isManagedIn(teamIds))
    .where(sql<SqlBool>`exists (${themselves})`)
    .returning(membership)
    .execute()
}

/** Takes the others out whom the hub made managers and whom nobody names any more. */
export function removeManagers(db: Db, role: ManagerRole, teamIds: readonly string[]) {
  return db
    .deleteFrom('team_member')
    .where(isManagedIn(teamIds))
    .where(sql<SqlBool>`exists (${unnamedManager(role)})`)
    .returning(membership)
    .execute()
}

function unnamedManager(role: ManagerRole) {
  return expressionBuilder<Database>()
    .selectFrom('team')
    .innerJoin('member', (join) => join.on('member.id', '=', sql.ref<string>('team_member.member_id')))
    .select(sql.lit(1).as('one'))
    .where('team.id', '=', sql.ref<string>('team_member.team_id'))
    .where('member.is_deleted', '=', sql.lit(false))
    .where(sql<SqlBool>`${isNamedManager(role)} is not true`)
}

function isManagedIn(teamIds: readonly string[]) {
  return sql<SqlBool>`team_member.by_rules and team_member.role = 'manager' and ${isOneOf('team_member.team_id', teamIds)}`
}

const membership = [
  'team_member.team_id as teamId',
  'team_member.member_id as memberId',
  sql<Membership['role']>`team_member.role`.as('role'),
] as const

function placed(role: Membership['role'], now: Date) {
  return [
    sql<string>`${role}::text`.as('role'),
    sql<Date>`${now}::timestamptz`.as('joined_at'),
    sql<boolean>`true`.as('by_rules'),
  ] as const
}

function isOneOf(column: string, ids: readonly string[]) {
  return sql<SqlBool>`${sql.ref(column)} = any(${ids}::uuid[])`
}
