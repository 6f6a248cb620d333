import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** What members add to playlists of their team. */

/** How many things somebody added since then, also those that they took back. It holds what they add beside it. */
export async function lockCount(db: Db, memberId: string, since: Date): Promise<number> {
  await db.selectFrom('member').select('member.id').where('member.id', '=', memberId).forNoKeyUpdate().execute()
  const { count } = await db
    .selectFrom('playlist_contribution')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('playlist_contribution.member_id', '=', memberId)
    .where('playlist_contribution.contributed_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export interface NewContribution {
  playlistId: string
  contentId: string
  memberId: string
  now: Date
}

/** Writes down who added something, also where somebody had added it before and it went. */
export async function insertContribution(db: Db, { playlistId, contentId, memberId, now }: NewContribution) {
  const said = { member_id: memberId, contributed_at: now, is_taken_back: false }
  await db
    .insertInto('playlist_contribution')
    .values({ playlist_id: playlistId, content_id: contentId, ...said })
    .onConflict((conflict) => conflict.columns(['domain_id', 'playlist_id', 'content_id']).doUpdateSet(said))
    .execute()
}

/** @returns whether the member had added it and not taken it back */
export async function takeBack(
  db: Db,
  { playlistId, contentId, memberId }: Omit<NewContribution, 'now'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('playlist_contribution')
    .set({ is_taken_back: true })
    .where('playlist_contribution.playlist_id', '=', playlistId)
    .where('playlist_contribution.content_id', '=', contentId)
    .where('playlist_contribution.member_id', '=', memberId)
    .where('playlist_contribution.is_taken_back', '=', false)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function deleteItem(db: Db, playlistId: string, contentId: string): Promise<void> {
  await db
    .deleteFrom('playlist_item')
    .where('playlist_item.playlist_id', '=', playlistId)
    .where('playlist_item.content_id', '=', contentId)
    .execute()
}

/** Forgets who added what an editor has taken out, so that it is the editor's when they put it back. */
export async function forgetGone(db: Db, playlistId: string, kept: readonly string[]): Promise<void> {
  await db
    .updateTable('playlist_contribution')
    .set({ is_taken_back: true })
    .where('playlist_contribution.playlist_id', '=', playlistId)
    .where(sql<boolean>`playlist_contribution.content_id <> all(${kept}::uuid[])`)
    .execute()
}
