import { sql } from 'kysely'
import type { SessionHolder } from '../../auth/rules.ts'
import { isStillThere } from '../../auth/sessions/session.sql.ts'
import type { Db } from '../../db/connect.ts'
import type { Refusal } from '../file-error.ts'
import type { FileStatus } from '../store.ts'
import type { UploadType } from '../rules.ts'

/** Files on their way into the hub. */

export interface NewUpload {
  id: string
  fileId: string
  memberId: string
  tokenHash: Buffer
  kind: UploadType
  filename: string
  contentType: string
  format: string
  size: number
  alternativeText: string | null
  locale: string | null
  notifyOnCompletion: boolean
  referenceIds: readonly string[]
  assigns: boolean
  now: Date
  expiresAt: Date
  sessionId: string | null
}

/** Writes down a file that is announced, and the right to send it. Call it in a transaction. */
export async function insertUpload(db: Db, upload: NewUpload): Promise<void> {
  await db
    .insertInto('file')
    .values({
      id: upload.fileId,
      kind: upload.kind,
      filename: upload.filename,
      content_type: upload.contentType,
      size: upload.size,
      status: 'draft',
      format: upload.format,
      alternative_text: upload.alternativeText,
      locale: upload.locale,
      notify_on_completion: upload.notifyOnCompletion,
      uploaded_by: upload.memberId,
      created_at: upload.now,
      updated_at: upload.now,
    })
    .execute()
  await db
    .insertInto('upload')
    .values({
      id: upload.id,
      file_id: upload.fileId,
      member_id: upload.memberId,
      token_hash: upload.tokenHash,
      max_size: upload.size,
      reference_ids: [...upload.referenceIds],
      assigns: upload.assigns,
      created_at: upload.now,
      expires_at: upload.expiresAt,
      session_id: upload.sessionId,
    })
    .execute()
}

export interface UploadRow {
  id: string
  fileId: string
  memberId: string
  kind: UploadType
  filename: string
  size: number
  storageKey: string | null
  referenceIds: string[]
  createdAt: Date
  expiresAt: Date
  receivedAt: Date | null
  finishedAt: Date | null
  /** Bytes that are stored in parts. */
  receivedBytes: number
  /** Where the parts lie, in order. */
  partKeys: string[]
  /** The session with which the right to send more ends; null for an API token. */
  sessionId: string | null
}

