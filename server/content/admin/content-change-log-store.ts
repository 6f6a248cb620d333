import { sql } from 'kysely'
import {
  entryColumns,
  fitting,
  newestFirst,
  type Change,
  type ChangeFilter,
  type ChangeSource,
} from '../../audit/change.sql.ts'
import type { Db } from '../../db/connect.ts'
import { LAST_CAP } from '../../db/page.ts'
import { countTo } from '../../db/statement.ts'
import { NAME } from '../../users/name.sql.ts'

/** What the list of changes says of content. */

export interface ContentChangeFilter extends ChangeFilter {
  kind: 'edits' | 'statuses'
  /** Whether changes of assets, and of all but assets. */
  reads: { assets: boolean; others: boolean }
}

const ITEM_NAME = sql<string>`coalesce(content.name, topic.name)`

function filtered(db: Db, { kind, reads, ...filter }: ContentChangeFilter) {
  return (
    db
      .selectFrom('audit_entry')
      .leftJoin('content', 'content.id', 'audit_entry.object_id')
      .leftJoin('topic', 'topic.id', 'audit_entry.object_id')
      .leftJoin('member', 'member.id', 'audit_entry.actor_id')
      .where(sql<boolean>`(content.id is not null or topic.id is not null)`)
      .where('audit_entry.object_type', kind === 'statuses' ? '=' : '<>', 'statusChange')
      // What learners say of themselves is no change of content.
      .where(sql<boolean>`not audit_entry.details @> '[{"property": "userContentStatus"}]'::jsonb`)
      .$if(!reads.assets, (query) =>
        query.where(sql<boolean>`coalesce(content.type, 'topic') in ('playlist', 'topic')`),
      )
      .$if(!reads.others, (query) => query.where('content.type', '<>', 'playlist'))
      .$call(fitting(filter, { item: ITEM_NAME, author: NAME }))
  )
}

export type ContentChange = Change & {
  type: string
  /** What the entry is about, which may be a part of the content. */
  objectType: string
  isItemDeleted: boolean
}

export function changesOfContent(db: Db, filter: ContentChangeFilter): ChangeSource<ContentChange> {
  return {
    list: (place) => described(db, filter).$call(newestFirst(place)).execute(),
    count: () => countTo(db, filtered(db, filter), LAST_CAP).execute(),
  }
}

/** One edit. @returns nothing for one of what the caller does not read */
export function findChange(
  db: Db,
  id: string,
  reads: ContentChangeFilter['reads'],
): Promise<ContentChange | undefined> {
  return described(db, { kind: 'edits', reads }).where('audit_entry.id', '=', id).executeTakeFirst()
}

function described(db: Db, filter: ContentChangeFilter) {
  return filtered(db, filter).select([
    ...entryColumns(NAME, ITEM_NAME),
    sql<string>`coalesce(content.type, 'topic')`.as('type'),
    sql<string>`audit_entry.object_type`.as('objectType'),
    sql<boolean>`coalesce(content.is_deleted, false)`.as('isItemDeleted'),
  ])
}
