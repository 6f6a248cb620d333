import { sql } from 'kysely'
import type { Call, PublicCall } from '../context.ts'
import { viewerOf } from './rules.ts'
import { isVisible } from './visibility.sql.ts'

/** The content among some that another team owns, or that the hub owns and the manager who calls does not see. */
export async function findForeignContent(call: PublicCall, ids: readonly string[]): Promise<string[]> {
  const { db, caller } = call
  if (!caller) return [...ids]
  const isOwned = sql<boolean>`content.owner_team_id = any(${caller.managedTeamIds}::uuid[])`
  const rows = await db
    .selectFrom('content')
    .select('content.id')
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .where(({ eb, and, or, not, fn }) => {
      const isOfHub = and([eb('content.owner_team_id', 'is', null), isVisible(viewerOf(call as Call))])
      return not(fn.coalesce(or([isOwned, isOfHub]), sql.lit(false)))
    })
    .execute()
  return rows.map(({ id }) => id)
}