export async function findUpload(db: Db, tokenHash: Buffer): Promise<UploadRow | undefined> {
  return db
    .selectFrom('upload')
    .innerJoin('file', 'file.id', 'upload.file_id')
    .select([
      'upload.id',
      'upload.file_id as fileId',
      'upload.member_id as memberId',
      sql<UploadType>`file.kind`.as('kind'),
      'file.filename',
      'file.size',
      'file.storage_key as storageKey',
      'upload.reference_ids as referenceIds',
      'upload.created_at as createdAt',
      'upload.expires_at as expiresAt',
      'upload.received_at as receivedAt',
      'upload.finished_at as finishedAt',
      'upload.received_bytes as receivedBytes',
      'upload.part_keys as partKeys',
      'upload.session_id as sessionId',
    ])
    .where('upload.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Whether the session that announced an upload still lives. */
export async function isSessionLive(db: Db, memberId: string, holder: SessionHolder): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('member.id')
    .where('member.id', '=', memberId)
    .where(isStillThere(holder))
    .executeTakeFirst()
  return row !== undefined
}

export interface Part {
  key: string
  /** Bytes. */
  size: number
  /** Where in the file it begins. */
  offset: number
  /** Until when more may be sent. */
  expiresAt: Date
}

/** Writes down a part that is stored. @returns false where the upload has ended, or another part begins at the same place */
export async function addPart(db: Db, uploadId: string, { key, size, offset, expiresAt }: Part): Promise<boolean> {
  const row = await db
    .updateTable('upload')
    .set({
      received_bytes: offset + size,
      part_keys: sql<string[]>`array_append(part_keys, ${key})`,
      expires_at: expiresAt,
    })
    .where('upload.id', '=', uploadId)
    .where('upload.received_bytes', '=', offset)
    .where('upload.received_at', 'is', null)
    .where('upload.finished_at', 'is', null)
    .returning('upload.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Lets an upload go on until then, with a session. Call it in a transaction. @returns false where it is finished */
export async function renewUpload(
  db: Db,
  uploadId: string,
  { expiresAt, sessionId }: { expiresAt: Date; sessionId: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('upload')
    .set({ expires_at: expiresAt, session_id: sessionId })
    .where('upload.id', '=', uploadId)
    .where('upload.finished_at', 'is', null)
    .returning('upload.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Those of some uploads whose parts are still needed. */
export async function findUnderWay(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('upload')
    .select('upload.id')
    .where(sql<boolean>`upload.id = any(${ids}::uuid[])`)
    .where('upload.received_at', 'is', null)
    .where('upload.finished_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export interface Received {
  storageKey: string
  sha256: Buffer | null
  now: Date
  /** Until when the upload may be finished. */
  expiresAt: Date
}

/** Writes down where the bytes lie. Call it in a transaction. @returns false when others came first */
export async function markReceived(
  db: Db,
  upload: UploadRow,
  { storageKey, sha256, now, expiresAt }: Received,
): Promise<boolean> {
  const row = await db
    .updateTable('upload')
    .set({ received_at: now, expires_at: expiresAt })
    .where('upload.id', '=', upload.id)
    .where('upload.received_at', 'is', null)
    .where('upload.finished_at', 'is', null)
    .returning('upload.id')
    .executeTakeFirst()
  if (!row) return false
  await db
    .updateTable('file')
    .set({ storage_key: storageKey, sha256, updated_at: now })
    .where('file.id', '=', upload.fileId)
    .execute()
  return true
}

/** Ends an upload. Call it in a transaction. @returns false when it had ended before */
export async function markFinished(
  db: Db,
  upload: UploadRow,
  status: FileStatus,
  refusal: Refusal | null,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('upload')
    .set({ finished_at: now })
    .where('upload.id', '=', upload.id)
    .where('upload.finished_at', 'is', null)
    .returning('upload.id')
    .executeTakeFirst()
  if (!row) return false
  await db
    .updateTable('file')
    .set({ status, error_code: refusal?.code ?? null, error_detail: refusal?.detail ?? null, updated_at: now })
    .where('file.id', '=', upload.fileId)
    .execute()
  return true
}

/** What a file is to be given to as soon as it is ready; null where it is not to be given to anything. */
export async function findAssigned(db: Db, fileId: string): Promise<string[] | null> {
  const row = await db
    .selectFrom('upload')
    .select('upload.reference_ids as referenceIds')
    .where('upload.file_id', '=', fileId)
    .where('upload.assigns', '=', true)
    .executeTakeFirst()
  return row?.referenceIds ?? null
}

/** The owning team of each of some content. What is not content of the hub, or deleted, is left out. */
export async function findOwners(db: Db, ids: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('content')
    .select(['content.id', 'content.owner_team_id as teamId'])
    .where(sql<boolean>`content.id = any(${ids}::uuid[])`)
    .where('content.is_deleted', '=', false)
    .execute()
  return new Map(rows.map(({ id, teamId }) => [id, teamId]))
}

/** Uploads that ended unfinished before a moment, with where their bytes lie. */
export function listAbandoned(db: Db, before: Date) {
  return db
    .selectFrom('upload')
    .innerJoin('file', 'file.id', 'upload.file_id')
    .select(['upload.id', 'upload.file_id as fileId', 'file.storage_key as storageKey'])
    .where('upload.finished_at', 'is', null)
    .where('upload.expires_at', '<', before)
    .where('file.status', '=', 'draft')
    .execute()
}

/** Call it in a transaction. */
export async function deleteUpload(db: Db, { id, fileId }: { id: string; fileId: string }): Promise<void> {
  await db.deleteFrom('upload').where('upload.id', '=', id).execute()
  await db.deleteFrom('file').where('file.id', '=', fileId).execute()
}
