import { Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCancelJob, useUndoJob } from '../../generated/client/jobs/jobs.ts'
import type { Job } from '../../generated/client/model/job.ts'
import { useChange } from '../api/use-change.ts'
import { useJobTitle } from './use-job-title.ts'

/** What can be done to a job now. */
export function JobButtons({ job }: { job: Job }) {
  const { t } = useLingui()
  const title = useJobTitle()(job)
  const cancel = useChange(useCancelJob, { done: () => t`${title}: stopped.` })
  const undo = useChange(useUndoJob)
  const about = { jobId: job.id }
  return (
    <>
      {job.canCancel && (
        <Button size="compact-sm" variant="default" loading={cancel.isPending} onClick={() => cancel.run(about)}>
          <Trans>Stop</Trans>
        </Button>
      )}
      {job.canUndo && (
        <Button size="compact-sm" variant="default" loading={undo.isPending} onClick={() => undo.run(about)}>
          <Trans>Undo</Trans>
        </Button>
      )}
    </>
  )
}
