import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { personAs, type PersonRow } from '../users/person.sql.ts'

/** What playlists held before the changes of the whole. */

/** So many changes of a playlist are kept. */
export const KEPT = 50

export interface FormerSection {
  id: string
  name: string
  description: string | null
  rank: string
  lockingMode: string | null
  unlockAt: string | null
  unlockTimezone: string | null
}

export interface FormerItem {
  contentId: string
  rank: string
  optional: boolean
}

export interface FormerContents {
  sections: FormerSection[]
  items: FormerItem[]
}

export interface Replacement {
  playlistId: string
  /** Of the playlist while it held this. */
  version: number
  contents: FormerContents
  memberId: string
  now: Date
}

/** Keeps what a playlist held, and forgets what it held too many changes ago. */
export async function keepContents(
  db: Db,
  { playlistId, version, contents, memberId, now }: Replacement,
): Promise<void> {
  await db
    .insertInto('former_contents')
    .values({
      playlist_id: playlistId,
      version,
      contents: JSON.stringify(contents),
      replaced_by: memberId,
      replaced_at: now,
    })
    .execute()
  const lastKept = db
    .selectFrom('former_contents as kept')
    .select('kept.version')
    .where('kept.playlist_id', '=', playlistId)
    .orderBy('kept.version', 'desc')
    .offset(sql.lit(KEPT - 1))
    .limit(sql.lit(1))
  await db
    .deleteFrom('former_contents')
    .where('former_contents.playlist_id', '=', playlistId)
    .where('former_contents.version', '<', lastKept)
    .execute()
}

export interface VersionRow {
  version: number
  replacedAt: Date
  replacedBy: PersonRow
}

export interface VersionSummary extends VersionRow {
  sectionCount: number
  contentCount: number
}

/** The changes of a playlist, the latest first. */
export function listVersions(db: Db, playlistId: string): Promise<VersionSummary[]> {
  return versions(db, playlistId)
    .select([
      sql<number>`jsonb_array_length(former_contents.contents -> 'sections')`.as('sectionCount'),
      sql<number>`jsonb_array_length(former_contents.contents -> 'items')`.as('contentCount'),
    ])
    .orderBy('former_contents.version', 'desc')
    .limit(sql.lit(KEPT))
    .execute()
}

export function findVersion(
  db: Db,
  playlistId: string,
  version: number,
): Promise<(VersionRow & { contents: FormerContents }) | undefined> {
  return versions(db, playlistId)
    .select(sql<FormerContents>`former_contents.contents`.as('contents'))
    .where('former_contents.version', '=', version)
    .executeTakeFirst()
}

function versions(db: Db, playlistId: string) {
  return db
    .selectFrom('former_contents')
    .innerJoin('member', 'member.id', 'former_contents.replaced_by')
    .select([
      'former_contents.version',
      'former_contents.replaced_at as replacedAt',
      personAs('member').$castTo<PersonRow>().as('replacedBy'),
    ])
    .where('former_contents.playlist_id', '=', playlistId)
}

/** Forgets all that a playlist held. */
export async function removeVersions(db: Db, playlistId: string): Promise<void> {
  await db.deleteFrom('former_contents').where('former_contents.playlist_id', '=', playlistId).execute()
}
