import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { statement } from '../db/statement.ts'
import { isVisible, memberAsViewer } from './visibility.sql.ts'
import type { Viewer } from './rules.ts'

/** Who may see one piece of content. */

export interface TargetRow {
  id: string
  type: string
  name: string
  ownerTeamId: string | null
  isVisible: boolean
}

/** Content that is not deleted, and whether the viewer may see it. */
export const findTarget = statement<Viewer & { id: string }>()((db, value) =>
  db
    .selectFrom('content')
    .select([
      'content.id',
      'content.type',
      'content.name',
      'content.owner_team_id as ownerTeamId',
      sql<boolean>`${isVisible(value)}`.as('isVisible'),
    ])
    .where('content.id', '=', value.id)
    .where('content.is_deleted', '=', sql.lit(false)),
)

/** Those of some members who belong to the hub and may see the content: one statement, however many they are. */
export async function listViewers(
  db: Db,
  contentId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .innerJoin('content', (join) => join.on('content.id', '=', contentId))
    .select('member.id')
    .where(sql<boolean>`member.id = any(${memberIds}::uuid[])`)
    .where('member.is_deleted', '=', sql.lit(false))
    .where(isVisible(memberAsViewer(now)))
    .execute()
  return rows.map(({ id }) => id)
}
