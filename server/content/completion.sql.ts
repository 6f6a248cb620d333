import { expressionBuilder, sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../db/types.ts'

/** Whether somebody completed what stands in `content`; `mine` is their content_user. A playlist is done when all that it requires now is. */
export function isCompleted(memberId: string) {
  return sql<boolean>`coalesce(case
    when content.type = 'playlist' then content.required_count > 0 and ${completedAssets(memberId)} >= content.required_count
    else mine.status = 'completed' end, false)`
}

/** Whether somebody completed something, by its own status. What they completed is read once for all that a statement asks about. */
export function isAmongCompleted(id: string, memberId: string) {
  const completed = expressionBuilder<Database>()
    .selectFrom('content_user as done')
    .select('done.content_id')
    .where(sql<boolean>`done.member_id = ${memberId}::uuid`)
    .where('done.status', '=', sql.lit('completed'))
  return sql<boolean>`${sql.ref(id)} in (${completed})`
}

/** A playlist that requires nothing is neither begun nor done. */
export const CAN_BE_DONE = sql<boolean>`(content.type <> 'playlist' or content.required_count > 0)`

/** The ids of all content that somebody opened or completed, and of the playlists of which they completed something. */
export function begunContent(memberId: string) {
  const eb = expressionBuilder<Database>()
  return eb
    .selectFrom('content_user as met')
    .select('met.content_id as id')
    .where(sql<boolean>`met.member_id = ${memberId}::uuid`)
    .where('met.status', '<>', sql.lit('notstarted'))
    .unionAll(
      eb
        .selectFrom('content_user as done')
        .innerJoin('playlist_asset', 'playlist_asset.asset_id', 'done.content_id')
        .select('playlist_asset.playlist_id as id')
        .where(sql<boolean>`done.member_id = ${memberId}::uuid`)
        .where('done.status', '=', sql.lit('completed'))
        .where('playlist_asset.optional', '=', sql.lit(false)),
    )
}

/**
 * How many required assets of the playlist in `content` somebody has completed; 0 for an asset. As a condition of what is counted
 * what they completed is read once; as a join it is read for each playlist.
 */
export function completedAssets(memberId: string) {
  const isDone = isAmongCompleted('playlist_asset.asset_id', memberId)
  const count = expressionBuilder<Database>()
    .selectFrom('playlist_asset')
    .select(sql<number>`(count(*) filter (where ${isDone}))::int`.as('count'))
    .where('playlist_asset.playlist_id', '=', sql.ref<string>('content.id'))
    .where(sql<boolean>`not playlist_asset.optional`)
  return sql<number>`(${count})`
}

/** How long the required assets of the playlist in `content` take that somebody has not completed, in seconds; 0 for an asset. */
export function remainingTime(memberId: string) {
  const sum = expressionBuilder<Database>()
    .selectFrom('playlist_asset')
    .innerJoin('content as asset_of', 'asset_of.id', 'playlist_asset.asset_id')
    .leftJoin('content_user as done', (join) =>
      join
        .onRef('done.content_id', '=', 'playlist_asset.asset_id')
        .on(sql<boolean>`done.member_id = ${memberId}::uuid`)
        .on('done.status', '=', sql.lit('completed')),
    )
    .select(sql<number>`coalesce(sum(asset_of.completion_time), 0)::int`.as('seconds'))
    .where('playlist_asset.playlist_id', '=', sql.ref<string>('content.id'))
    .where(sql<boolean>`not playlist_asset.optional`)
    .where('done.content_id', 'is', null)
  return sql<number>`(${sum})`
}

/** The last time that somebody completed what stands in `content`, to be joined as `last`. It stays, whatever is required now. */
export function lastCompletion(eb: ExpressionBuilder<Database, 'content'>, memberId: string) {
  return eb
    .selectFrom('completion')
    .select(['completion.completed_at as completedAt', 'completion.version'])
    .where(sql<boolean>`completion.member_id = ${memberId}::uuid`)
    .where('completion.content_id', '=', sql.ref<string>('content.id'))
    .orderBy('completion.completed_at', 'desc')
    .orderBy('completion.id', 'desc')
    .limit(sql.lit(1))
}

/**
 * How many of the assets that the playlist in `content` requires came to it after somebody's last completion, joined as
 * `last`. Where its version is not known, these are what they have not completed: then they had all that there was.
 */
export function addedSince(memberId: string) {
  const count = expressionBuilder<Database>()
    .selectFrom('playlist_asset')
    .leftJoin('content_user as done', (join) =>
      join
        .onRef('done.content_id', '=', 'playlist_asset.asset_id')
        .on(sql<boolean>`done.member_id = ${memberId}::uuid`)
        .on('done.status', '=', sql.lit('completed')),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .where('playlist_asset.playlist_id', '=', sql.ref<string>('content.id'))
    .where(sql<boolean>`not playlist_asset.optional`)
    .where(
      sql<boolean>`case when last.version is null then done.content_id is null else playlist_asset.since_revision > last.version end`,
    )
  return sql<number>`case when ${sql.ref('last.completedAt')} is null then 0 else (${count}) end`
}
