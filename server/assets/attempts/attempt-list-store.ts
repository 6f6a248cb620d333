import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { PageQuery } from '../../db/page.ts'
import type { KeptScore, ScormStatus } from '../rules.ts'
import type { ScormSettings } from '../store.ts'

/** The attempts of somebody at a course, without what the course stored in them. */

export interface AttemptSummary {
  id: string
  number: number
  status: ScormStatus
  score: number | null
  isKept: boolean
  startedAt: Date
  updatedAt: Date
}

/** The order in which attempts are kept, the one that counts first. */
const ORDER: Record<KeptScore, ReturnType<typeof sql>> = {
  best: sql`attempt.score desc, attempt.number`,
  last: sql`attempt.number desc`,
  first: sql`attempt.number`,
}

/** The attempts, the newest first. @param kept which of them counts with its score */
export function listAttempts(
  db: Db,
  { memberId, assetId, kept }: { memberId: string; assetId: string; kept: KeptScore },
  { limit, offset }: PageQuery,
): Promise<AttemptSummary[]> {
  return db
    .with('counting', (db) =>
      db
        .selectFrom('attempt')
        .select('attempt.id')
        .where('attempt.member_id', '=', memberId)
        .where('attempt.content_id', '=', assetId)
        .where('attempt.score', 'is not', null)
        .orderBy(ORDER[kept])
        .limit(1),
    )
    .selectFrom('attempt')
    .select((eb) => [
      'attempt.id',
      'attempt.number',
      sql<ScormStatus>`attempt.status`.as('status'),
      'attempt.score',
      eb
        .exists(eb.selectFrom('counting').select(sql.lit(1).as('one')).whereRef('counting.id', '=', 'attempt.id'))
        .$castTo<boolean>()
        .as('isKept'),
      'attempt.started_at as startedAt',
      'attempt.updated_at as updatedAt',
    ])
    .where('attempt.member_id', '=', memberId)
    .where('attempt.content_id', '=', assetId)
    .orderBy('attempt.number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countAttempts(db: Db, memberId: string, assetId: string): Promise<number> {
  const { count } = await db
    .selectFrom('attempt')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('attempt.member_id', '=', memberId)
    .where('attempt.content_id', '=', assetId)
    .executeTakeFirstOrThrow()
  return count
}

/** How the attempts at an asset count; nothing where the hub has no such asset. */
export async function findSettings(db: Db, assetId: string): Promise<{ settings: ScormSettings | null } | undefined> {
  return db
    .selectFrom('asset')
    .select(sql<ScormSettings | null>`asset.scorm_settings`.as('settings'))
    .where('asset.content_id', '=', assetId)
    .executeTakeFirst()
}
