import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Refusal } from './file-refused.ts'

/** What the hub makes of documents. */

/** What came of reading a document, for its own row. */
export interface PreparedDocument {
  pageCount: number | null
  /** On one line, cut off at a bound. */
  text: string | null
  /** Of the first page: a file of its own, whose bytes lie in the store already. */
  picture: { id: string; key: string; size: number; madeSize: number; colour: string } | null
  /** Why it cannot be shown or searched. */
  fault: Refusal | null
}

/** The id of the picture of a document: chosen once, so that a second try draws the same one. */
export async function choosePicture(db: Db, id: string, newId: string): Promise<string> {
  const { pictureId } = await db
    .updateTable('file')
    .set({ picture_id: sql<string>`coalesce(picture_id, ${newId}::uuid)` })
    .where('file.id', '=', id)
    .returning('file.picture_id as pictureId')
    .executeTakeFirstOrThrow()
  return pictureId!
}

/** Writes down what a document holds. Call it in a transaction. */
export async function saveDocument(
  db: Db,
  file: { id: string; uploadedBy: string | null },
  { pageCount, text, picture, fault }: PreparedDocument,
  now: Date,
): Promise<void> {
  await db
    .updateTable('file')
    .set({
      page_count: pageCount,
      document_text: text,
      conversion_error_code: fault?.code ?? null,
      conversion_error_detail: fault?.detail ?? null,
    })
    .where('file.id', '=', file.id)
    .execute()
  if (!picture) return
  await db
    .insertInto('file')
    .values({
      id: picture.id,
      kind: 'picture',
      filename: 'first-page.webp',
      content_type: 'image/webp',
      format: 'webp',
      status: 'ready',
      size: picture.size,
      stored_size: picture.madeSize,
      storage_key: picture.key,
      served_key: picture.key,
      served_type: 'image/webp',
      served_size: picture.size,
      colour: picture.colour,
      uploaded_by: file.uploadedBy,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Asks for a ready document to be prepared again. @returns false where it is asked for already, or not ready */
export async function beginConversion(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable('file')
    .set({ is_converting: true, tries: 0 })
    .where('file.id', '=', id)
    .where('file.status', '=', 'ready')
    .where('file.is_converting', '=', false)
    .returning('file.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends another preparation of a document with what is shown of it from now on. @returns false when it was over before */
export async function endConversion(
  db: Db,
  id: string,
  served: { key: string; contentType: string; size: number } | null,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('file')
    .set({
      is_converting: false,
      updated_at: now,
      ...(served && {
        served_key: served.key,
        served_type: served.contentType,
        served_size: served.size,
        stored_size: sql<number>`size + ${served.size}::bigint`,
      }),
    })
    .where('file.id', '=', id)
    .where('file.status', '=', 'ready')
    .where('file.is_converting', '=', true)
    .returning('file.id')
    .executeTakeFirst()
  return row !== undefined
}
