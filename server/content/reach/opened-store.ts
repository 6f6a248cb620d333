import { sql } from 'kysely'
import { statement } from '../../db/statement.ts'
import type { Db } from '../../db/connect.ts'
import { memberAsViewer, remainingBefore } from '../visibility.sql.ts'

/** The sections that opened with somebody's progress, and stay open to them. */

interface Completed {
  memberIds: readonly string[]
  contentIds: readonly string[]
  now: Date
}

const insertOpened = statement<Completed>()((db, value) =>
  db
    .insertInto('opened_section')
    .columns(['member_id', 'section_id', 'opened_at'])
    .expression(
      db
        .selectFrom('playlist_item as done')
        .innerJoin('section as door', (join) =>
          join.onRef('door.playlist_id', '=', 'done.playlist_id').onRef('door.rank_key', '>', 'done.rank_key'),
        )
        .innerJoin('member', (join) => join.on(sql<boolean>`member.id = any(${value.memberIds}::uuid[])`))
        .where(sql<boolean>`done.content_id = any(${value.contentIds}::uuid[])`)
        .where('door.locking_mode', '=', sql.lit('progress'))
        .where(remainingBefore('door', memberAsViewer(value.now)), '=', 0)
        .select([
          'member.id as member_id',
          'door.id as section_id',
          sql<Date>`${value.now}::timestamptz`.as('opened_at'),
        ])
        .distinct(),
    )
    .onConflict((conflict) => conflict.doNothing()),
)

/** Writes down which sections stand open to some people now that they, or some of them, have completed some content. */
export async function openSections(
  db: Db,
  memberIds: readonly string[],
  contentIds: readonly string[],
  now: Date,
): Promise<void> {
  await insertOpened(db, { memberIds, contentIds, now })
}
