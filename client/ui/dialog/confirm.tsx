import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import classes from './confirm.module.css'
import { Dialog } from './dialog.tsx'

type ConfirmProps = {
  title: string
  /** What the button says that does it. */
  action: ReactNode
  /** Null where it cannot be done now. */
  onConfirm: (() => void) | null
  onClose: () => void
  /** What follows from it, or why it cannot be done. */
  children: ReactNode
}

/** Asks before something is done that is not easily taken back. */
export function Confirm({ title, action, onConfirm, onClose, children }: ConfirmProps) {
  const confirm = () => {
    onConfirm?.()
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={classes.window}>
        {children}
        <div className={classes.buttons}>
          {onConfirm && <Button onClick={confirm}>{action}</Button>}
          <Button variant="default" onClick={onClose} data-autofocus>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
