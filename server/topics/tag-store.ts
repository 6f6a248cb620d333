import { sql } from 'kysely'
import type { Viewer } from '../content/rules.ts'
import { isVisible } from '../content/visibility.sql.ts'
import type { Db } from '../db/connect.ts'
import type { ListQuery } from '../db/page.ts'
import { likePattern } from '../db/statement.ts'

/** The words that content is found by. */

export interface TagRow {
  name: string
  count: number
}

/** @param viewer whose content counts, null for all */
function tags(db: Db, viewer: Viewer | null, search: string | undefined) {
  const used = db
    .selectFrom('content')
    .innerJoinLateral(sql<{ name: string }>`unnest(content.tags)`.as<'used'>(sql`used (name)`), (join) => join.onTrue())
    .select(['used.name', sql<number>`1`.as('isUsed')])
    .$if(viewer === null, (query) => query.where('content.is_deleted', '=', false))
    .$if(viewer !== null, (query) => query.where(isVisible(viewer!)))
  const made = db.selectFrom('tag').select(['tag.name', sql<number>`0`.as('isUsed')])
  return (
    db
      .selectFrom(made.unionAll(used).as('word'))
      // Spelled as it was made, or else as it comes first.
      .select([
        sql<string>`(array_agg(word.name order by word."isUsed", word.name))[1]`.as('name'),
        sql<number>`sum(word."isUsed")::int`.as('count'),
      ])
      .groupBy(sql`lower(word.name)`)
      .$if(search !== undefined, (query) => query.where('word.name', 'ilike', likePattern(search!)))
  )
}

export function listTags(db: Db, viewer: Viewer | null, { search, limit, offset }: ListQuery): Promise<TagRow[]> {
  return tags(db, viewer, search)
    .orderBy(sql`lower(word.name)`)
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countTags(db: Db, viewer: Viewer | null, search: string | undefined): Promise<number> {
  const { total } = await db
    .selectFrom(tags(db, viewer, search).as('found'))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Adds tags that are not there in any case. @returns how many are new */
export async function insertTags(db: Db, names: readonly string[]): Promise<number> {
  const rows = await db
    .insertInto('tag')
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('tag.name')
    .execute()
  return rows.length
}
