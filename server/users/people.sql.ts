import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import { findsAny, likePattern } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { valueIn } from './custom-field.sql.ts'
import { NAME } from './name.sql.ts'
import type { AccountState } from './rules.ts'
import type { FactName } from './user-fact-rules.ts'
import { FACT_COLUMNS, factOf } from './user-fact.sql.ts'

/** Who is meant by the filters of the list of people. */

export interface PeopleFilter {
  /** Only people of these teams; null for everybody. */
  teamIds: readonly string[] | null
  /** Whether many people are in these teams: then each person is looked up there, otherwise the others are found by them. */
  areInTeams?: 'few' | 'many' | undefined
  /** Only people who have it in one of the teams that count. */
  role?: 'member' | 'manager' | undefined
  search?: string | undefined
  /** Whether the search looks at addresses too: at everybody's, or at those of the people of these teams. */
  searchesEmails: boolean | readonly string[]
  deleted: 'with' | 'without' | 'only'
  isAdmin?: boolean | undefined
  state?: AccountState | undefined
  neverSignedIn?: boolean | undefined
  lastAccessBefore?: Date | undefined
  /** Who came or was changed since then. */
  updatedSince?: Date | undefined
  /** Of whom it is known. */
  attribute?: FactName | undefined
  /** Who has this in `attribute`, in any case. */
  attributeValue?: string | undefined
  /** Who entered something in it. */
  customFieldId?: string | undefined
  /** Who entered this in `customFieldId`, in any case. */
  customFieldValue?: string | undefined
}

const eb = expressionBuilder<Database>()

/** Whether the row of `member` has an invitation, in time or not. */
export const isInvited = sql<boolean>`exists (${eb
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
  const { teamIds, role, search, deleted, isAdmin, state, neverSignedIn, lastAccessBefore, updatedSince } = filter
  const { attribute, attributeValue, customFieldId, customFieldValue } = filter
  return db
    .selectFrom('member')
    .$if(deleted === 'without', (query) => query.where(sql<SqlBool>`not member.is_deleted`))
    .$if(deleted === 'only', (query) => query.where(sql<SqlBool>`member.is_deleted`))
    .$if(deleted !== 'without', (query) => query.where('member.erased_at', 'is', null))
    .$if(deleted !== 'without', (query) => query.where('member.is_service', '=', false))
    .$if(teamIds !== null || role !== undefined, (query) => query.where(isInTeam(filter)))
    .$if(search !== undefined, (query) => query.where(holds(search!, filter.searchesEmails)))
    .$if(isAdmin !== undefined, (query) => query.where('member.is_admin', '=', isAdmin!))
    .$if(state !== undefined, (query) => query.where(STATES[state!]))
    .$if(neverSignedIn !== undefined, (query) =>
      query.where('member.last_access_at', neverSignedIn ? 'is' : 'is not', null),
    )
    .$if(lastAccessBefore !== undefined, (query) => query.where('member.last_access_at', '<', lastAccessBefore!))
    .$if(updatedSince !== undefined, (query) => query.where(isUpdated(updatedSince!)))
    .$if(attribute !== undefined, (query) => query.where(hasAttribute(attribute!, attributeValue)))
    .$if(customFieldId !== undefined, (query) => query.where(isOneOf(valueIn(customFieldId!), customFieldValue)))
}

/** When the row of `member` was here last; who never was stands before everybody else. The index member_last_access has it in these words. */
export const LAST_ACCESS = sql<Date>`case when member.last_access_at is null then '-infinity'::timestamptz else member.last_access_at end`

/** Whether the row of `member` is as new, or something new is told of it. */
function isUpdated(since: Date) {
  const told = eb.selectFrom('audit_entry').select('audit_entry.object_id').where('audit_entry.created_at', '>=', since)
  return sql<SqlBool>`(member.created_at >= ${since} or member.id in (${told.where('audit_entry.object_id', 'is not', null)}))`
}

/** Whether a text about somebody is there, and is the one that is looked for. */
function isOneOf(kept: RawBuilder<string | null>, value: string | undefined) {
  return value === undefined
    ? sql<SqlBool>`${kept} is not null`
    : sql<SqlBool>`lower(btrim(${kept})) = lower(btrim(${value}))`
}

/** What stands in member_fact is found by its index; the planner knows how many have it. */
function hasAttribute(name: FactName, value: string | undefined) {
  if (name in FACT_COLUMNS) return isOneOf(factOf(name), value)
  const found = eb
    .selectFrom('member_fact')
    .select('member_fact.member_id')
    .where('member_fact.fact', '=', name)
    .where('member_fact.value', 'is not', null)
    .$if(value !== undefined, (query) => query.where(sql<SqlBool>`member_fact.compared = lower(btrim(${value}))`))
  return sql<SqlBool>`member.id in (${found})`
}

function isInTeam({ teamIds, role, areInTeams = 'few' }: Pick<PeopleFilter, 'teamIds' | 'role' | 'areInTeams'>) {
  const place = eb
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .where('team.is_deleted', '=', sql.lit(false))
    .$if(teamIds !== null, (query) => query.where(sql<SqlBool>`team.id = any(${teamIds}::uuid[])`))
    .$if(role !== undefined, (query) => query.where('team_member.role', '=', role!))
  if (areInTeams === 'few') return sql<SqlBool>`member.id in (${place.select('team_member.member_id')})`
  const own = place.where('team_member.member_id', '=', sql.ref<string>('member.id'))
  return findsAny(own.select(sql.lit(true).as('isIn')))
}

/** Whether the search looks at the address of the row of `member`. */
export function isEmailSearched(searchesEmails: PeopleFilter['searchesEmails']) {
  if (typeof searchesEmails === 'boolean') return sql<SqlBool>`${sql.lit(searchesEmails)}`
  return isInTeam({ teamIds: searchesEmails, areInTeams: 'many' })
}

function holds(search: string, searchesEmails: PeopleFilter['searchesEmails']) {
  const pattern = likePattern(search)
  const byName = sql<SqlBool>`${NAME} ilike ${pattern}`
  if (searchesEmails === false) return byName
  return sql<SqlBool>`(${byName} or (member.email ilike ${pattern} and ${isEmailSearched(searchesEmails)}))`
}
