import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../ui/button-link.tsx'
import { Panel } from '../ui/panel.tsx'
import classes from './users.module.css'

/** Says that the import has begun, and where it can be followed. */
export function ImportDone({ jobId, onAgain }: { jobId: string; onAgain: () => void }) {
  const { t } = useLingui()
  return (
    <Panel
      title={t`The import has begun`}
      sentence={t`The jobs in the top bar show how far it is. You can leave this page.`}
    >
      <div className={classes.buttons} role="status">
        <ButtonLink to="/manage/jobs/$jobId" params={{ jobId }}>
          <Trans>See what becomes of each person</Trans>
        </ButtonLink>
        <Button variant="default" onClick={onAgain}>
          <Trans>Import another file</Trans>
        </Button>
      </div>
    </Panel>
  )
}
