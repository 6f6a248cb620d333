import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from './types.ts'

/** How many required assets of the playlist in `content` somebody has completed; 0 for an asset. */
export function completedAssets(eb: Pick<ExpressionBuilder<Database, never>, 'selectFrom'>, memberId: string) {
  const count = eb
    .selectFrom('playlist_asset')
    .innerJoin('content_user as done', 'done.content_id', 'playlist_asset.asset_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('playlist_asset.playlist_id', '=', sql.ref<string>('content.id'))
    .where(sql<boolean>`not playlist_asset.optional`)
    .where(sql<boolean>`done.member_id = ${memberId}::uuid`)
    .where('done.status', '=', sql.lit('completed'))
  return sql<number>`(${count})`
}
