import type { Note } from '../../generated/client/model/note.ts'
import type { NoteCreate } from '../../generated/client/model/noteCreate.ts'
import type { NotePatch } from '../../generated/client/model/notePatch.ts'
import { placeOf } from './use-place-words.ts'

/** How changes look in a list of notes before the hub has answered. */

export interface ShownNote extends Note {
  /** Whether the hub has yet to say that it has it. */
  isOnItsWay?: true
}

export function withNew(notes: readonly ShownNote[], contentId: string, { position, text }: NoteCreate): ShownNote[] {
  const now = new Date().toISOString()
  const id = `new-${notes.length}`
  const note = { id, contentId, contentName: null, position, text, createdTime: now, updatedTime: now }
  return [...notes, { ...note, isOnItsWay: true as const }].toSorted(byPlace)
}

export function withText(notes: readonly ShownNote[], noteId: string, { text }: NotePatch): ShownNote[] {
  return notes.map((note) => (note.id === noteId ? { ...note, text } : note))
}

export function without(notes: readonly ShownNote[], noteId: string): ShownNote[] {
  return notes.filter(({ id }) => id !== noteId)
}

/** As the hub lists them: those on the whole first, and of one place the oldest. */
function byPlace(a: Note, b: Note): number {
  const at = ({ position }: Note) => (position ? placeOf(position).at : -1)
  return at(a) - at(b) || a.createdTime.localeCompare(b.createdTime)
}
