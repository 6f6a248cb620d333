import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './notes.module.css'

type ProblemNoteProps = { title: string; text: string; onRetry?: () => void; isRetrying?: boolean }

/** What happened, what was kept, and one button. */
export function ProblemNote({ title, text, onRetry, isRetrying = false }: ProblemNoteProps) {
  return (
    <div className={classes.problem} role="alert">
      <IconAlertTriangle className={classes.problemIcon} size={22} aria-hidden />
      <div className={classes.problemBody}>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{text}</p>
        {onRetry && (
          <Button variant="default" onClick={onRetry} loading={isRetrying}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
