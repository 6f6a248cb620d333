import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { UploadType } from '../files/rules.ts'
import { announcedFiles, finishedFiles, storedFiles } from '../files/upload/room.sql.ts'
import { personAs, type PersonRow } from '../users/person.sql.ts'

/** What the files of a hub take, and what they are for. */

export interface KindRow {
  type: UploadType
  fileCount: number
  bytes: number
}

/** What takes room, by what it was uploaded for, the most first. */
export function listKinds(db: Db, now: Date): Promise<KindRow[]> {
  const bytes = sql<number>`sum(stored.bytes)::bigint`
  return db
    .selectFrom(storedFiles(db, now).as('stored'))
    .select(['stored.type', sql<number>`count(*)::int`.as('fileCount'), bytes.as('bytes')])
    .groupBy('stored.type')
    .orderBy(bytes, 'desc')
    .execute()
}

export interface FileRow {
  id: string
  filename: string
  type: UploadType
  bytes: number
  createdAt: Date
  uploadedBy: PersonRow | null
}

export function listLargest(db: Db, now: Date, limit: number): Promise<FileRow[]> {
  return (
    db
      // Each by itself, so that the index on the size of what is there ends after so many.
      .with('finished', () => finishedFiles(db).orderBy('bytes', 'desc').orderBy('id').limit(limit))
      .with('announced', () => announcedFiles(db, now).orderBy('bytes', 'desc').orderBy('id').limit(limit))
      .with('largest', (db) => db.selectFrom('finished').selectAll().unionAll(db.selectFrom('announced').selectAll()))
      .selectFrom('largest')
      .innerJoin('file', 'file.id', 'largest.id')
      .leftJoin('member', 'member.id', 'file.uploaded_by')
      .select([
        'file.id',
        'file.filename',
        'largest.type',
        'largest.bytes',
        'file.created_at as createdAt',
        personAs('member').as('uploadedBy'),
      ])
      .orderBy('largest.bytes', 'desc')
      .orderBy('file.id')
      .limit(limit)
      .execute()
  )
}

export interface UseRow {
  fileId: string
  id: string
  type: string
  name: string
}

/** The content that each of some files belongs to, what shows it now before what had it once. */
export function listUses(db: Db, fileIds: readonly string[]): Promise<UseRow[]> {
  const shown = db
    .selectFrom('asset')
    .select(['asset.file_id as fileId', 'asset.content_id as contentId', sql.lit(1).as('rank')])
    .where('asset.file_id', 'in', fileIds)
  const others = [
    db
      .selectFrom('content as pictured')
      .select(['pictured.thumbnail_id as fileId', 'pictured.id as contentId', sql.lit(2).as('rank')])
      .where('pictured.thumbnail_id', 'in', fileIds),
    db
      .selectFrom('subtitle')
      .select(['subtitle.file_id as fileId', 'subtitle.content_id as contentId', sql.lit(3).as('rank')])
      .where('subtitle.file_id', 'in', fileIds),
    db
      .selectFrom('attempt')
      .select(['attempt.file_id as fileId', 'attempt.content_id as contentId', sql.lit(4).as('rank')])
      .distinct()
      .where('attempt.file_id', 'in', fileIds),
    db
      .selectFrom('former_file')
      .select(['former_file.file_id as fileId', 'former_file.content_id as contentId', sql.lit(5).as('rank')])
      .where('former_file.file_id', 'in', fileIds),
  ] as const
  return db
    .with('used', () => shown.unionAll(others[0]).unionAll(others[1]).unionAll(others[2]).unionAll(others[3]))
    .selectFrom('used')
    .innerJoin('content', 'content.id', 'used.contentId')
    .distinctOn('used.fileId')
    .select([sql<string>`used."fileId"`.as('fileId'), 'content.id', 'content.type', 'content.name'])
    .where('content.removed_at', 'is', null)
    .orderBy('used.fileId')
    .orderBy('used.rank')
    .orderBy('content.id')
    .execute()
}
