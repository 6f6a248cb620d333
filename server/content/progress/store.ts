import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { statement } from '../../db/statement.ts'
import { isVisible } from '../visibility.sql.ts'
import type { Viewer } from '../rules.ts'

/** What one person has done with one piece of content: the rows of content_user. */

/** `isPlaylist` says which of the two the caller means: an asset's id is no playlist. */
type Target = Viewer & { contentId: string; isPlaylist: boolean }
const KEY = ['domain_id', 'member_id', 'content_id'] as const

/** Saves visible content for the viewer. @returns no row when they may not see it */
export const save = statement<Target>()((db, value) =>
  db
    .insertInto('content_user')
    .columns(['member_id', 'content_id', 'saved_at'])
    .expression(visibleRow(db, value).select(sql<Date>`${value.now}::timestamptz`.as('saved_at')))
    .onConflict((conflict) =>
      conflict.columns([...KEY]).doUpdateSet({ saved_at: sql`coalesce(content_user.saved_at, excluded.saved_at)` }),
    )
    .returning('content_id'),
)

/** Takes visible content off the viewer's saved list. @returns no row when they may not see it */
export const unsave = statement<Target>()((db, value) =>
  db
    .insertInto('content_user')
    .columns(['member_id', 'content_id'])
    .expression(visibleRow(db, value))
    .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet({ saved_at: null }))
    .returning('content_id'),
)

export interface Like {
  isLiked: boolean
  /** 1 to 5; undefined leaves it as it is. */
  rating?: number | null | undefined
  message?: string | null | undefined
}

/** Likes visible content or takes the like back, and keeps the count of likes. @returns false when the viewer may not see it */
export async function like(db: Db, target: Target, { isLiked, rating, message }: Like): Promise<boolean> {
  const [found] = await ensureRow(db, target)
  if (!found) return false
  const change = await db
    .updateTable('content_user')
    .set({
      liked_at: isLiked ? sql<Date>`coalesce(content_user.liked_at, ${target.now})` : null,
      ...(rating === undefined ? {} : { rating }),
      ...(message === undefined ? {} : { rating_message: message }),
    })
    .from(
      db
        .selectFrom('content_user')
        .selectAll()
        .where('member_id', '=', target.memberId)
        .where('content_id', '=', target.contentId)
        .forUpdate()
        .as('before'),
    )
    .where('content_user.member_id', '=', target.memberId)
    .where('content_user.content_id', '=', target.contentId)
    .returning(sql<boolean>`before.liked_at is not null`.as('wasLiked'))
    .executeTakeFirst()
  const step = Number(isLiked) - Number(change?.wasLiked ?? false)
  if (step !== 0)
    await db
      .updateTable('content')
      .set({ rating_count: sql<number>`rating_count + ${step}` })
      .where('content.id', '=', target.contentId)
      .execute()
  return true
}

/** Makes the viewer's row for visible content where it is missing. @returns no row when they may not see it */
const ensureRow = statement<Target>()((db, value) =>
  db
    .insertInto('content_user')
    .columns(['member_id', 'content_id'])
    .expression(visibleRow(db, value))
    .onConflict((conflict) => conflict.columns([...KEY]).doUpdateSet({ member_id: sql`excluded.member_id` }))
    .returning('content_id'),
)

function visibleRow(db: Db, value: Target) {
  return db
    .selectFrom('content')
    .select([sql<string>`${value.memberId}::uuid`.as('member_id'), 'content.id as content_id'])
    .where('content.id', '=', value.contentId)
    .where(sql<boolean>`(content.type = 'playlist') = ${value.isPlaylist}::boolean`)
    .where(isVisible(value))
}

export type Status = 'notstarted' | 'opened' | 'completed'

export interface Progress {
  memberId: string
  assetId: string
  status: Status
  /** Undefined leaves it as it is. */
  scormStatus?: string | null | undefined
  playlistId?: string | null | undefined
  now: Date
}

/**
 * Sets how far somebody is with an asset and brings every playlist that holds it up to date. Opening never takes a
 * completion back; only `notstarted` does. Call it in a transaction. @returns those of the playlists that are completed
 */
export async function saveProgress(db: Db, progress: Progress): Promise<string[]> {
  const { memberId, assetId, status, now } = progress
  await lockMember(db, memberId)
  const opened = status === 'notstarted' ? null : now
  await db
    .insertInto('content_user')
    .values({
      member_id: memberId,
      content_id: assetId,
      status,
      opened_at: opened,
      completed_at: status === 'completed' ? now : null,
      scorm_status: progress.scormStatus ?? null,
      last_playlist_id: progress.playlistId ?? null,
    })
    .onConflict((conflict) =>
      conflict.columns([...KEY]).doUpdateSet({
        status:
          status === 'opened'
            ? sql<string>`case content_user.status when 'completed' then 'completed' else 'opened' end`
            : status,
        opened_at: status === 'completed' ? sql<Date>`coalesce(content_user.opened_at, excluded.opened_at)` : opened,
        completed_at:
          status === 'completed'
            ? sql<Date>`coalesce(content_user.completed_at, excluded.completed_at)`
            : status === 'notstarted'
              ? null
              : sql<Date>`content_user.completed_at`,
        ...(progress.scormStatus === undefined ? {} : { scorm_status: progress.scormStatus }),
        ...(progress.playlistId ? { last_playlist_id: progress.playlistId } : {}),
      }),
    )
    .execute()
  return updatePlaylists(db, progress)
}

/** Two windows of one person that complete the last two assets at once would each miss what the other does. */
async function lockMember(db: Db, memberId: string): Promise<void> {
  await db.selectFrom('member').select('member.id').where('member.id', '=', memberId).forNoKeyUpdate().execute()
}

async function updatePlaylists(db: Db, { memberId, assetId, now }: Progress): Promise<string[]> {
  const rows = await db
    .selectFrom('playlist_asset as holds')
    .innerJoin('playlist_asset as each', 'each.playlist_id', 'holds.playlist_id')
    .leftJoin('content_user as state', (join) =>
      join.onRef('state.content_id', '=', 'each.asset_id').on('state.member_id', '=', memberId),
    )
    .where('holds.asset_id', '=', assetId)
    .groupBy('holds.playlist_id')
    .select([
      'holds.playlist_id as playlistId',
      sql<boolean>`bool_or(coalesce(state.status, 'notstarted') <> 'notstarted')`.as('isStarted'),
      sql<boolean>`count(*) filter (where not each.optional) > 0 and bool_and(each.optional or coalesce(state.status = 'completed', false))`.as(
        'isDone',
      ),
    ])
    .execute()
  if (rows.length === 0) return []
  await db
    .insertInto('content_user')
    .values(
      rows.map(({ playlistId, isStarted, isDone }) => ({
        member_id: memberId,
        content_id: playlistId,
        status: isDone ? 'completed' : isStarted ? 'opened' : 'notstarted',
        opened_at: isStarted ? now : null,
        completed_at: isDone ? now : null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns([...KEY]).doUpdateSet({
        status: sql<string>`excluded.status`,
        opened_at: sql<Date>`coalesce(content_user.opened_at, excluded.opened_at)`,
        completed_at: sql<Date>`case when excluded.completed_at is null then null else coalesce(content_user.completed_at, excluded.completed_at) end`,
      }),
    )
    .execute()
  return rows.filter(({ isDone }) => isDone).map(({ playlistId }) => playlistId)
}
