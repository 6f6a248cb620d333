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

/** What the list of changes says of teams, their people and their types. */

const ITEM_NAME = sql<string>`coalesce(team.name, team_type.name, audit_entry.object_name, '')`

function filtered(db: Db, filter: ChangeFilter) {
  return db
    .selectFrom('audit_entry')
    .leftJoin('team', 'team.id', 'audit_entry.object_id')
    .leftJoin('team_type', 'team_type.id', 'audit_entry.object_id')
    .leftJoin('member', 'member.id', 'audit_entry.actor_id')
    .where('audit_entry.object_type', 'in', ['team', 'teamMember', 'teamType'])
    .$call(fitting(filter, { item: ITEM_NAME, author: NAME }))
}

export type TeamChange = Change & { type: 'team' | 'teamType'; isItemDeleted: boolean }

export function changesOfTeams(db: Db, filter: ChangeFilter): ChangeSource<TeamChange> {
  const entries = filtered(db, filter)
  const described = entries.select([
    ...entryColumns(NAME, ITEM_NAME),
    sql<'team' | 'teamType'>`case audit_entry.object_type when 'teamType' then 'teamType' else 'team' end`.as('type'),
    sql<boolean>`coalesce(team.is_deleted, team_type.id is null)`.as('isItemDeleted'),
  ])
  return {
    list: (place) => described.$call(newestFirst(place)).execute(),
    count: () => countTo(db, entries, LAST_CAP).execute(),
  }
}
