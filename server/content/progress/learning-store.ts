import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { statement } from '../../db/statement.ts'

export interface LearningProgress {
  completedAssets: number
  /** The completion times of those assets together, in seconds. */
  learningTime: number
}

/** What a member completed so far, deleted assets included: what was learned stays learned. */
export async function sumProgress(db: Db, memberId: string): Promise<LearningProgress> {
  const [row] = await sums(db, { memberId })
  return row!
}

const sums = statement<{ memberId: string }>()((db, value) =>
  db
    .selectFrom('content_user')
    .innerJoin('content', 'content.id', 'content_user.content_id')
    .select([
      sql<number>`count(*)::int`.as('completedAssets'),
      sql<number>`coalesce(sum(content.completion_time), 0)::int`.as('learningTime'),
    ])
    .where('content_user.member_id', '=', value.memberId)
    .where('content_user.status', '=', sql.lit('completed'))
    .where('content.type', '<>', sql.lit('playlist')),
)
