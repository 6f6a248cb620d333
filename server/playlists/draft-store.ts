import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { NamedContent } from './draft-rules.ts'
import type { ContentsEntry } from './entry-rules.ts'

/** Drafts of what playlists hold. Every statement for a call is about the draft of one person. */

export interface DraftKey {
  memberId: string
  playlistId: string
}

export interface DraftRow {
  /** Of the playlist when the draft was begun. */
  version: number
  /** What it held then. */
  base: ContentsEntry[]
  contents: ContentsEntry[]
  revision: string
  savedAt: Date
}

export function findDraft(db: Db, { memberId, playlistId }: DraftKey): Promise<DraftRow | undefined> {
  return db
    .selectFrom('contents_draft')
    .select([
      'contents_draft.version',
      sql<ContentsEntry[]>`contents_draft.base`.as('base'),
      sql<ContentsEntry[]>`contents_draft.contents`.as('contents'),
      'contents_draft.revision',
      'contents_draft.saved_at as savedAt',
    ])
    .where('contents_draft.member_id', '=', memberId)
    .where('contents_draft.playlist_id', '=', playlistId)
    .executeTakeFirst()
}

/** Keeps a draft in place of the one before. */
export async function putDraft(
  db: Db,
  { memberId, playlistId }: DraftKey,
  { version, base, contents, revision, savedAt }: DraftRow,
): Promise<void> {
  const row = {
    version,
    base: JSON.stringify(base),
    contents: JSON.stringify(contents),
    revision,
    saved_at: savedAt,
  }
  await db
    .insertInto('contents_draft')
    .values({ member_id: memberId, playlist_id: playlistId, ...row })
    .onConflict((conflict) => conflict.columns(['domain_id', 'member_id', 'playlist_id']).doUpdateSet(row))
    .execute()
}

export async function deleteDraft(db: Db, { memberId, playlistId }: DraftKey): Promise<void> {
  await db
    .deleteFrom('contents_draft')
    .where('contents_draft.member_id', '=', memberId)
    .where('contents_draft.playlist_id', '=', playlistId)
    .execute()
}

/** Deletes the drafts that everybody has of a playlist. */
export async function removeDrafts(db: Db, playlistId: string): Promise<void> {
  await db.deleteFrom('contents_draft').where('contents_draft.playlist_id', '=', playlistId).execute()
}

export async function deleteOld(db: Db, savedBefore: Date): Promise<void> {
  await db.deleteFrom('contents_draft').where('contents_draft.saved_at', '<', savedBefore).execute()
}

/** The version of a playlist that is not deleted, held until the end of the transaction. */
export function lockVersion(db: Db, playlistId: string): Promise<{ version: number } | undefined> {
  return db
    .selectFrom('content')
    .select('content.version')
    .where('content.id', '=', playlistId)
    .where('content.type', '=', 'playlist')
    .where('content.is_deleted', '=', false)
    .forUpdate()
    .executeTakeFirst()
}

/** What the hub calls content, whether it is deleted or not. */
export function listNamed(db: Db, ids: readonly string[]): Promise<NamedContent[]> {
  return db
    .selectFrom('content')
    .leftJoin('asset', 'asset.content_id', 'content.id')
    .select([
      'content.id',
      'content.type',
      'content.name',
      'asset.file_format as fileFormat',
      'content.is_deleted as isDeleted',
    ])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .execute()
}
