import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Highlighted } from '../ui/list/highlighted.tsx'
import { NoteForm } from './note-form.tsx'
import classes from './notes.module.css'
import { useDeleteNote, useUpdateNote } from './use-note-changes.ts'
import type { ShownNote } from './shown-notes.ts'

interface NoteEntryProps {
  note: ShownNote
  /** Where it stands. */
  head: ReactNode
  /** What was searched for. */
  words?: string
}

/** A note or a bookmark, and what its owner may do with it. */
export function NoteEntry({ note, head, words = '' }: NoteEntryProps) {
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  const update = useUpdateNote(note)
  return (
    <li className={classes.entry}>
      {head}
      {isEditing ? (
        <NoteForm
          draftKey={`note-${note.id}`}
          label={t`Your note`}
          initial={note.text ?? ''}
          send={update}
          onEnd={() => setEditing(false)}
        />
      ) : (
        <>
          {note.text === null ? (
            <p className={classes.bookmark}>{t`Bookmark`}</p>
          ) : (
            <p className={classes.text}>
              <Highlighted text={note.text} words={words} />
            </p>
          )}
          {!note.isOnItsWay && <Actions note={note} onEdit={() => setEditing(true)} />}
        </>
      )}
    </li>
  )
}

function Actions({ note, onEdit }: { note: ShownNote; onEdit: () => void }) {
  const remove = useDeleteNote()
  return (
    <div className={classes.actions}>
      <button type="button" onClick={onEdit}>
        {note.text === null ? <Trans>Add a text</Trans> : <Trans>Edit</Trans>}
      </button>
      <button type="button" onClick={() => remove(note.id)}>
        <Trans>Delete</Trans>
      </button>
    </div>
  )
}
