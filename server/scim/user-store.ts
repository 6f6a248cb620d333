import { expressionBuilder, sql, type InferResult, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { readPage, type Page, type PageQuery } from '../db/page.ts'
import type { Database } from '../db/types.ts'
import { valueIn } from '../users/custom-field.sql.ts'
import type { FactName } from '../users/user-fact-rules.ts'
import { FACT_COLUMNS, factOf } from '../users/user-fact.sql.ts'
import { hasEmailOf } from '../users/member.sql.ts'
import { NAME, nameFrom } from '../users/name.sql.ts'
import { changedAt } from './changed.sql.ts'
import { conditionOf, type Column } from './filter.sql.ts'
import type { AttributePath, Filter } from './filter-rules.ts'
import { attributeAt, fieldIn, HUB, USER, userSchemas } from './schema-rules.ts'

/** The people of a hub, as a provider sees them. */

export type UserRow = InferResult<ReturnType<typeof pageOfPeople>>[number]

/** The people who fit, in the order in which they came. @throws ScimFault `invalidFilter` */
export function listUsers(db: Db, filter: Filter | null, page: PageQuery): Promise<Page<UserRow>> {
  const condition = filter ? conditionOf(filter, columnOf) : null
  return readPage(pageOfPeople(db, condition, page).execute(), countRows(db, condition))
}

/** Somebody of the hub. */
export function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  return pageOfPeople(db, sql`member.id = ${id}::uuid`, { limit: 1, offset: 0 }).executeTakeFirst()
}

const eb = expressionBuilder<Database>()
const SCHEMAS = userSchemas([])

function people(db: Db, condition: RawBuilder<boolean> | null) {
  return db
    .selectFrom('member')
    .where('member.is_deleted', '=', false)
    .$if(condition !== null, (query) => query.where(condition!))
}

function countRows(db: Db, condition: RawBuilder<boolean> | null) {
  return people(db, condition)
    .select(sql<number>`count(*)::int`.as('total'))
    .execute()
}

export function pageOfPeople(db: Db, condition: RawBuilder<boolean> | null, { limit, offset }: PageQuery) {
  return people(db, condition)
    .select([
      'member.id',
      'member.external_id as externalId',
      'member.email',
      'member.first_name as firstName',
      'member.last_name as lastName',
      sql<string>`${NAME}`.as('name'),
      'member.locale',
      sql<boolean>`member.suspended_at is not null`.as('isSuspended'),
      sql<boolean>`member.account_id is not null`.as('hasJoined'),
      'member.created_at as createdAt',
      changedAt('member').as('changedAt'),
      FACTS.as('facts'),
      VALUES.as('values'),
      MANAGER.as('manager'),
      TEAMS.as('teams'),
    ])
    .orderBy('member.id')
    .limit(limit)
    .offset(offset)
}

/** By their names; those with a column of their own too, where they are null for nothing. */
const FACTS = sql<Partial<Record<FactName, string | null>>>`(${eb
  .selectFrom('member_fact')
  .select(sql`coalesce(jsonb_object_agg(member_fact.fact, member_fact.value), '{}')`.as('facts'))
  .where('member_fact.member_id', '=', sql.ref<string>('member.id'))
  .where('member_fact.value', 'is not', null)}) || jsonb_build_object(${sql.join(
  Object.entries(FACT_COLUMNS).flatMap(([name, column]) => [sql.lit(name), sql.ref(`member.${column}`)]),
)})`

/** What was entered in custom fields, by their ids. */
const VALUES = sql<Record<string, string>>`(${eb
  .selectFrom('custom_field_value')
  .select(sql`coalesce(jsonb_object_agg(custom_field_value.field_id, custom_field_value.value), '{}')`.as('values'))
  .where('custom_field_value.member_id', '=', sql.ref<string>('member.id'))})`

/** The manager whom the facts name, by their address or else by their number. */
const MANAGER = sql<{ id: string; name: string } | null>`case
  when member.manager_email is not null then ${managerWhere(sql`manager.email_key = lower(member.manager_email)`)}
  when member.manager_employee_id is not null
    then ${managerWhere(sql`manager.employee_id = member.manager_employee_id`)} end`

