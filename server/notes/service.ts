import { findTarget, type TargetRow } from '../content/service.ts'
import { viewerOf } from '../content/rules.ts'
import type { Call, HubCall } from '../context.ts'
import { conflict, notFound } from '../contract/problems.ts'
import { readPage, type ListQuery, type Page, type PageQuery } from '../db/page.ts'
import { likePattern, pageShape } from '../db/statement.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../platform/ids.ts'
import { markdownOf } from './markdown-codec.ts'
import { MAX_NOTES, restorableSince, type NotePosition } from './rules.ts'
import * as store from './store.ts'

/** What people note for themselves. Each call is about the caller's own notes, so no right opens those of others. */

const MAX_EXPORTED = 10_000

/** @throws 404 for what is no asset that the caller may see */
export async function listMyContentNotes(
  call: Call,
  contentId: string,
  query: PageQuery,
): Promise<Page<store.NoteRow>> {
  const { id } = await mustSeeAsset(call, contentId)
  return readNotes(call, query, id)
}

export function listMyNotes(call: Call, query: ListQuery): Promise<Page<store.NoteRow>> {
  return readNotes(call, query)
}

function readNotes(call: Call, query: ListQuery, contentId?: string): Promise<Page<store.NoteRow>> {
  const { search } = query
  const values = { ...viewerOf(call), contentId: contentId ?? '', pattern: likePattern(search ?? '') }
  const shape = { isOnContent: contentId !== undefined, searches: search !== undefined }
  return readPage(
    store.listNotes(call.db, { ...values, offset: query.offset }, { ...pageShape(query), ...shape }),
    store.countNotes(call.db, values, shape),
  )
}

/** All notes in Markdown, in the caller's language as far as the hub itself says something. */
export async function exportMyNotes(call: Call): Promise<string> {
  const { items } = await readNotes(call, { limit: MAX_EXPORTED, offset: 0 })
  return markdownOf(items, call.caller.locale)
}

interface NewNote {
  position: NotePosition
  text: string | null
}

/** @throws 404 for what is no asset that the caller may see, 409 `note-limit-reached` */
export async function createMyContentNote(
  call: Call,
  contentId: string,
  { position, text }: NewNote,
): Promise<store.NoteRow> {
  const { id, name } = await mustSeeAsset(call, contentId)
  const now = call.context.now()
  const note = { id: newId(), contentId: id, ...columnsOf(position), text: text?.toWellFormed() ?? null }
  const { memberId } = call.caller
  await inTransaction(call, async (call) => {
    await mustHaveRoom(call, id)
    await store.insertNote(call.db, { ...note, memberId, now })
  })
  return { ...note, contentName: name, createdAt: now, updatedAt: now }
}

function columnsOf(position: NotePosition): { seconds: number | null; page: number | null } {
  return { seconds: null, page: null, ...position }
}

/** Replaces the text of a note; null makes it a bookmark. @throws 404 also for the note of somebody else */
export async function updateMyNote({ db, caller, context }: Call, id: string, text: string | null): Promise<void> {
  const change = { text: text?.toWellFormed() ?? null, now: context.now() }
  if (!(await store.updateText(db, caller.memberId, id, change))) throw notFound()
}

/** @throws 404 also for the note of somebody else, and for one that is deleted */
export async function deleteMyNote({ db, caller, context }: Call, id: string): Promise<void> {
  if (!(await store.markDeleted(db, caller.memberId, id, context.now()))) throw notFound()
}

/** Brings a note back; one that is not deleted stays as it is. @throws 404, also after a day, 409 `note-limit-reached` */
export async function restoreMyNote(call: Call, id: string): Promise<void> {
  await inTransaction(call, async (call) => {
    const note = await store.findNote(call.db, call.caller.memberId, id)
    if (!note) throw notFound()
    if (!note.deletedAt) return
    if (note.deletedAt <= restorableSince(call.context.now())) throw notFound()
    await mustHaveRoom(call, note.contentId)
    await store.markRestored(call.db, note.id)
  })
}

async function mustHaveRoom({ db, caller }: Call, contentId: string): Promise<void> {
  await store.lockMember(db, caller.memberId)
  if ((await store.countOnContent(db, caller.memberId, contentId)) >= MAX_NOTES)
    throw conflict('note-limit-reached', 'You have 1,000 notes on this. Delete one that you no longer need first.')
}

async function mustSeeAsset(call: Call, contentId: string): Promise<TargetRow> {
  const target = await findTarget(call, contentId)
  if (!target?.isVisible || target.type === 'playlist') throw notFound()
  return target
}

/** Removes for good what can no longer be restored. */
export async function removeOldNotes({ db, context }: HubCall): Promise<void> {
  await store.deleteOld(db, restorableSince(context.now()))
}
