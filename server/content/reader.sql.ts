import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely'
import type { Database } from '../db/types.ts'
import type { Viewer } from './rules.ts'
import { isVisible } from './visibility.sql.ts'

const eb = expressionBuilder<Database>()

/** Who reads of content: everything, or what they may see as a learner and what their teams own. */
export type Reader = 'all' | (Viewer & { ledTeamIds: readonly string[] })

/** Whether somebody may be told of what stands in `content`. */
export function mayRead(reader: Reader): Expression<SqlBool> {
  if (reader === 'all') return sql<SqlBool>`true`
  const isOwned = sql<SqlBool>`content.owner_team_id = any(${reader.ledTeamIds}::uuid[])`
  return eb.or([isVisible(reader), eb.fn.coalesce(isOwned, sql.lit(false))])
}
