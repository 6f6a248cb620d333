import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { ConversionFault } from './file-error.ts'
import type { Prepared } from './store.ts'

/** What the hub makes of documents. */

/** What came of reading a document, for its own row. */
export interface PreparedDocument {
  pageCount: number | null
  /** On one line, cut off at a bound. */
  text: string | null
  /** Why it cannot be shown or searched. */
  fault: ConversionFault | null
}

/** Writes down what a document holds. Call it in a transaction. */
export async function saveDocument(db: Db, id: string, { pageCount, text, fault }: PreparedDocument): Promise<void> {
  await db
    .updateTable('file')
    .set({
      page_count: pageCount,
      document_text: text,
      conversion_error_code: fault?.code ?? null,
      conversion_error_detail: fault?.detail ?? null,
    })
    .where('file.id', '=', id)
    .execute()
}

/** Asks for a ready file to be prepared again. @returns false where it is asked for already, or not ready */
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

/**
 * Ends another preparation with what is shown of the file from now on, and what a recording is where it was read. @returns false
 * when it was over before
 */
export async function endConversion(
  db: Db,
  id: string,
  { served, contentType, duration, chapters, warnings }: Prepared,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('file')
    .set({
      is_converting: false,
      updated_at: now,
      ...(contentType !== null && {
        content_type: contentType,
        duration,
        chapters: JSON.stringify(chapters),
        warnings: [...warnings],
        conversion_error_code: null,
        conversion_error_detail: null,
      }),
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
