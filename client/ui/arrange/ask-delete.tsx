import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '../dialog.tsx'
import classes from './ask-delete.module.css'

type AskDeleteProps = {
  name: string
  /** Null where it cannot be deleted now. */
  onDelete: (() => void) | null
  onClose: () => void
  /** What goes with it, or why it cannot go. */
  children: ReactNode
}

/** Asks before what stands in an arranged list is deleted. */
export function AskDelete({ name, onDelete, onClose, children }: AskDeleteProps) {
  const { t } = useLingui()
  const remove = () => {
    onDelete?.()
    onClose()
  }
  return (
    <Dialog title={t`Delete “${name}”?`} onClose={onClose}>
      <div className={classes.window}>
        <p>{children}</p>
        <div className={classes.buttons}>
          {onDelete && (
            <Button onClick={remove}>
              <Trans>Delete</Trans>
            </Button>
          )}
          <Button variant="default" onClick={onClose} data-autofocus>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
