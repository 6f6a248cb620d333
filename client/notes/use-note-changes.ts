import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  useCreateMyContentNote,
  useDeleteMyNote,
  useRestoreMyNote,
  useUpdateMyNote,
} from '../../generated/client/notes/notes.ts'
import type { Note } from '../../generated/client/model/note.ts'
import type { NoteCreate } from '../../generated/client/model/noteCreate.ts'
import type { NotePosition } from '../../generated/client/model/notePosition.ts'
import { addProblemWords } from '../api/problems.ts'
import { useChange } from '../api/use-change.ts'
import type { Refusal } from '../ui/form/refusal.ts'

addProblemWords({
  'note-limit-reached': {
    title: msg`Too many notes`,
    text: msg`You have 1,000 notes on this. Delete one that you no longer need.`,
  },
})

/** Writes a note, or sets a bookmark by one click. */
export function useCreateNote(contentId: string): {
  create: (note: NoteCreate) => Promise<Refusal | null>
  bookmark: (position: NotePosition) => void
} {
  const { run, send } = useChange(useCreateMyContentNote)
  return {
    create: (data) => send({ contentId, data }),
    bookmark: (position) => run({ contentId, data: { position, text: null } }),
  }
}

/** Changes what a note says. */
export function useUpdateNote({ id }: Note): (text: string) => Promise<Refusal | null> {
  const { send } = useChange(useUpdateMyNote)
  return (text) => send({ noteId: id, data: { text } })
}

/** Deletes a note at once, with a way back. */
export function useDeleteNote(): (noteId: string) => void {
  const { t } = useLingui()
  const { mutateAsync: restore } = useRestoreMyNote()
  const { run } = useChange(useDeleteMyNote, {
    done: () => t`The note was deleted.`,
    undo: (_, { noteId }) => restore({ noteId }),
    refused: (reason) => t`The note stays. ${reason}`,
  })
  return (noteId) => run({ noteId })
}
