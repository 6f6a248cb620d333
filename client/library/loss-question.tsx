import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Dialog } from '../ui/dialog/dialog.tsx'
import classes from './library.module.css'

type LossQuestionProps = {
  onAnswer: (isMeant: boolean) => void
  /** What the buttons say, where it is not about saving. */
  words?: { title: string; yes: string; no: string }
  /** How many people lose sight of what. */
  children: ReactNode
}

/** Asks before people lose sight of something. */
export function LossQuestion({ onAnswer, words, children }: LossQuestionProps) {
  const { t } = useLingui()
  return (
    <Dialog title={words?.title ?? t`Who sees it changes`} onClose={() => onAnswer(false)}>
      <div className={classes.question}>
        {children}
        <div className={classes.buttons}>
          <Button onClick={() => onAnswer(true)}>{words?.yes ?? t`Save it like this`}</Button>
          <Button variant="default" onClick={() => onAnswer(false)} data-autofocus>
            {words?.no ?? t`Do not save`}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
