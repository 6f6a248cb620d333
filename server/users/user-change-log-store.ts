import { sql } from 'kysely'
import {
  entryColumns,
  fitting,
  newestFirst,
  type Change,
  type ChangeFilter,
  type ChangeSource,
} from '../audit/change.sql.ts'
import type { Db } from '../db/connect.ts'
import { LAST_CAP } from '../db/page.ts'
import { countTo } from '../db/statement.ts'
import { NAME } from './name.sql.ts'

/** What the list of changes says of people and custom fields. */

const SUBJECT_NAME = sql<string>`coalesce(nullif(btrim(subject.first_name || ' ' || subject.last_name), ''), split_part(subject.email, '@', 1))`
const ITEM_NAME = sql<string>`coalesce(${SUBJECT_NAME}, custom_field.label, audit_entry.object_name, '')`

function filtered(db: Db, filter: ChangeFilter) {
  return db
    .selectFrom('audit_entry')
    .leftJoin('member as subject', (join) =>
      join.onRef('subject.id', '=', 'audit_entry.object_id').on('subject.is_service', '=', false),
    )
    .leftJoin('custom_field', 'custom_field.id', 'audit_entry.object_id')
    .leftJoin('member', 'member.id', 'audit_entry.actor_id')
    .where(sql<boolean>`(subject.id is not null or audit_entry.object_type = 'customField')`)
    .$call(fitting(filter, { item: ITEM_NAME, author: NAME }))
}

export type UserChange = Change & { type: 'user' | 'customField'; isItemDeleted: boolean }

export function changesOfUsers(db: Db, filter: ChangeFilter): ChangeSource<UserChange> {
  const entries = filtered(db, filter)
  const described = entries.select([
    ...entryColumns(NAME, ITEM_NAME),
    sql<'user' | 'customField'>`case when subject.id is null then 'customField' else 'user' end`.as('type'),
    sql<boolean>`coalesce(subject.is_deleted, custom_field.id is null)`.as('isItemDeleted'),
  ])
  return {
    list: (place) => described.$call(newestFirst(place)).execute(),
    count: () => countTo(db, entries, LAST_CAP).execute(),
  }
}
