import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely'
import { restorableSince } from '../contract/restorable.ts'
import type { Db } from '../db/connect.ts'
import type { Database } from '../db/types.ts'
import { fits } from '../team-admin/rule.sql.ts'
import type { TeamRules } from '../team-admin/rules.ts'
import type { Membership } from '../teams/events.ts'
import { valueIn } from '../users/custom-field.sql.ts'
import { factOf } from '../users/user-fact.sql.ts'
import { NAME } from '../users/name.sql.ts'
import { people, peopleAt, type PeopleNarrowing } from '../users/people.sql.ts'
import { HAS_SESSIONS, stateColumns } from './person-state.sql.ts'
import { takesAccess, type PeopleChange, type PersonState, type Place } from './user-changes-rules.ts'

/** Whom a change of many people would reach, and making it. */

export type Obstacle = 'ownAccount' | 'outranksYou' | 'lastAdmin' | 'memberByRules' | 'noLongerRestorable'

/** Who is meant: by name, or all whom a filter finds but some. */
export interface Population {
  ids: readonly string[] | null
  filter: PeopleNarrowing
  exceptIds: readonly string[]
}

/** On whose behalf, and when. */
export interface Acting {
  memberId: string
  /** What they hold, with the `_read` that each `_write` brings. */
  held: readonly string[]
  now: Date
  timezone: string
}

export interface PlannedRow {
  id: string
  name: string
  email: string
  isChanged: boolean
  obstacle: Obstacle | null
}

export interface RuledTeam {
  id: string
  rules: TeamRules
}

const eb = expressionBuilder<Database>()

/** Everybody who is meant: who is left out, who changes, then the others, each by name. */
export async function listPlanned(
  db: Db,
  { ids, filter, exceptIds }: Population,
  change: PeopleChange,
  about: Acting & { ruled: readonly RuledTeam[] },
): Promise<PlannedRow[]> {
  const found = people(db, peopleAt(filter, about.now))
    .$if(ids !== null, (query) => query.where(sql<SqlBool>`member.id = any(${ids}::uuid[])`))
    .$if(exceptIds.length > 0, (query) => query.where(sql<SqlBool>`member.id <> all(${exceptIds}::uuid[])`))
    .select([
      'member.id',
      sql<string>`${NAME}`.as('name'),
      'member.email',
      isDifferent(change).as('isChanged'),
      obstacleTo(change, about).as('obstacle'),
    ])
  return db
    .selectFrom(found.as('found'))
    .select(['found.id', 'found.name', 'found.email', 'found.isChanged', 'found.obstacle'])
    .orderBy(sql`found.obstacle is null`)
    .orderBy('found.isChanged', 'desc')
    .orderBy(sql`lower(found.name)`)
    .orderBy('found.id')
    .execute()
}

/** Whether the row of `member` is not yet what a change wants. */
function isDifferent(change: PeopleChange): RawBuilder<boolean> {
  const { language, isSuspended, isDeleted, teamIdsToAdd: added, teamIdsToRemove: removed, roles = [] } = change
  const differences = [
    ...(language === undefined ? [] : [sql`member.locale <> ${language}`]),
    ...(isSuspended === undefined ? [] : [sql`(member.suspended_at is null) = ${isSuspended}::boolean`]),
    ...(isDeleted === undefined ? [] : [sql`member.is_deleted <> ${isDeleted}::boolean`]),
    ...(added.length ? [sql`${placesIn(added)} < ${added.length}::int`] : []),
    ...(removed.length ? [sql`${placesIn(removed)} > 0`] : []),
    ...roles.map(({ teamId, role }) => sql`${placesIn([teamId], role)} < 1`),
    ...(change.sendInvitation ? [sql`(member.account_id is null and ${staysIn(change)})`] : []),
    ...(change.endSessions ? [HAS_SESSIONS] : []),
    ...change.attributes.map(({ attribute, value }) => sql`${factOf(attribute)} is distinct from ${value}::text`),
    ...change.customFields.map(({ id, value }) => sql`${valueIn(id)} is distinct from ${value}::text`),
  ]
  return differences.length ? sql`(${sql.join(differences, sql` or `)})` : sql`false`
}

/** Whether the row of `member` is not shut out after a change. */
function staysIn({ isSuspended }: PeopleChange): RawBuilder<boolean> {
  return isSuspended === undefined ? sql`member.suspended_at is null` : sql`${!isSuspended}::boolean`
}

/** In how many of some teams the row of `member` is, as something. */
function placesIn(teamIds: readonly string[], role?: Place['role']): RawBuilder<number> {
  const places = eb
    .selectFrom('team_member')
    .select(sql<number>`count(*)`.as('count'))
    .where('team_member.member_id', '=', sql.ref<string>('member.id'))
    .where(sql<SqlBool>`team_member.team_id = any(${teamIds}::uuid[])`)
    .$if(role !== undefined, (query) => query.where('team_member.role', '=', role!))
  return sql`(${places})`
}

