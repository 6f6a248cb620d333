import { expressionBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { LastRow } from '../contract/after.ts'
import { LAST_CAP, type PageQuery } from '../db/page.ts'
import { countTo } from '../db/statement.ts'
import type { Database } from '../db/types.ts'
import { NAME } from './name.sql.ts'
import { isInvited, people, type PeopleFilter } from './people.sql.ts'

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
  lastAccess: { expression: sql<Date>`coalesce(member.last_access_at, '-infinity')`, type: sql`timestamptz` },
}

export type PersonInList = Awaited<ReturnType<ReturnType<typeof pageOfPeople>['execute']>>[number]

export function pageOfPeople(db: Db, filter: PeopleFilter, { column, order, limit, offset, after }: PeoplePlace) {
  const { expression, type } = KEYS[column]
  const direction = order === 'asc' ? sql`>` : sql`<`
  return people(db, filter)
    .$if(after !== null, (query) =>
      query.where(
        sql<SqlBool>`(${expression}, member.id) ${direction} (${keyOf(after!)}::${type}, ${after!.id}::uuid)`,
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
    ])
    .orderBy(expression, order)
    .orderBy('member.id', order)
    .limit(limit)
    .offset(offset)
}

/** A long name is not said but looked up, as it is now. */
function keyOf({ key, id }: LastRow) {
  if (key !== null) return sql`${key}`
  return sql`(${expressionBuilder<Database>()
    .selectFrom('member')
    .select(sql<string>`lower(${NAME})`.as('name'))
    .where('member.id', '=', id)})`
}

/** How many there are, as far as a page can begin. */
export async function countPeople(db: Db, filter: PeopleFilter): Promise<number> {
  const [counted] = await countTo(db, people(db, filter), LAST_CAP).execute()
  return Math.min(counted!.total, LAST_CAP)
}
