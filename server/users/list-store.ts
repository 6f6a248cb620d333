import { expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import { LAST_CAP } from '../db/page.ts'
import { countTo, likePattern } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { NAME } from './name.sql.ts'
import type { AccountState } from './rules.ts'

/** The people of a hub, page by page. */

export interface PeopleFilter {
  /** Only people of these teams; null for everybody. */
  teamIds: readonly string[] | null
  /** Only people who have it in one of the teams that count. */
  role?: 'member' | 'manager' | undefined
  search?: string | undefined
  /** Whether the search looks at addresses too. */
  searchesEmails: boolean
  deleted: 'with' | 'without' | 'only'
  isAdmin?: boolean | undefined
  state?: AccountState | undefined
  neverSignedIn?: boolean | undefined
  lastAccessBefore?: Date | undefined
}

export interface PeoplePlace {
  column: 'name' | 'createdTime' | 'lastAccess'
  order: 'asc' | 'desc'
  limit: number
  offset: number
  /** The last of the page before; its key is looked up where it was too long to be said. */
  after: { key: string | null; id: string } | null
}

const eb = expressionBuilder<Database>()

const isInvited = sql<boolean>`exists (${eb
  .selectFrom('mail_link')
  .select(sql.lit(1).as('one'))
  .where('mail_link.member_id', '=', sql.ref<string>('member.id'))
  .where('mail_link.purpose', '=', sql.lit('invitation'))})`

/** What an account is, as accountState in rules.ts has it. */
const STATES: Record<AccountState, ReturnType<typeof sql<SqlBool>>> = {
  suspended: sql<SqlBool>`member.suspended_at is not null`,
  active: sql<SqlBool>`(member.suspended_at is null and member.account_id is not null)`,
  invited: sql<SqlBool>`(member.suspended_at is null and member.account_id is null and ${isInvited})`,
  created: sql<SqlBool>`(member.suspended_at is null and member.account_id is null and not ${isInvited})`,
}

/** Narrows a statement about `member` to the people who fit. */
export function people(db: Db, filter: PeopleFilter) {
  const { teamIds, role, search, deleted, isAdmin, state, neverSignedIn, lastAccessBefore } = filter
  return db
    .selectFrom('member')
    .$if(deleted === 'without', (query) => query.where(sql<SqlBool>`not member.is_deleted`))
    .$if(deleted === 'only', (query) => query.where(sql<SqlBool>`member.is_deleted`))
    .$if(deleted !== 'without', (query) => query.where('member.erased_at', 'is', null))
    .$if(teamIds !== null || role !== undefined, (query) => query.where(isInTeam(teamIds, role)))
    .$if(search !== undefined, (query) => query.where(holds(search!, filter.searchesEmails)))
    .$if(isAdmin !== undefined, (query) => query.where('member.is_admin', '=', isAdmin!))
    .$if(state !== undefined, (query) => query.where(STATES[state!]))
    .$if(neverSignedIn !== undefined, (query) =>
      query.where('member.last_access_at', neverSignedIn ? 'is' : 'is not', null),
    )
    .$if(lastAccessBefore !== undefined, (query) => query.where('member.last_access_at', '<', lastAccessBefore!))
}

function isInTeam(teamIds: readonly string[] | null, role: string | undefined) {
  const place = eb
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select(sql.lit(1).as('one'))
    .where('team_member.member_id', '=', sql.ref<string>('member.id'))
    .where('team.is_deleted', '=', sql.lit(false))
    .$if(teamIds !== null, (query) => query.where(sql<SqlBool>`team.id = any(${teamIds}::uuid[])`))
    .$if(role !== undefined, (query) => query.where('team_member.role', '=', role!))
  return sql<SqlBool>`exists (${place})`
}

function holds(search: string, searchesEmails: boolean) {
  const pattern = likePattern(search)
  const byName = sql<SqlBool>`${NAME} ilike ${pattern}`
  return searchesEmails ? sql<SqlBool>`(${byName} or member.email ilike ${pattern})` : byName
}

/** What a list is sorted by; who was never here stands before everybody else. */
const KEYS = {
  name: { expression: sql<string>`lower(${NAME})`, type: sql`text` },
  createdTime: { expression: sql<Date>`member.created_at`, type: sql`timestamptz` },
  lastAccess: { expression: sql<Date>`coalesce(member.last_access_at, '-infinity')`, type: sql`timestamptz` },
}

export type PersonInList = Awaited<ReturnType<ReturnType<typeof pageOfPeople>['execute']>>[number]

/** A page of people and one more. */
export function pageOfPeople(db: Db, filter: PeopleFilter, { column, order, limit, offset, after }: PeoplePlace) {
  const { expression, type } = KEYS[column]
  const direction = order === 'asc' ? sql`>` : sql`<`
  return people(db, filter)
    .$if(after !== null, (query) =>
      query.where(sql<SqlBool>`(${expression}, member.id) ${direction} (${keyOf(after!)}::${type}, ${after!.id}::uuid)`),
    )
    .select([
      'member.id',
      'member.email',
      'member.first_name as firstName',
      'member.last_name as lastName',
      'member.picture_id as pictureId',
      'member.is_deleted as isDeleted',
      'member.deleted_at as deletedAt',
      'member.is_admin as isAdmin',
      'member.account_id as accountId',
      'member.suspended_at as suspendedAt',
      'member.created_at as createdAt',
      'member.last_access_at as lastAccessAt',
      sql<boolean>`member.account_id is null and ${isInvited}`.as('isInvited'),
      sql<string>`(${expression})::text`.as('key'),
    ])
    .orderBy(expression, order)
    .orderBy('member.id', order)
    .limit(limit + 1)
    .offset(offset)
}

/** A long name is not said but looked up, as it is now. */
function keyOf({ key, id }: { key: string | null; id: string }) {
  if (key !== null) return sql`${key}`
  return sql`(${eb
    .selectFrom('member')
    .select(sql<string>`lower(${NAME})`.as('name'))
    .where('member.id', '=', id)})`
}

/** How many there are, as far as a page can begin. */
export function countPeople(db: Db, filter: PeopleFilter) {
  return countTo(db, people(db, filter), LAST_CAP).execute()
}
