import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import classes from './form.module.css'

type SaveBarProps = { save: string; isDirty: boolean; isSaving: boolean; isSaved: boolean; onDiscard: () => void }

/** The button of a form, and whether what stands above it is saved. */
export function SaveBar({ save, isDirty, isSaving, isSaved, onDiscard }: SaveBarProps) {
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
        {isDirty ? <Trans>Not saved yet</Trans> : isSaved && <Trans>Changes saved</Trans>}
      </p>
    </div>
  )
}