function obstacleTo(
  change: PeopleChange,
  { memberId, held, now, timezone, ruled }: Acting & { ruled: readonly RuledTeam[] },
): RawBuilder<Obstacle | null> {
  const isOwn = sql`member.id = ${memberId}::uuid`
  const outranks = sql`member.is_admin and not member.privileges <@ ${held}::text[]`
  const isHeld = ruled.map(
    ({ id, rules }) => sql`(${placesIn([id])} > 0 and ${fits(rules, { now, timezone, asks: 'who joins' })})`,
  )
  const isLate = sql`(member.is_deleted and member.deleted_at <= ${restorableSince(now)})`
  return sql`case
    when ${isOwn} then ${takesAccess(change) ? sql.lit('ownAccount') : sql`null`}
    when ${outranks} then 'outranksYou'
    ${change.isDeleted === false ? sql`when ${isLate} then 'noLongerRestorable'` : sql``}
    ${isHeld.length ? sql`when ${sql.join(isHeld, sql` or `)} then 'memberByRules'` : sql``} end`
}

/** Those of some teams that have rules. */
export async function listRuled(db: Db, teamIds: readonly string[]): Promise<RuledTeam[]> {
  if (teamIds.length === 0) return []
  return db
    .selectFrom('team')
    .select(['team.id', sql<TeamRules>`team.rules`.as('rules')])
    .where(sql<SqlBool>`team.id = any(${teamIds}::uuid[])`)
    .where('team.rules', 'is not', null)
    .where('team.is_deleted', '=', false)
    .execute()
}

/** Those of these ids that are teams of the hub. */
export async function findTeams(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('team')
    .select('team.id')
    .where(sql<SqlBool>`team.id = any(${ids}::uuid[])`)
    .where('team.is_deleted', '=', false)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface LockedPerson extends PersonState {
  id: string
  name: string
  isAdmin: boolean
  privileges: string[]
  deletedAt: Date | null
  erasedAt: Date | null
  obstacle: Obstacle | null
}

/** People as far as a change is about them, held until the end of the transaction. */
export function lockPeople(
  db: Db,
  ids: readonly string[],
  change: PeopleChange,
  about: Acting & { ruled: readonly RuledTeam[] },
): Promise<LockedPerson[]> {
  return db
    .selectFrom('member')
    .select([
      ...stateColumns([...change.teamIdsToAdd, ...change.teamIdsToRemove]),
      obstacleTo(change, about).as('obstacle'),
    ])
    .where(sql<SqlBool>`member.id = any(${ids}::uuid[])`)
    .where('member.is_service', '=', false)
    .orderBy('member.id')
    .forNoKeyUpdate('member')
    .execute()
}

/** Gives people a language where one is named, and each a new version. */
export async function touch(db: Db, memberIds: readonly string[], language: string | undefined): Promise<void> {
  await db
    .updateTable('member')
    .set({ version: sql<number>`member.version + 1`, ...(language !== undefined && { locale: language }) })
    .where(sql<SqlBool>`member.id = any(${memberIds}::uuid[])`)
    .execute()
}

/** Gives people these names. */
export async function rename(
  db: Db,
  people: readonly { id: string; firstName: string; lastName: string }[],
): Promise<void> {
  await db
    .updateTable('member')
    .from(
      sql<(typeof people)[number]>`jsonb_to_recordset(${JSON.stringify(people)}::jsonb)`.as<'new'>(
        sql`new(id uuid, "firstName" text, "lastName" text)`,
      ),
    )
    .set({ first_name: sql<string>`new."firstName"`, last_name: sql<string>`new."lastName"` })
    .whereRef('member.id', '=', 'new.id')
    .execute()
}

/** Makes people of a team something else in it, by hand, so that they stay whatever its rules say. */
export async function setRoles(db: Db, { teamId, role }: Place, memberIds: readonly string[]): Promise<void> {
  await db
    .updateTable('team_member')
    .set({ role, by_rules: false })
    .where('team_member.team_id', '=', teamId)
    .where(sql<SqlBool>`team_member.member_id = any(${memberIds}::uuid[])`)
    .execute()
}

/** Takes people out of a team. @returns those who were in it */
export async function leaveTeam(db: Db, teamId: string, memberIds: readonly string[]): Promise<Membership[]> {
  const rows = await db
    .deleteFrom('team_member')
    .where('team_member.team_id', '=', teamId)
    .where(sql<SqlBool>`team_member.member_id = any(${memberIds}::uuid[])`)
    .returning(['team_member.member_id as memberId', 'team_member.role'])
    .execute()
  return rows.map(({ memberId, role }) => ({ memberId, teamId, role: role as Membership['role'] }))
}
