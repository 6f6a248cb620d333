import { sql } from 'kysely'
import { isVisible } from '../content/visibility.sql.ts'
import type { Viewer } from '../content/rules.ts'
import type { Db } from '../db/connect.ts'
import { paged, statement, type PageShape } from '../db/statement.ts'

/** What people note for themselves. Every statement is about the notes of one person. */

export interface NotesShape {
  /** Whether those on one asset are meant, in the order of their places, or else all, the newest first. */
  isOnContent: boolean
  searches: boolean
}

export interface NotesValues extends Viewer {
  contentId: string
  /** Part of a text or a name as a LIKE pattern. */
  pattern: string
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

/** A page of notes, each with its asset where the person sees it now. */
export const listNotes = statement<NotesValues & { offset: number }, PageShape & NotesShape>()((db, value, shape) =>
  filtered(db, value, shape)
    .select([
      'note.id',
      'content.id as contentId',
      'content.name as contentName',
      'note.seconds',
      'note.page',
      'note.text',
      'note.created_at as createdAt',
      'note.updated_at as updatedAt',
    ])
    .$if(shape.isOnContent, (query) =>
      query
        .orderBy('note.seconds', (order) => order.asc().nullsFirst())
        .orderBy('note.page', (order) => order.asc().nullsFirst()),
    )
    .orderBy('note.created_at', shape.isOnContent ? 'asc' : 'desc')
    .orderBy('note.id', shape.isOnContent ? 'asc' : 'desc')
    .$call(paged(value, shape)),
)

export const countNotes = statement<NotesValues, NotesShape>()((db, value, shape) =>
  filtered(db, value, shape).select(sql<number>`count(*)::int`.as('total')),
)

function filtered(db: Db, value: NotesValues, shape: NotesShape) {
  return db
    .selectFrom('note')
    .leftJoin('content', (join) => join.onRef('content.id', '=', 'note.content_id').on(isVisible(value)))
    .where('note.member_id', '=', value.memberId)
    .where('note.deleted_at', 'is', null)
    .$if(shape.isOnContent, (query) => query.where('note.content_id', '=', value.contentId))
    .$if(shape.searches, (query) =>
      query.where((eb) => eb.or([eb('note.text', 'ilike', value.pattern), eb('content.name', 'ilike', value.pattern)])),
    )
}

/** Holds a person until the end of the transaction, so that their notes are counted one after the other. */
export async function lockMember(db: Db, memberId: string): Promise<void> {
  await db.selectFrom('member').select('member.id').where('member.id', '=', memberId).forUpdate().execute()
}

export async function countOnContent(db: Db, memberId: string, contentId: string): Promise<number> {
  const { total } = await db
    .selectFrom('note')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('note.member_id', '=', memberId)
    .where('note.content_id', '=', contentId)
    .where('note.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

export interface NewNote {
  id: string
  memberId: string
  contentId: string
  seconds: number | null
  page: number | null
  text: string | null
  now: Date
}

export async function insertNote(db: Db, { memberId, contentId, now, ...note }: NewNote): Promise<void> {
  await db
    .insertInto('note')
    .values({ ...note, member_id: memberId, content_id: contentId, created_at: now, updated_at: now })
    .execute()
}

/** @returns whether there was such a note */
export async function updateText(
  db: Db,
  memberId: string,
  id: string,
  { text, now }: { text: string | null; now: Date },
): Promise<boolean> {
  const rows = await db
    .updateTable('note')
    .set({ text, updated_at: now })
    .where('note.member_id', '=', memberId)
    .where('note.id', '=', id)
    .where('note.deleted_at', 'is', null)
    .returning('note.id')
    .execute()
  return rows.length > 0
}

/** @returns whether there was such a note */
export async function markDeleted(db: Db, memberId: string, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .updateTable('note')
    .set({ deleted_at: now })
    .where('note.member_id', '=', memberId)
    .where('note.id', '=', id)
    .where('note.deleted_at', 'is', null)
    .returning('note.id')
    .execute()
  return rows.length > 0
}

/** A note, deleted or not. */
export function findNote(db: Db, memberId: string, id: string) {
  return db
    .selectFrom('note')
    .select(['note.id', 'note.content_id as contentId', 'note.deleted_at as deletedAt'])
    .where('note.member_id', '=', memberId)
    .where('note.id', '=', id)
    .executeTakeFirst()
}

export async function markRestored(db: Db, id: string): Promise<void> {
  await db.updateTable('note').set({ deleted_at: null }).where('note.id', '=', id).execute()
}

/** Deletes for good what was deleted before a moment. */
export async function deleteOld(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('note').where('note.deleted_at', '<', before).execute()
}
