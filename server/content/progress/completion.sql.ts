import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../../db/types.ts'

/** Whether somebody completed what stands in `content`; `mine` is their content_user. A playlist is done when all that it requires now is. */
export function isCompleted(memberId: string) {
  return sql<boolean>`coalesce(case
    when content.type = 'playlist' then content.required_count > 0 and ${completedAssets(memberId)} >= content.required_count
    else mine.status = 'completed' end, false)`
}

/** How many required assets of the playlist in `content` somebody has completed; 0 for an asset. */
export function completedAssets(memberId: string) {
  const count = expressionBuilder<Database>()
    .selectFrom('playlist_asset')
    .innerJoin('content_user as done', 'done.content_id', 'playlist_asset.asset_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('playlist_asset.playlist_id', '=', sql.ref<string>('content.id'))
    .where(sql<boolean>`not playlist_asset.optional`)
    .where(sql<boolean>`done.member_id = ${memberId}::uuid`)
    .where('done.status', '=', sql.lit('completed'))
  return sql<number>`(${count})`
}
