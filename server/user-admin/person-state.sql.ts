import { expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../db/types.ts'
import { NAME } from '../users/name.sql.ts'
import { FACT_COLUMNS } from '../users/user-fact.sql.ts'
import type { PersonState } from './user-changes-rules.ts'

const eb = expressionBuilder<Database>()

const kept = eb
  .selectFrom('member_fact')
  .where('member_fact.member_id', '=', sql.ref<string>('member.id'))
  .where('member_fact.value', 'is not', null)
  .select(sql`jsonb_object_agg(member_fact.fact, member_fact.value)`.as('facts'))

const sources = eb
  .selectFrom('member_fact')
  .where('member_fact.member_id', '=', sql.ref<string>('member.id'))
  .select(sql`jsonb_object_agg(member_fact.fact, member_fact.source)`.as('sources'))

const values = eb
  .selectFrom('custom_field_value')
  .where('custom_field_value.member_id', '=', sql.ref<string>('member.id'))
  .select(sql`jsonb_object_agg(custom_field_value.field_id, custom_field_value.value)`.as('values'))

const valueSources = eb
  .selectFrom('custom_field_value')
  .where('custom_field_value.member_id', '=', sql.ref<string>('member.id'))
  .select(sql`jsonb_object_agg(custom_field_value.field_id, custom_field_value.source)`.as('sources'))

const inColumns = sql`jsonb_build_object(${sql.join(
  Object.entries(FACT_COLUMNS).map(([name, column]) => sql`${sql.lit(name)}, ${sql.ref(`member.${column}`)}::text`),
)})`

const rolesIn = (teamIds: readonly string[]) =>
  eb
    .selectFrom('team_member')
    .where('team_member.member_id', '=', sql.ref<string>('member.id'))
    .where(sql<SqlBool>`team_member.team_id = any(${teamIds}::uuid[])`)
    .select(sql`jsonb_object_agg(team_member.team_id, team_member.role)`.as('roles'))

/** Whether the row of `member` is signed in somewhere. */
export const HAS_SESSIONS = sql<boolean>`exists (${eb
  .selectFrom('session')
  .where('session.member_id', '=', sql.ref<string>('member.id'))
  .select(sql.lit(1).as('one'))})`

/** Somebody as far as a change of many people is about them: the row of `member`. @param teamIds the teams of the change */
export function stateColumns(teamIds: readonly string[]) {
  return [
    'member.id',
    sql<string>`${NAME}`.as('name'),
    'member.email',
    'member.first_name as firstName',
    'member.last_name as lastName',
    'member.locale',
    'member.suspended_at as suspendedAt',
    'member.is_deleted as isDeleted',
    'member.deleted_at as deletedAt',
    'member.erased_at as erasedAt',
    'member.is_admin as isAdmin',
    'member.privileges',
    sql<boolean>`member.account_id is not null`.as('hasJoined'),
    HAS_SESSIONS.as('hasSessions'),
    sql<PersonState['roles']>`coalesce((${teamIds.length ? rolesIn(teamIds) : sql`null`}), '{}')`.as('roles'),
    sql<PersonState['sources']>`coalesce((${sources}), '{}')`.as('sources'),
    sql<PersonState['facts']>`coalesce((${kept}), '{}') || ${inColumns}`.as('facts'),
    sql<PersonState['values']>`coalesce((${values}), '{}')`.as('values'),
    sql<PersonState['valueSources']>`coalesce((${valueSources}), '{}')`.as('valueSources'),
  ] as const
}
