import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import classes from './library.module.css'

type LossQuestionProps = {
  onAnswer: (isMeant: boolean) => void
  /** How many people lose sight of what. */
  children: ReactNode
}

/** Asks before people lose sight of something. */
export function LossQuestion({ onAnswer, children }: LossQuestionProps) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Who sees it changes`} onClose={() => onAnswer(false)}>
      <p>{children}</p>
      <div className={classes.buttons}>
        <Button onClick={() => onAnswer(true)}>
          <Trans>Save it like this</Trans>
        </Button>
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
          <Trans>Do not save</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
