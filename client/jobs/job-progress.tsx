import { useLingui } from '@lingui/react/macro'
import type { Job } from '../../generated/client/model/job.ts'
import { useFormat } from '../i18n/use-format.ts'
import { ProgressLine } from '../ui/content/progress-line.tsx'
import { stateWords } from './job-words.ts'
import classes from './jobs.module.css'
import { isOpen } from './use-own-jobs.ts'

/** How far a job is, as a line while it is open and in words. */
export function JobProgress({ job }: { job: Job }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const tried = job.doneCount + job.skippedCount + job.failedCount
  const [done, total] = [format.number(job.doneCount), format.number(job.total)]
  const [skipped, failed] = [format.number(job.skippedCount), format.number(job.failedCount)]
  const counts = [
    t`${done} of ${total} done`,
    job.skippedCount > 0 && t`${skipped} skipped`,
    job.failedCount > 0 && t`${failed} failed`,
  ]
  return (
    <div className={classes.progress}>
      {isOpen(job) && <ProgressLine rate={job.total ? tried / job.total : 0} label={t`Progress`} />}
      <p className={classes.counts}>
        {i18n._(stateWords[job.state])} · {counts.filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
