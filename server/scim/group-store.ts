import { expressionBuilder, sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { readPage, type Page, type PageQuery } from '../db/page.ts'
import type { Database } from '../db/types.ts'
import { NAME } from '../users/name.sql.ts'
import { changedAt } from './changed.sql.ts'
import { conditionOf, type Column } from './filter.sql.ts'
import type { AttributePath, Filter } from './filter-rules.ts'
import { GROUP } from './schema-rules.ts'

/** The teams of a hub, as a provider sees them. */

export type TeamRow = Awaited<ReturnType<typeof listRows>>[number]

export interface GroupMember {
  teamId: string
  id: string
  name: string
}

export interface GroupRow extends TeamRow {
  /** Null where nobody asked for them. */
  members: readonly GroupMember[] | null
}

/** The teams that fit, in the order in which they were made. @throws ScimFault `invalidFilter` */
export function listTeams(db: Db, filter: Filter | null, page: PageQuery): Promise<Page<TeamRow>> {
  const condition = filter ? conditionOf(filter, columnOf) : null
  const total = teams(db, condition)
    .select(sql<number>`count(*)::int`.as('total'))
    .execute()
  return readPage(listRows(db, condition, page), total)
}

export async function findTeam(db: Db, id: string): Promise<TeamRow | undefined> {
  const [row] = await listRows(db, sql`team.id = ${id}::uuid`, { limit: 1, offset: 0 })
  return row
}

const eb = expressionBuilder<Database>()

function teams(db: Db, condition: RawBuilder<boolean> | null) {
  return db
    .selectFrom('team')
    .where('team.is_deleted', '=', false)
    .$if(condition !== null, (query) => query.where(condition!))
}

function listRows(db: Db, condition: RawBuilder<boolean> | null, { limit, offset }: PageQuery) {
  return teams(db, condition)
    .select([
      'team.id',
      'team.external_id as externalId',
      'team.name',
      sql<boolean>`(team.rules is not null or team.role_value is not null)`.as('isSmart'),
      'team.created_at as createdAt',
      changedAt('team').as('changedAt'),
      sql<number>`(${members().select(sql`count(*)::int`.as('count'))})`.as('memberCount'),
    ])
    .orderBy('team.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The people of the row of `team`. */
function members() {
  return eb
    .selectFrom('team_member')
    .innerJoin('member', 'member.id', 'team_member.member_id')
    .where('team_member.team_id', '=', sql.ref<string>('team.id'))
    .where('member.is_deleted', '=', false)
}

/** The people of some teams. */
export function listMembers(db: Db, teamIds: readonly string[]): Promise<GroupMember[]> {
  return db
    .selectFrom('team_member')
    .innerJoin('member', 'member.id', 'team_member.member_id')
    .select(['team_member.team_id as teamId', 'member.id', sql<string>`${NAME}`.as('name')])
    .where(sql<boolean>`team_member.team_id = any(${teamIds}::uuid[])`)
    .where('member.is_deleted', '=', false)
    .orderBy('team_member.team_id')
    .orderBy('member.id')
    .execute()
}

const COLUMNS = new Map<string, Column>([
  ['id', { kind: 'id', value: sql`team.id` }],
  ['externalid', { kind: 'exact', value: sql`team.external_id` }],
  ['displayname', { kind: 'text', value: sql`team.name` }],
  ['meta.created', { kind: 'time', value: sql`team.created_at` }],
  ['meta.lastmodified', { kind: 'time', value: changedAt('team') }],
  ['members', { kind: 'links', isAny: has(null), has }],
  ['members.value', { kind: 'links', isAny: has(null), has }],
])

function columnOf({ urn, name, sub }: AttributePath): Column | null {
  if (urn !== null && urn.toLowerCase() !== GROUP.toLowerCase()) return null
  return COLUMNS.get([name, sub].filter(Boolean).join('.').toLowerCase()) ?? null
}

/** Whether somebody is in a team, or anybody. */
function has(memberId: string | null): RawBuilder<boolean> {
  const places = members()
    .select(sql.lit(1).as('one'))
    .$if(memberId !== null, (query) => query.where('member.id', '=', memberId!))
  return sql`exists (${places})`
}

export async function setExternalId(db: Db, teamId: string, externalId: string | null): Promise<void> {
  await db.updateTable('team').set({ external_id: externalId }).where('team.id', '=', teamId).execute()
}

/** Who is in a team. @param ids of those who are asked about; null for everybody */
export async function findPresent(db: Db, teamId: string, ids: readonly string[] | null): Promise<Set<string>> {
  const rows = await db
    .selectFrom('team_member')
    .innerJoin('member', 'member.id', 'team_member.member_id')
    .select('member.id')
    .where('team_member.team_id', '=', teamId)
    .where('member.is_deleted', '=', false)
    .$if(ids !== null, (query) => query.where(sql<boolean>`member.id = any(${ids}::uuid[])`))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
