import { sql } from 'kysely'
import { statement } from '../db/statement.ts'
import { goalOf } from './goal.sql.ts'
import { ownState } from './own-state.sql.ts'
import type { Viewer } from './rules.ts'

/** What is asked of somebody with some content. */

/** The assignment that counts for somebody, of each content that has one for them. */
export const findGoals = statement<Viewer & { ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('content')
    .leftJoinLateral(ownState(value.memberId), (join) => join.onTrue())
    .innerJoinLateral(
      () => goalOf(value),
      (join) => join.onTrue(),
    )
    .where(sql<boolean>`content.id = any(${value.ids}::uuid[])`)
    .select(['content.id', 'goal.type as goalType', 'goal.dueAt as goalDueAt', 'goal.isMet as isGoalMet']),
)
