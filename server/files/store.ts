import { expressionBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Database } from '../db/types.ts'
import { statement } from '../db/statement.ts'
import { batches } from '../platform/batches.ts'
import type { ScormCourse } from './package/manifest-codec.ts'
import type { OutsideHosts } from './package/outside-host-codec.ts'
import type { Chapter } from './processing/recorded-chapter-rules.ts'
import type { StoredEntry } from './processing/package-task.ts'
import type { PreparedDocument } from './document-store.ts'
import type { ConversionFault, Refusal, UploadErrorCode } from './file-error.ts'
import type { UploadType } from './rules.ts'

/** What the hub found in a package. `startPath` and the paths of activities are percent-encoded relative URLs. */
export interface FilePackage {
  kind: 'site' | 'scorm'
  title: string | null
  startPath: string
  scorm: ScormCourse | null
  /** What is odd in it, in sentences for its author; packages of before have none. */
  warnings?: string[]
  /** The hosts elsewhere that its files name; in packages of before nobody has looked for them. */
  outsideHosts?: OutsideHosts
}

export type FileStatus = 'draft' | 'processing' | 'invalid' | 'ready'

export interface FileRow {
  id: string
  kind: UploadType
  filename: string
  contentType: string
  size: number
  status: FileStatus
  format: string | null
  /** The language that its author named, such as de-DE. */
  locale: string | null
  storageKey: string | null
  /** What is served instead of the original, where the hub made something of it. */
  servedKey: string | null
  servedType: string | null
  servedSize: number | null
  /** Seconds; null where it is not known or has none. */
  duration: number | null
  package: FilePackage | null
  /** Of a document, as far as they are counted. */
  pageCount: number | null
  /** Whether the hub makes anew what can be shown of it. */
  isConverting: boolean
  conversionErrorCode: ConversionFault['code'] | null
  conversionErrorDetail: string | null
  /** What its author should know, in sentences. */
  warnings: string[]
  tries: number
  errorCode: UploadErrorCode | null
  errorDetail: string | null
  notifyOnCompletion: boolean
  uploadedBy: string | null
}

const COLUMNS = [
  'file.id',
  sql<UploadType>`file.kind`.as('kind'),
  'file.filename',
  'file.content_type as contentType',
  'file.size',
  sql<FileStatus>`file.status`.as('status'),
  'file.format',
  'file.locale',
  'file.storage_key as storageKey',
  'file.served_key as servedKey',
  'file.served_type as servedType',
  'file.served_size as servedSize',
  'file.duration',
  sql<FilePackage | null>`file.package`.as('package'),
  'file.page_count as pageCount',
  'file.is_converting as isConverting',
  sql<ConversionFault['code'] | null>`file.conversion_error_code`.as('conversionErrorCode'),
  'file.conversion_error_detail as conversionErrorDetail',
  'file.warnings',
  'file.tries',
  sql<UploadErrorCode | null>`file.error_code`.as('errorCode'),
  'file.error_detail as errorDetail',
  'file.notify_on_completion as notifyOnCompletion',
  'file.uploaded_by as uploadedBy',
] as const

const fileStatement = statement<{ id: string }>()((db, value) =>
  db.selectFrom('file').select(COLUMNS).where('file.id', '=', value.id),
)

export async function findFile(db: Db, id: string): Promise<FileRow | undefined> {
  const [row] = await fileStatement(db, { id })
  return row
}

const entryStatement = statement<{ fileId: string; path: string }>()((db, value) =>
  db
    .selectFrom('package_entry')
    .innerJoin('file', 'file.id', 'package_entry.file_id')
    .select([
      'package_entry.storage_key as storageKey',
      'package_entry.size',
      'package_entry.content_type as contentType',
    ])
    .where('package_entry.file_id', '=', value.fileId)
    .where('package_entry.path', '=', value.path)
    .where('file.status', '=', sql.lit('ready')),
)

/** A file of an unpacked package that is ready, by the path inside it in any spelling of Unicode. */
export async function findEntry(db: Db, fileId: string, path: string) {
  // PostgreSQL knows no text with a zero in it, and no package has such a path.
  if (path.includes('\0')) return undefined
  const [entry] = await entryStatement(db, { fileId, path: path.normalize('NFC') })
  return entry
}