function managerWhere(isMeant: RawBuilder<boolean>) {
  return eb
    .selectFrom('member as manager')
    .select(sql`jsonb_build_object('id', manager.id, 'name', ${nameFrom('manager')})`.as('manager'))
    .where('manager.is_deleted', '=', false)
    .where(isMeant)
    .limit(sql.lit(1))
}

const TEAMS = sql<{ id: string; name: string }[]>`(${eb
  .selectFrom('team_member')
  .innerJoin('team', 'team.id', 'team_member.team_id')
  .select(
    sql`coalesce(jsonb_agg(jsonb_build_object('id', team.id, 'name', team.name) order by team.name, team.id), '[]')`.as(
      'teams',
    ),
  )
  .where('team_member.member_id', '=', sql.ref<string>('member.id'))
  .where('team.is_deleted', '=', false)})`

const text = (value: RawBuilder<string | null>): Column => ({ kind: 'text', value })
const ADDRESS: Column = {
  kind: 'text',
  value: sql.ref('member.email') as unknown as RawBuilder<string>,
  folded: sql.ref('member.email_key') as unknown as RawBuilder<string>,
}

/** What can be searched beside facts and custom fields, by its name in small letters. */
const COLUMNS = new Map<string, Column>([
  ['id', { kind: 'id', value: sql`member.id` }],
  ['externalid', { kind: 'exact', value: sql`member.external_id` }],
  ['username', ADDRESS],
  ['emails', ADDRESS],
  ['emails.value', ADDRESS],
  ['emails.type', text(sql`'work'`)],
  ['emails.primary', { kind: 'boolean', value: sql`true` }],
  ['name.givenname', text(sql`member.first_name`)],
  ['name.familyname', text(sql`member.last_name`)],
  ['name.formatted', text(NAME)],
  ['displayname', text(NAME)],
  ['preferredlanguage', text(sql`member.locale`)],
  ['active', { kind: 'boolean', value: sql`(member.suspended_at is null)` }],
  ['addresses.type', text(sql`'work'`)],
  ['meta.created', { kind: 'time', value: sql`member.created_at` }],
  ['meta.lastmodified', { kind: 'time', value: changedAt('member') }],
  ['groups', { kind: 'links', isAny: isIn(null), has: isIn }],
  ['groups.value', { kind: 'links', isAny: isIn(null), has: isIn }],
])

export function columnOf(path: AttributePath): Column | null {
  const fieldId = path.urn?.toLowerCase() === HUB.toLowerCase() ? fieldIn(path.name) : null
  if (fieldId !== null) return text(valueIn(fieldId))
  const found = attributeAt(SCHEMAS, path)
  const fact = found && (found.part ?? found.attribute).fact
  if (fact) return text(factOf(fact))
  const isCore = path.urn === null || path.urn.toLowerCase() === USER.toLowerCase()
  return (isCore && COLUMNS.get([path.name, path.sub].filter(Boolean).join('.').toLowerCase())) || null
}

/** Whether somebody is in a team, or in any. */
function isIn(teamId: string | null): RawBuilder<boolean> {
  const places = eb
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select(sql.lit(1).as('one'))
    .where('team_member.member_id', '=', sql.ref<string>('member.id'))
    .where('team.is_deleted', '=', false)
    .$if(teamId !== null, (query) => query.where('team_member.team_id', '=', teamId!))
  return sql`exists (${places})`
}

/** Ids of people, by a text that names a manager. */
export async function findAddress(db: Db, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('member')
    .select('member.email')
    .where('member.id', '=', memberId)
    .where('member.is_deleted', '=', false)
    .executeTakeFirst()
  return row?.email
}

/** Whether another member has this address, those too who were removed. */
export async function isAddressTaken(db: Db, email: string, exceptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('member.id')
    .where(hasEmailOf([email.toLowerCase()]))
    .where('member.id', '<>', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

export async function setExternalId(db: Db, memberId: string, externalId: string | null): Promise<void> {
  await db.updateTable('member').set({ external_id: externalId }).where('member.id', '=', memberId).execute()
}
