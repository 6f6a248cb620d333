import { teamsManagedBy } from '../access/rights.ts'
import type { Call } from '../context.ts'
import { readPageAfter, shortKey, type PageAfter, type PageAfterQuery } from '../contract/after.ts'
import { badInput, notAllowed } from '../contract/problems.ts'
import { cappedTotal, countCap, type CappedPage } from '../db/page.ts'
import type { AccountState } from './rules.ts'
import { peopleAt, type PeopleFilter, type PeopleNarrowing } from './people.sql.ts'
import type { FactName } from './user-fact-rules.ts'
import * as store from './user-list-store.ts'

/** The people of a hub, as far as the caller sees them. */

/** What narrows the list. */
export interface UsersFilter {
  teamId?: string | undefined
  role?: 'member' | 'manager' | undefined
  search?: string | undefined
  includeDeletedUsers: boolean
  onlyDeleted: boolean
  isAdmin?: boolean | undefined
  state?: AccountState | undefined
  neverSignedIn?: boolean | undefined
  lastAccessBefore?: string | undefined
  updatedSince?: string | undefined
  attribute?: FactName | undefined
  attributeValue?: string | undefined
  customFieldId?: string | undefined
  customFieldValue?: string | undefined
}

export interface UsersQuery extends UsersFilter, PageAfterQuery {
  column: store.PeoplePlace['column']
  order: store.PeoplePlace['order']
}

export type UserList = PageAfter<store.PersonInList> & CappedPage<store.PersonInList> & { now: Date }

/**
 * With `user_read` everybody, otherwise the names in the caller's own teams, and with accounts the people of those that they manage.
 * @param teams those that the caller manages; null for who may see everybody @throws 400 `after-not-usable` or `selection-required`, 403
 */
export async function listUsers(call: Call, teams: readonly string[] | null, query: UsersQuery): Promise<UserList> {
  const { column, order } = query
  if (teams !== null) refuseForAdmins(query)
  const teamIds = teamsIn(call, teams, query.teamId)
  const narrowing = peopleFilter(query, teamIds, teams === null || teamsManagedBy(call))
  const now = call.context.now()
  const asked = peopleAt(narrowing, now)
  const { isRare, ...known } = await store.manyHave(call.db, asked)
  const filter = { ...asked, ...known }
  const cap = countCap(query)
  const page = await readPageAfter(call, ['listUsers', narrowing, column, order], query, {
    rows: (page) => store.pageOfPeople(call.db, filter, { column, order, ...page }).execute(),
    count: async (rows) => {
      // Whom hardly anybody is among is found by all of their teams, which is not done twice where a page holds them.
      const found = isRare && query.offset === 0 && query.after === undefined ? await rows : null
      const isWhole = found !== null && found.length <= query.limit
      return isWhole ? [{ total: found.length }] : store.countPeople(call.db, filter, cap)
    },
    lastRowOf: ({ key, id }) => ({ key: shortKey(key), id }),
  })
  return { ...page, ...cappedTotal(page.total, cap), now }
}

/** The teams whose people are listed; null for everybody. @throws 403 for a team of others */
function teamsIn(call: Call, teams: readonly string[] | null, teamId: string | undefined): readonly string[] | null {
  if (teams === null) return teamId === undefined ? null : [teamId]
  const own = call.caller.teamIds
  if (teamId === undefined) return own
  if (!own.includes(teamId.toLowerCase())) throw notAllowed('You may list only the people of your own teams.')
  return [teamId]
}

function refuseForAdmins(query: UsersQuery): void {
  const { includeDeletedUsers, onlyDeleted, isAdmin, state, neverSignedIn, lastAccessBefore, updatedSince, column } =
    query
  const { attribute, customFieldId } = query
  const asksMore = [isAdmin, state, neverSignedIn, lastAccessBefore, updatedSince, attribute, customFieldId].some(
    (each) => each !== undefined,
  )
  if (asksMore || includeDeletedUsers || onlyDeleted || column !== 'name')
    throw notAllowed('For these filters and this order you need the right user_read.')
}

function refuseValueOfNothing({ attribute, attributeValue, customFieldId, customFieldValue }: UsersFilter): void {
  if (attribute === undefined && attributeValue !== undefined)
    throw badInput('selection-required', '/attribute', 'Say in which attribute the value is.')
  if (customFieldId === undefined && customFieldValue !== undefined)
    throw badInput('selection-required', '/customFieldId', 'Say in which custom field the value is.')
}

/**
 * Who is meant by the filters. @param teamIds the teams whose people count; null for everybody @throws 400 `selection-required`: a value without what has it
 */
export function peopleFilter(
  query: UsersFilter,
  teamIds: readonly string[] | null,
  searchesEmails: PeopleFilter['searchesEmails'],
): PeopleNarrowing {
  refuseValueOfNothing(query)
  const { role, search, isAdmin, state, neverSignedIn, lastAccessBefore, updatedSince } = query
  const { attribute, attributeValue, customFieldId, customFieldValue } = query
  return {
    teamIds,
    role,
    search,
    searchesEmails,
    deleted: deletedOf(query),
    isAdmin,
    state,
    neverSignedIn,
    lastAccessBefore: lastAccessBefore === undefined ? undefined : new Date(lastAccessBefore),
    updatedSince: updatedSince === undefined ? undefined : new Date(updatedSince),
    attribute,
    attributeValue,
    customFieldId,
    customFieldValue,
  }
}

function deletedOf({ includeDeletedUsers, onlyDeleted }: UsersFilter): PeopleFilter['deleted'] {
  if (onlyDeleted) return 'only'
  return includeDeletedUsers ? 'with' : 'without'
}
