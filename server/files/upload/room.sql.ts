import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { UploadType } from '../rules.ts'

const COLUMNS = [
  'file.id',
  sql<UploadType>`file.kind`.as('type'),
  'file.uploaded_by as uploadedBy',
  sql<number>`greatest(file.size, file.stored_size)`.as('bytes'),
] as const

/** The files of a hub that are there, with the bytes that its limit counts: with all that was made of them. */
export function finishedFiles(db: Db) {
  return db
    .selectFrom('file')
    .select(COLUMNS)
    .where('file.status', 'in', [sql.lit('processing'), sql.lit('ready')])
}

/** The files that are under way, as they were announced; not what was never sent. */
export function announcedFiles(db: Db, now: Date) {
  return db
    .selectFrom('file')
    .innerJoin('upload', 'upload.file_id', 'file.id')
    .select(COLUMNS)
    .where('file.status', '=', sql.lit('draft'))
    .where('upload.expires_at', '>', now)
}

/** All that the limit of a hub counts. */
export function storedFiles(db: Db, now: Date) {
  return finishedFiles(db).unionAll(announcedFiles(db, now))
}
