import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/control/button-link.tsx'
import { Panel } from '../../ui/page/panel.tsx'
import classes from './import.module.css'

type ImportDoneProps = {
  jobId: string
  onAgain: () => void
  /** What the page of the job shows. */
  see: string
  /** What else can be done now. */
  children?: ReactNode
}

/** Says that the import has begun, and where it can be followed. */
export function ImportDone({ jobId, onAgain, see, children }: ImportDoneProps) {
  const { t } = useLingui()
  return (
    <Panel
      title={t`The import has begun`}
      sentence={t`The jobs in the top bar show how far it is. You can leave this page.`}
    >
      <div className={classes.buttons} role="status">
        <ButtonLink to="/manage/jobs/$jobId" params={{ jobId }}>
          {see}
        </ButtonLink>
        {children}
        <Button variant="default" onClick={onAgain}>
          <Trans>Import another file</Trans>
        </Button>
      </div>
    </Panel>
  )
}
