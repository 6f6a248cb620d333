import { expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { LastRow } from '../contract/after.ts'
import type { CountCap, PageQuery } from '../db/page.ts'
import { countTo, isMore } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { askedWords, byRarity } from './name-rules.ts'
import {
  addressed,
  asksAccount,
  FEW,
  found,
  isEmailSearched,
  INVITED_UNTIL,
  LAST_ACCESS,
  named,
  people,
  placesFound,
  whoEntered,
  withAccount,
  withFact,
  type ManyHave,
  type PeopleFilter,
} from './people.sql.ts'
import { NAME } from './name.sql.ts'

const eb = expressionBuilder<Database>()

/** The people of a hub, page by page. */

export interface PeoplePlace extends PageQuery {
  column: 'name' | 'createdTime' | 'lastAccess'
  order: 'asc' | 'desc'
  /** Its key is looked up where it was too long to be said. */
  after: LastRow | null
}

/** What a list is sorted by; who was never here stands before everybody else. */
const KEYS = {
  name: { expression: sql<string>`lower(${NAME})`, type: sql`text` },
  createdTime: { expression: sql<Date>`member.created_at`, type: sql`timestamptz` },
  lastAccess: { expression: LAST_ACCESS, type: sql`timestamptz` },
}

export type PersonInList = Awaited<ReturnType<ReturnType<typeof pageOfPeople>['execute']>>[number]

export function pageOfPeople(db: Db, filter: PeopleFilter, { column, order, limit, offset, after }: PeoplePlace) {
  const { expression, type } = KEYS[column]
  const direction = order === 'asc' ? sql`>` : sql`<`
  return people(db, filter)
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`((${expression}), member.id) ${direction} (${keyOf(after!)}::${type}, ${after!.id}::uuid)`,
      ),
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
      INVITED_UNTIL.as('invitedUntil'),
      sql<string>`(${expression})::text`.as('key'),
      sql<boolean>`${isEmailSearched(filter.searchesEmails)}`.as('showsAccount'),
    ])
    .orderBy(expression, order)
    .orderBy('member.id', order)
    .limit(sql.lit(limit))
    .offset(offset)
}

/** A long name is not said but looked up, as it is now. */
function keyOf({ key, id }: LastRow) {
  if (key !== null) return sql`${key}`
  return sql`(${eb
    .selectFrom('member')
    .select(sql<string>`lower(${NAME})`.as('name'))
    .where('member.id', '=', id)})`
}

/** How many there are, counted to one beyond a cap: in any order, so they are found by their team or by what is known of them, however many that are. */
export function countPeople(db: Db, { many, ...filter }: PeopleFilter, cap: CountCap) {
  const known = { ...many, attribute: many?.attribute && undefined, customField: many?.customField && undefined }
  const { teamIds, role } = filter
  const isFoundOtherwise = Object.values(known).includes(false)
  if (!many?.places || isFoundOtherwise || teamIds?.length !== 1)
    return countTo(db, people(db, { ...filter, many: known }), cap).execute()
  const fits = people(db, { ...filter, teamIds: null, role: undefined, many: known })
    .select('member.id')
    .whereRef('member.id', '=', sql.ref('place.member_id'))
    .limit(sql.lit(1))
  const places = db.selectFrom(placesFound(teamIds, role).as('place'))
  return countTo(
    db,
    places.innerJoinLateral(fits.as('found'), (join) => join.onTrue()),
    cap,
  ).execute()
}

/** More for a search: by the beginning of their first names people stand together in the order of names, where one would read far. */
const MANY_FOUND = 50_000

/** Of so many people of large teams it is looked whether fewer than these have the account that is asked for. */
const SAMPLE = 2_000
const RARE = 20

/**
 * What is asked and true of so many people, or of few, and which of the words that are searched for few have; deleted ones count too.
 * @returns `isRare`: whether hardly anybody of large teams has what is asked of accounts, so that they are found by these teams
 */
export async function manyHave(
  db: Db,
  filter: PeopleFilter,
): Promise<Required<Pick<PeopleFilter, 'many' | 'rarestFirst'>> & { isRare: boolean }> {
  const { teamIds, role, search, attribute, attributeValue, customFieldId, customFieldValue } = filter
  const rarestFirst = search === undefined ? undefined : await rarestOf(db, search)
  const asked: { [what in ManyHave]: Promise<boolean> | false } = {
    places: (teamIds !== null || role !== undefined) && isMore(db, placesFound(teamIds, role, FEW + 1), FEW),
    account: asksAccount(filter) && isMore(db, withAccount(filter, FEW + 1), FEW),
    search: search !== undefined && findsMany(db, search, { ...filter, rarestFirst }),
    attribute: attribute !== undefined && isMore(db, withFact(attribute, attributeValue), FEW),
    customField: customFieldId !== undefined && isMore(db, whoEntered(customFieldId, customFieldValue), FEW),
  }
  const entries = Object.entries(asked).filter(([, answer]) => answer !== false)
  const many: PeopleFilter['many'] = Object.fromEntries(
    await Promise.all(entries.map(async ([what, answer]) => [what, await answer] as const)),
  )
  const isRare = many.places === true && many.account === true && !(await isMore(db, sampled(db, filter), RARE))
  return { many: isRare ? { ...many, places: false } : many, rarestFirst, isRare }
}

/** Those of some people of the teams whose accounts are as the filter has them. */
function sampled(db: Db, filter: PeopleFilter) {
  const { teamIds, role, deleted, isAdmin, state, neverSignedIn, lastAccessBefore } = filter
  const some = placesFound(teamIds, role, SAMPLE)
  const asked = { deleted, isAdmin, state, neverSignedIn, lastAccessBefore }
  return people(db, { teamIds: null, searchesEmails: false, ...asked })
    .select('member.id')
    .where(sql<SqlBool>`member.id = any(array(${some}))`)
}

/** The words that are asked for, those first that few names have; undefined where many have each of them. */
async function rarestOf(db: Db, search: string): Promise<readonly string[] | undefined> {
  const { words, hasRare } = await byRarity(search, (word) => isMore(db, named(word), MANY_FOUND))
  return hasRare ? words : undefined
}

/** Who has all words is looked up only where each of them is in many names. */
async function findsMany(
  db: Db,
  search: string,
  { searchesEmails, rarestFirst }: Pick<PeopleFilter, 'searchesEmails' | 'rarestFirst'>,
): Promise<boolean> {
  if (searchesEmails !== false && (await isMore(db, addressed(search, searchesEmails), MANY_FOUND))) return true
  const words = askedWords(search)
  if (rarestFirst || words.length === 0) return false
  return words.length === 1 || isMore(db, found(search, false), MANY_FOUND)
}
