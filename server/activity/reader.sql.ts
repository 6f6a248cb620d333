import { sql, type Expression, type SqlBool } from 'kysely'
import type { Viewer } from '../content/rules.ts'
import { isVisible } from '../content/visibility.sql.ts'

/** Who reads of content: everything, or what they may see as a learner and what their teams own. */
export type Reader = 'all' | (Viewer & { managedTeamIds: readonly string[] })

/** Whether somebody may be told of what stands in `content`. */
export function mayRead(reader: Reader): Expression<SqlBool> {
  if (reader === 'all') return sql<SqlBool>`true`
  const isOwned = sql<SqlBool>`content.owner_team_id = any(${reader.managedTeamIds}::uuid[])`
  return sql<SqlBool>`(${isVisible(reader)} or coalesce(${isOwned}, false))`
}
