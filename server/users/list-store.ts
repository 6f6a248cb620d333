import { expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { LastRow } from '../contract/after.ts'
import type { CountCap, PageQuery } from '../db/page.ts'
import { countTo } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { NAME } from './name.sql.ts'
import { isEmailSearched, isInvited, LAST_ACCESS, people, type PeopleFilter } from './people.sql.ts'

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
  return (
    people(db, filter)
      // Who was never here stands first in this order, and whoever was here later last: neither is walked through.
      .$if(column === 'lastAccess' && filter.lastAccessBefore !== undefined, (query) =>
        query.where(sql<SqlBool>`(${LAST_ACCESS} > '-infinity' and ${LAST_ACCESS} < ${filter.lastAccessBefore})`),
      )
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
        sql<boolean>`member.account_id is null and ${isInvited}`.as('isInvited'),
        sql<string>`(${expression})::text`.as('key'),
        sql<boolean>`${isEmailSearched(filter.searchesEmails)}`.as('showsAccount'),
      ])
      .orderBy(expression, order)
      .orderBy('member.id', order)
      .limit(limit)
      .offset(offset)
  )
}

/** A long name is not said but looked up, as it is now. */
function keyOf({ key, id }: LastRow) {
  if (key !== null) return sql`${key}`
  return sql`(${expressionBuilder<Database>()
    .selectFrom('member')
    .select(sql<string>`lower(${NAME})`.as('name'))
    .where('member.id', '=', id)})`
}

/** How many there are, counted to one beyond a cap. */
export function countPeople(db: Db, filter: PeopleFilter, cap: CountCap) {
  return countTo(db, people(db, filter), cap).execute()
}

/** From so many people of its teams on, a list is read in its order, and each of its people is looked up in the teams. */
const MANY = 5_000

/** Whether more than a few people are in these teams, or in any, with a role where one is named. Deleted teams count too. */
export async function hasManyPlaces(db: Db, teamIds: readonly string[] | null, role?: string): Promise<boolean> {
  const row = await db
    .selectFrom('team_member')
    .select(sql.lit(1).as('one'))
    .$if(teamIds !== null, (query) => query.where(sql<SqlBool>`team_member.team_id = any(${teamIds}::uuid[])`))
    .$if(role !== undefined, (query) => query.where('team_member.role', '=', role!))
    .limit(1)
    .offset(MANY)
    .executeTakeFirst()
  return row !== undefined
}
