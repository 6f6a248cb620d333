import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Viewer } from './rules.ts'
import { isVisible } from './visibility.sql.ts'

export interface Manager extends Viewer {
  ledTeamIds: readonly string[]
}

/** The content among some that another team owns, or that the hub owns and the manager does not see. */
export async function findForeignContent(db: Db, ids: readonly string[], manager: Manager): Promise<string[]> {
  const isOwned = sql<boolean>`content.owner_team_id = any(${manager.ledTeamIds}::uuid[])`
  const rows = await db
    .selectFrom('content')
    .select('content.id')
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .where(({ eb, and, or, not, fn }) => {
      const isOfHub = and([eb('content.owner_team_id', 'is', null), isVisible(manager)])
      return not(fn.coalesce(or([isOwned, isOfHub]), sql.lit(false)))
    })
    .execute()
  return rows.map(({ id }) => id)
}
