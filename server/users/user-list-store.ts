import { expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { LastRow } from '../contract/after.ts'
import type { CountCap, PageQuery } from '../db/page.ts'
import { countTo, isMore } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { askedWords, byRarity } from './name-rules.ts'
import {
  addressed,
  found,
  isEmailSearched,
  INVITED_UNTIL,
  LAST_ACCESS,
  named,
  people,
  whoEntered,
  withFact,
  type PeopleFilter,
  type PeopleNarrowing,
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
    .limit(limit)
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

/** How many there are, counted to one beyond a cap: in any order, so whom a fact is known of is found by it, however many that are. */
export function countPeople(db: Db, { many, ...filter }: PeopleFilter, cap: CountCap) {
  const asked = new Set([...(many ?? [])].filter((what) => what === 'places' || what === 'search'))
  return countTo(db, people(db, { ...filter, many: asked }), cap).execute()
}

/** From so many people on, a list is read in its order, and what is asked is looked up for each of them. */
const MANY = 5_000
/** More for a search: by the beginning of their first names people stand together in the order of names, where one would read far. */
const MANY_FOUND = 50_000

/** What of a filter is true of so many people, and which of the words that are searched for few have; deleted ones and deleted teams count too. */
export async function manyHave(
  db: Db,
  filter: PeopleNarrowing,
): Promise<Required<Pick<PeopleFilter, 'many' | 'rarestFirst'>>> {
  const { teamIds, role, search, attribute, attributeValue, customFieldId, customFieldValue } = filter
  const rarestFirst = search === undefined ? undefined : await rarestOf(db, search)
  const many = await Promise.all([
    (teamIds !== null || role !== undefined) && isMore(db, placesIn(teamIds, role), MANY),
    search !== undefined && findsMany(db, search, { ...filter, rarestFirst }),
    attribute !== undefined && isMore(db, withFact(attribute, attributeValue), MANY),
    customFieldId !== undefined && isMore(db, whoEntered(customFieldId, customFieldValue), MANY),
  ])
  const names = (['places', 'search', 'attribute', 'customField'] as const).filter((_, index) => many[index])
  return { many: new Set(names), rarestFirst }
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

/** The places in these teams, or in any, with a role where one is named. */
function placesIn(teamIds: readonly string[] | null, role: string | undefined) {
  return eb
    .selectFrom('team_member')
    .select('team_member.member_id')
    .$if(teamIds !== null, (query) => query.where(sql<SqlBool>`team_member.team_id = any(${teamIds}::uuid[])`))
    .$if(role !== undefined, (query) => query.where('team_member.role', '=', role!))
}
