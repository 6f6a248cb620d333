import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db/connect.ts'
import { readPage, type ListQuery, type Page } from '../db/page.ts'
import { likePattern } from '../db/statement.ts'
import type { Waiting } from './rule-store.ts'
import type { TeamRules, TypeRole } from './rules.ts'

/** The teams of a hub as its admins see them. */

/** The type of a team, in brief. */
export interface TypeReference {
  id: string
  name: string
  colour: string
}

export type TeamRow = NonNullable<Awaited<ReturnType<typeof findTeam>>>

/** A team, deleted or not. */
export function findTeam(db: Db, id: string) {
  return teams(db).where('team.id', '=', id).executeTakeFirst()
}

function teams(db: Db) {
  return db.selectFrom('team').select((eb) => [
    'team.id',
    'team.name',
    'team.is_deleted as isDeleted',
    'team.deleted_at as deletedAt',
    'team.team_type_id as typeId',
    'team.role_value as roleValue',
    eb
      .selectFrom('team_type')
      .select(sql<TypeRole>`team_type.role`.as('role'))
      .whereRef('team_type.id', '=', 'team.team_type_id')
      .as('typeRole'),
    sql<TeamRules | null>`team.rules`.as('rules'),
    'team.rules_applied_at as appliedAt',
    sql<Waiting | null>`team.rules_waiting`.as('waiting'),
    'team.created_at as createdAt',
    'team.updated_at as updatedAt',
    sql<number>`(${eb
      .selectFrom('team_member')
      .innerJoin('member', 'member.id', 'team_member.member_id')
      .select(sql<number>`count(*)::int`.as('count'))
      .whereRef('team_member.team_id', '=', 'team.id')
      .where('member.is_deleted', '=', false)})`.as('userCount'),
    sql<number>`(${eb
      .selectFrom('content')
      .select(sql<number>`count(*)::int`.as('count'))
      .whereRef('content.owner_team_id', '=', 'team.id')
      .where('content.type', '=', 'playlist')
      .where('content.is_deleted', '=', false)})`.as('playlistCount'),
    jsonObjectFrom(
      eb
        .selectFrom('team_type')
        .select(['team_type.id', 'team_type.name', 'team_type.colour'])
        .whereRef('team_type.id', '=', 'team.team_type_id'),
    )
      .$castTo<TypeReference | null>()
      .as('type'),
  ])
}

export interface TeamsQuery extends ListQuery {
  teamTypeId?: string | undefined
  hasTeamType?: boolean | undefined
  isSmartTeam?: boolean | undefined
  /** Of the deleted teams those of since then too; null for none. */
  deletedSince: Date | null
  updatedSince: Date | null
  column: 'name' | 'userCount' | 'playlistCount'
  order: 'asc' | 'desc'
}

export function listTeams(db: Db, query: TeamsQuery): Promise<Page<TeamRow>> {
  const { column, order, limit, offset } = query
  const wanted = wantedIds(db, query)
  const by = column === 'name' ? sql`lower(team.name)` : sql.ref(column)
  const items = teams(db).where('team.id', 'in', wanted)
  return readPage(
    items.orderBy(by, order).orderBy('team.id').limit(limit).offset(offset).execute(),
    db
      .selectFrom(wanted.as('wanted'))
      .select(sql<number>`count(*)::int`.as('total'))
      .execute(),
  )
}

function wantedIds(db: Db, { search, teamTypeId, hasTeamType, isSmartTeam, deletedSince, updatedSince }: TeamsQuery) {
  return db
    .selectFrom('team')
    .select('team.id')
    .$if(search !== undefined, (list) => list.where('team.name', 'ilike', likePattern(search!)))
    .$if(teamTypeId !== undefined, (list) => list.where('team.team_type_id', '=', teamTypeId!))
    .$if(hasTeamType !== undefined, (list) => list.where('team.team_type_id', hasTeamType ? 'is not' : 'is', null))
    .$if(isSmartTeam === true, (list) => list.where('team.rules', 'is not', null))
    .$if(updatedSince !== null, (list) => list.where('team.updated_at', '>=', updatedSince!))
    .$if(isSmartTeam === false, (list) => list.where('team.rules', 'is', null))
    .where((eb) =>
      deletedSince === null
        ? eb('team.is_deleted', '=', false)
        : eb.or([eb('team.is_deleted', '=', false), eb('team.deleted_at', '>', deletedSince)]),
    )
}

/** Whether another team has this name, in whatever case. */
export async function isNameTaken(db: Db, name: string, exceptId: string | null): Promise<boolean> {
  const found = await db
    .selectFrom('team')
    .select(sql.lit(1).as('one'))
    .where(sql`lower(team.name)`, '=', name.toLowerCase())
    .where('team.is_deleted', '=', false)
    .$if(exceptId !== null, (list) => list.where('team.id', '<>', exceptId!))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** What can be set of a team; undefined leaves a thing as it is. */
export interface TeamChange {
  name?: string | undefined
  typeId?: string | null | undefined
  rules?: TeamRules | null | undefined
}

export interface NewTeam extends Required<TeamChange> {
  id: string
  name: string
  typeId: string | null
  rules: TeamRules | null
  now: Date
}

export async function insertTeam(db: Db, { id, name, typeId, rules, now }: NewTeam): Promise<void> {
  await db
    .insertInto('team')
    .values({
      id,
      name,
      team_type_id: typeId,
      rules: rules && JSON.stringify(rules),
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** New rules count as not applied. */
export async function updateTeam(db: Db, id: string, { name, typeId, rules }: TeamChange, now: Date): Promise<void> {
  await db
    .updateTable('team')
    .set({
      name,
      team_type_id: typeId,
      updated_at: now,
      ...(rules !== undefined && {
        rules: rules && JSON.stringify(rules),
        rules_applied_at: null,
        rules_waiting: null,
      }),
    })
    .where('team.id', '=', id)
    .execute()
}

export async function setDeleted(db: Db, id: string, isDeleted: boolean, now: Date): Promise<void> {
  await db
    .updateTable('team')
    .set({
      is_deleted: isDeleted,
      deleted_at: isDeleted ? now : null,
      updated_at: now,
      ...(!isDeleted && { rules_applied_at: null }),
    })
    .where('team.id', '=', id)
    .execute()
}
