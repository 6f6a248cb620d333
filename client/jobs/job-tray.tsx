import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconStack2 } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { JobButtons } from './job-buttons.tsx'
import { JobProgress } from './job-progress.tsx'
import { JobResultLink } from './job-result-link.tsx'
import classes from './jobs.module.css'
import { useJobTitle } from './use-job-title.ts'
import { isOpen, useOwnJobs } from './use-own-jobs.ts'

/** The changes of many things that the person began, wherever in the hub they are meanwhile. Not there before the first. */
export function JobTray() {
  const { t } = useLingui()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const jobs = useOwnJobs()
  const titleOf = useJobTitle()
  const running = jobs.filter(isOpen).length
  const close = () => panel.current?.hidePopover()
  if (jobs.length === 0) return null
  return (
    <>
      <button type="button" className={classes.button} popoverTarget={id} data-running={running > 0 || undefined}>
        <IconStack2 size={22} stroke={1.7} aria-hidden />
        <span className="visually-hidden">
          {t`Jobs`}
          {running > 0 && `, ${plural(running, { one: '# running', other: '# running' })}`}
        </span>
      </button>
      <div ref={panel} id={id} popover="auto" className={classes.panel}>
        <h2 className={classes.title}>{t`Jobs`}</h2>
        <ul className={classes.list}>
          {jobs.map((job) => (
            <li key={job.id} className={classes.job}>
              <Link to="/manage/jobs/$jobId" params={{ jobId: job.id }} onClick={close}>
                {titleOf(job)}
              </Link>
              <JobProgress job={job} />
              <div className={classes.buttons}>
                <JobResultLink job={job} onClick={close} />
                <JobButtons job={job} />
              </div>
            </li>
          ))}
        </ul>
        <Link to="/manage/jobs" className={classes.all} onClick={close}>
          <Trans>See all jobs</Trans>
        </Link>
      </div>
    </>
  )
}
