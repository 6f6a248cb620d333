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
import { NAME } from '../users/name.sql.ts'
import { CHANGED_TYPES, type ChangedType } from './change-rules.ts'

/** What the list of changes says of the hub itself. */

/** As it was called when it was changed: most of it is of the hub as a whole. */
const ITEM_NAME = sql<string>`audit_entry.object_name`

function filtered(db: Db, filter: ChangeFilter) {
  return db
    .selectFrom('audit_entry')
    .leftJoin('member', 'member.id', 'audit_entry.actor_id')
    .where('audit_entry.object_type', 'in', [...CHANGED_TYPES.keys()])
    .$call(fitting(filter, { item: ITEM_NAME, author: NAME }))
}

export type HubChange = Change & { type: ChangedType }

export function changesOfHub(db: Db, filter: ChangeFilter): ChangeSource<HubChange> {
  const entries = filtered(db, filter)
  const described = entries.select([...entryColumns(NAME, ITEM_NAME), 'audit_entry.object_type as objectType'])
  return {
    list: async (place) => (await described.$call(newestFirst(place)).execute()).map(typed),
    count: () => countTo(db, entries, LAST_CAP).execute(),
  }
}

function typed<R extends { objectType: string }>({ objectType, ...row }: R) {
  return { ...row, type: CHANGED_TYPES.get(objectType)! }
}
