import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'

/** Who marks assets as done: the learners themselves (`manual`), or the hub (`automatic`). */

export type ManualAsset = Awaited<ReturnType<typeof listManual>>[number]

/** The assets that learners mark as done, by name. */
export function listManual(db: Db) {
  return db
    .selectFrom('content')
    .innerJoin('asset', 'asset.content_id', 'content.id')
    .select(['content.id', 'content.name', sql<'upload' | 'web' | 'zip' | 'scorm'>`content.type`.as('type')])
    .where('asset.mark_as_done_mode', '=', 'manual')
    .where('content.is_deleted', '=', false)
    .where('content.given_by', 'is', null)
    .orderBy(sql`lower(content.name)`)
    .orderBy('content.id')
    .execute()
}

/**
 * Gives those of some assets that have one mode and are not deleted the other, and a new version. When they were last updated stays, or a
 * change of all would make all of them the newest.
 * @returns which
 */
export async function switchMode(
  db: Db,
  ids: readonly string[],
  { from, to }: { from: 'manual' | 'automatic'; to: 'manual' | 'automatic' },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .updateTable('content')
    .from('asset')
    .set({ version: sql<number>`content.version + 1` })
    .whereRef('asset.content_id', '=', 'content.id')
    .where('content.id', 'in', ids)
    .where('content.is_deleted', '=', false)
    .where('asset.mark_as_done_mode', '=', from)
    .returning('content.id')
    .execute()
  const changed = rows.map(({ id }) => id)
  if (changed.length)
    await db.updateTable('asset').set({ mark_as_done_mode: to }).where('asset.content_id', 'in', changed).execute()
  return new Set(changed)
}
