import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Note } from './contents-rules.ts'
import classes from '../library.module.css'

/** What somebody else did to the playlist meanwhile. Both changes stand below; nothing is saved yet. */
export function MergeNotes({ notes, onDiscard }: { notes: readonly Note[]; onDiscard: () => void }) {
  const { t } = useLingui()
  if (notes.length === 0) return null
  const words = ({ what, name }: Note) => {
    switch (what) {
      case 'added':
        return t`“${name}” was added.`
      case 'removed':
        return t`“${name}” was taken out.`
      case 'changed':
        return t`“${name}” was changed.`
      case 'reordered':
        return t`The order was changed.`
    }
  }
  return (
    <div className={classes.notes} role="alert">
      <p>
        <Trans>
          Somebody else saved this playlist meanwhile. What they did is in the list below, together with your changes.
          Look it over and save again.
        </Trans>
      </p>
      <ul>
        {notes.map((note, index) => (
          <li key={index}>{words(note)}</li>
        ))}
      </ul>
      <Button variant="default" onClick={onDiscard}>
        <Trans>Take theirs and discard mine</Trans>
      </Button>
    </div>
  )
}
