import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import classes from './form.module.css'

type SaveBarProps = {
  save: string
  isDirty: boolean
  isSaving: boolean
  isSaved: boolean
  /** What is said of changes that are not saved, where it is more than that. */
  unsaved?: ReactNode
  onDiscard: () => void
}

/** The button of a form, and whether what stands above it is saved. */
export function SaveBar({ save, isDirty, isSaving, isSaved, unsaved, onDiscard }: SaveBarProps) {
  return (
    <div className={classes.bar}>
      <Button type="submit" loading={isSaving}>
        {save}
      </Button>
      {isDirty && !isSaving && (
        <Button variant="subtle" onClick={onDiscard}>
          <Trans>Discard changes</Trans>
        </Button>
      )}
      <p className={classes.state} role="status">
        {isDirty ? (unsaved ?? <Trans>Not saved yet</Trans>) : isSaved && <Trans>Changes saved</Trans>}
      </p>
    </div>
  )
}
