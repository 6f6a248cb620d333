import { sql } from 'kysely'
import type { Caller } from '../context.ts'
import type { Db } from '../db/connect.ts'
import type { ContentState } from './bounds.ts'

/** What is within the reach of a manager. Few statements, whatever a call names. */

/** Who brought files, and whose content may have them. */
export type Manager = Pick<Caller, 'memberId' | 'managedTeamIds'>

/** Content as it is, with what it holds and the files that it has; null where there is none. */
export async function findState(db: Db, contentId: string): Promise<ContentState | null> {
  const [content, teams, items, subtitles, former] = await Promise.all([
    db
      .selectFrom('content')
      .leftJoin('asset', 'asset.content_id', 'content.id')
      .select(['content.audience', 'content.only_in_playlists', 'content.thumbnail_id', 'asset.file_id'])
      .where('content.id', '=', contentId)
      .executeTakeFirst(),
    db
      .selectFrom('content_team')
      .select('content_team.team_id as id')
      .where('content_team.content_id', '=', contentId)
      .execute(),
    db
      .selectFrom('playlist_item')
      .select('playlist_item.content_id as id')
      .where('playlist_item.playlist_id', '=', contentId)
      .execute(),
    db.selectFrom('subtitle').select('subtitle.file_id as id').where('subtitle.content_id', '=', contentId).execute(),
    db
      .selectFrom('former_file')
      .select('former_file.file_id as id')
      .where('former_file.content_id', '=', contentId)
      .execute(),
  ])
  if (!content) return null
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
  const ownFiles = [content.thumbnail_id, content.file_id].filter((id) => id !== null)
  return {
    audience: content.audience,
    onlyInPlaylists: content.only_in_playlists,
    teamIds: idsOf(teams),
    contentIds: idsOf(items),
    fileIds: [...ownFiles, ...idsOf(subtitles), ...idsOf(former)],
  }
}

/** The files among some that the manager did not bring and no content of their teams has. */
export async function findForeignFiles(
  db: Db,
  ids: readonly string[],
  { memberId, managedTeamIds }: Manager,
): Promise<string[]> {
  const isOwned = sql<boolean>`content.owner_team_id = any(${managedTeamIds}::uuid[])`
  const rows = await db
    .selectFrom('file')
    .select('file.id')
    .where(sql<boolean>`file.id = any(${ids}::uuid[])`)
    .where(sql<boolean>`file.uploaded_by is distinct from ${memberId}::uuid`)
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(
            selectFrom('content').select('content.id').whereRef('content.thumbnail_id', '=', 'file.id').where(isOwned),
          ),
          exists(
            selectFrom('asset')
              .innerJoin('content', 'content.id', 'asset.content_id')
              .select('content.id')
              .whereRef('asset.file_id', '=', 'file.id')
              .where(isOwned),
          ),
          exists(
            selectFrom('subtitle')
              .innerJoin('content', 'content.id', 'subtitle.content_id')
              .select('content.id')
              .whereRef('subtitle.file_id', '=', 'file.id')
              .where(isOwned),
          ),
        ]),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}
