import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Which pages of a document people have seen: a multirange of content_user, which is short however long they read. */

/** Pages that follow each other, from 1, both ends included. */
export interface PageRange {
  first: number
  last: number
}

/** Where somebody is in a document, and which of its pages they have seen, in their order. */
export async function findPages(
  db: Db,
  memberId: string,
  assetId: string,
): Promise<{ page: number | null; seen: PageRange[] } | undefined> {
  const seen = sql<PageRange[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('first', lower(part), 'last', upper(part) - 1) order by part), '[]')
    from unnest(content_user.pages_seen) as part
  )`
  return db
    .selectFrom('content_user')
    .select(['content_user.page', seen.as('seen')])
    .where('content_user.member_id', '=', memberId)
    .where('content_user.content_id', '=', assetId)
    .executeTakeFirst()
}

export interface SeenPages {
  memberId: string
  assetId: string
  page: number
  pageCount: number
  seen: readonly PageRange[]
}

/**
 * Keeps where somebody is in a document that they have opened, and adds what they have seen of it.
 * @returns how many pages they have seen in all and which quarters they had reached before, or nothing where they have not opened it
 */
export function savePages(db: Db, { memberId, assetId, page, pageCount, seen }: SeenPages) {
  const added = sql`(
    select coalesce(range_agg(int4range(part.first, part.last, '[]')), '{}')
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as part (first int, last int)
  )`
  const all = sql<string>`(coalesce(content_user.pages_seen, '{}') + ${added}) * int4multirange(int4range(1, ${pageCount}, '[]'))`
  return db
    .updateTable('content_user')
    .set({ page, pages_seen: all })
    .where('content_user.member_id', '=', memberId)
    .where('content_user.content_id', '=', assetId)
    .where('content_user.status', '<>', 'notstarted')
    .returning([
      'content_user.status',
      'content_user.furthest_step as stepBefore',
      sql<number>`(
        select coalesce(sum(upper(part) - lower(part)), 0)::int from unnest(content_user.pages_seen) as part
      )`.as('seenCount'),
    ])
    .executeTakeFirst()
}

/** Begins the count of seen pages anew: what is due again, or was replaced, is read once more. */
export async function forgetSeen(
  db: Db,
  { memberId, assetId }: Pick<SeenPages, 'memberId' | 'assetId'>,
): Promise<void> {
  await db
    .updateTable('content_user')
    .set({ pages_seen: null })
    .where('content_user.member_id', '=', memberId)
    .where('content_user.content_id', '=', assetId)
    .execute()
}