/** Writes down a file of subtitles that lies in the store already, ready to be served. */
export async function insertSubtitles(
  db: Db,
  file: { id: string; key: string; filename: string; locale: string; size: number; memberId: string },
  now: Date,
): Promise<void> {
  const contentType = 'text/vtt; charset=utf-8'
  await db
    .insertInto('file')
    .values({
      id: file.id,
      kind: 'subtitle',
      filename: file.filename,
      content_type: contentType,
      format: 'vtt',
      locale: file.locale,
      status: 'ready',
      size: file.size,
      stored_size: file.size,
      storage_key: file.key,
      served_key: file.key,
      served_type: contentType,
      served_size: file.size,
      uploaded_by: file.memberId,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

export async function deleteFileNotification(db: Db, id: string): Promise<void> {
  await db.updateTable('file').set({ notify_on_completion: false }).where('file.id', '=', id).execute()
}

/** Files whose preparation is not over, the first or another one, the oldest first. */
export async function listProcessing(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('file').select('file.id').where(toBePrepared()).orderBy('file.created_at').execute()
  return rows.map(({ id }) => id)
}

function toBePrepared() {
  const eb = expressionBuilder<Database, 'file'>()
  return eb.or([eb('file.status', '=', 'processing'), eb('file.is_converting', '=', sql.lit(true))])
}

/** Whether a file is being prepared, or waits for that. */
export async function isUnprepared(db: Db, id: string): Promise<boolean> {
  const query = db.selectFrom('file').select('file.id').where('file.id', '=', id).where(toBePrepared())
  return (await query.executeTakeFirst()) !== undefined
}

/** Has a refused file prepared anew. @returns false where it is no longer refused */
export async function beginAgain(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('file')
    .set({ status: 'processing', tries: 0, error_code: null, error_detail: null, updated_at: now })
    .where('file.id', '=', id)
    .where('file.status', '=', 'invalid')
    .returning('file.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Counts one more try to prepare a file. @returns nothing when there is nothing to prepare any more */
export async function beginTry(db: Db, id: string): Promise<FileRow | undefined> {
  return db
    .updateTable('file')
    .set({ tries: sql<number>`tries + 1` })
    .where('file.id', '=', id)
    .where(toBePrepared())
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Says that the try that was begun last was none. */
export async function takeBackTry(db: Db, id: string): Promise<void> {
  await db
    .updateTable('file')
    .set({ tries: sql<number>`greatest(tries - 1, 0)` })
    .where('file.id', '=', id)
    .execute()
}

/** What came out of the preparation of a file. */
export interface Prepared {
  /** How the original is shown from now on; null for as before. */
  contentType: string | null
  duration: number | null
  chapters: readonly Chapter[]
  /** The average colour of a picture, #rrggbb. */
  colour: string | null
  served: { key: string; contentType: string; size: number } | null
  /** Bytes of all that the hub made of it. */
  madeSize: number
  package: FilePackage | null
  entries: readonly StoredEntry[]
  /** Null for what is none. */
  document: PreparedDocument | null
  /** What its author should know, in sentences. */
  warnings: readonly string[]
  poster: Poster | null
}

/** The picture that is drawn of a recording or a document, which is a file of its own. */
export interface Poster {
  id: string
  colour: string
  served: { key: string; size: number }
  /** Bytes of all its sizes. */
  madeSize: number
}

const NOTHING: Prepared = {
  duration: null,
  chapters: [],
  colour: null,
  served: null,
  madeSize: 0,
  package: null,
  entries: [],
  document: null,
  contentType: null,
  warnings: [],
  poster: null,
}
export const nothingPrepared = (some: Partial<Prepared> = {}): Prepared => ({ ...NOTHING, ...some })

/** PostgreSQL takes 65,535 values a statement; an entry has six. */
const BATCH_SIZE = 2000

/** Makes a file usable, with all that it holds. Call it in a transaction. @returns false when it was settled before */
export async function makeReady(db: Db, id: string, prepared: Prepared, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('file')
    .set({
      status: 'ready',
      duration: prepared.duration,
      chapters: JSON.stringify(prepared.chapters),
      colour: prepared.colour,
      served_key: prepared.served?.key ?? null,
      served_type: prepared.served?.contentType ?? null,
      served_size: prepared.served?.size ?? null,
      stored_size: sql<number>`size + ${prepared.madeSize}::bigint`,
      package: prepared.package && JSON.stringify(prepared.package),
      warnings: [...prepared.warnings],
      ...(prepared.contentType !== null && { content_type: prepared.contentType }),
      updated_at: now,
    })
    .where('file.id', '=', id)
    .where('file.status', '=', 'processing')
    .returning('file.id')
    .executeTakeFirst()
  if (!row) return false
  await db.deleteFrom('package_entry').where('package_entry.file_id', '=', id).execute()
  for (const some of batches(prepared.entries, BATCH_SIZE))
    await db
      .insertInto('package_entry')
      .values(
        some.map(({ path, storageKey, size, contentType }) => ({
          file_id: id,
          path,
          storage_key: storageKey,
          size,
          content_type: contentType,
        })),
      )
      .execute()
  return true
}

/** Writes down the picture that was drawn of a file, whose bytes lie in the store; one that is there stays. */
export async function insertPoster(db: Db, file: FileRow, poster: Poster, now: Date): Promise<void> {
  const { key, size } = poster.served
  await db
    .insertInto('file')
    .values({
      id: poster.id,
      kind: 'picture',
      filename: `${file.filename}.webp`.slice(-255),
      content_type: 'image/webp',
      format: 'webp',
      status: 'ready',
      size,
      stored_size: poster.madeSize,
      storage_key: key,
      served_key: key,
      served_type: 'image/webp',
      served_size: size,
      colour: poster.colour,
      uploaded_by: file.uploadedBy,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes a file that was ready out of use. @returns where its original lies */
export async function withdraw(db: Db, id: string, now: Date): Promise<string | null> {
  const row = await db
    .updateTable('file')
    .set({ status: 'invalid', error_detail: 'Somebody deleted this file.', updated_at: now })
    .where('file.id', '=', id)
    .returning('file.storage_key as storageKey')
    .executeTakeFirst()
  return row?.storageKey ?? null
}

/** Refuses a file for good. @returns false when it was settled before */
export async function makeInvalid(db: Db, id: string, { code, detail }: Refusal, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('file')
    .set({ status: 'invalid', error_code: code, error_detail: detail, updated_at: now })
    .where('file.id', '=', id)
    .where('file.status', '=', 'processing')
    .returning('file.id')
    .executeTakeFirst()
  return row !== undefined
}
