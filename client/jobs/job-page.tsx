import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useGetJob, useListJobItems } from '../../generated/client/jobs/jobs.ts'
import type { Job } from '../../generated/client/model/job.ts'
import type { JobItem } from '../../generated/client/model/jobItem.ts'
import { JobItemState } from '../../generated/client/model/jobItemState.ts'
import { useFormat } from '../i18n/use-format.ts'
import { listStateOf } from '../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import type { Column } from '../ui/data-table/column.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { FilterChips } from '../ui/data-table/filter-chips.tsx'
import { Filters } from '../ui/data-table/filters.tsx'
import { Page } from '../ui/page/page.tsx'
import { JobButtons } from './job-buttons.tsx'
import { JobProgress } from './job-progress.tsx'
import { JobResultLink } from './job-result-link.tsx'
import { itemStateWords, itemTypeWords } from './job-words.ts'
import classes from './jobs.module.css'
import { useJobTitle } from './use-job-title.ts'
import { isOpen } from './use-own-jobs.ts'
import { QueryState } from '../shell/query-state.tsx'

const POLL_INTERVAL_MS = 1_000

/** What a job is about, thing by thing. */
export function JobPage() {
  const { t } = useLingui()
  const { jobId } = useParams({ from: '/app/manage/jobs/$jobId' })
  const query = useGetJob(jobId, {
    query: { refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? POLL_INTERVAL_MS : false) },
  })
  if (query.data) return <LoadedJob job={query.data} />
  return (
    <Page title={t`Job`}>
      <QueryState query={query} height={320} />
    </Page>
  )
}

function LoadedJob({ job }: { job: Job }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { page = 1, state } = useSearch({ from: '/app/manage/jobs/$jobId' })
  const query = useItems(job)
  const options = Object.values(JobItemState).map((value) => ({ value, label: i18n._(itemStateWords[value]) }))
  const [name, time] = [job.createdBy?.displayName ?? t`the hub`, format.dateTime(job.createdTime)]
  const until = job.undoableUntil && format.day(job.undoableUntil)
  return (
    <Page title={useJobTitle()(job)} sentence={t`Begun by ${name}, ${time}`} action={<JobActions job={job} />}>
      <div className={classes.summary} role="status">
        <JobProgress job={job} />
        {job.canUndo && until && (
          <p className={classes.counts}>
            <Trans>Can be undone until {until}.</Trans>
          </p>
        )}
      </div>
      <Filters>
        <FilterChips name="state" label={t`State`} value={state} all={t`Any state`} options={options} />
      </Filters>
      <DataTable
        name="job-items"
        label={t`Things of this job`}
        columns={useItemColumns()}
        list={listStateOf(query)}
        rowId={({ type, id, name }) => `${type} ${id ?? name}`}
        rowLabel={({ name }) => name}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        empty={
          <p>
            <Trans>There is nothing here.</Trans>
          </p>
        }
      />
    </Page>
  )
}

/** Read again while the job goes on, and once more when it has ended. */
function useItems(job: Job) {
  const { page, state } = useSearch({ from: '/app/manage/jobs/$jobId' })
  const isRunning = isOpen(job)
  const query = useListJobItems(
    job.id,
    { ...pageOfList(page, TABLE_PAGE_SIZE), ...(state && { state }) },
    {
      query: {
        placeholderData: keepPreviousData,
        select: (data) => ({ ...data, totalIsCapped: false }),
        refetchInterval: isRunning ? POLL_INTERVAL_MS : false,
      },
    },
  )
  const readAgain = useEffectEvent(() => void query.refetch())
  useEffect(() => {
    if (!isRunning) readAgain()
  }, [isRunning])
  return query
}

function JobActions({ job }: { job: Job }) {
  return (
    <>
      <JobResultLink job={job} />
      <JobButtons job={job} />
    </>
  )
}

function useItemColumns(): Column<JobItem>[] {
  const { t, i18n } = useLingui()
  return [
    { id: 'name', label: t`Name`, isTitle: true, cell: ({ name }) => name },
    { id: 'type', label: t`Type`, width: '120px', cell: ({ type }) => i18n._(itemTypeWords[type]) },
    { id: 'state', label: t`State`, width: '120px', cell: ({ state }) => i18n._(itemStateWords[state]) },
    { id: 'reason', label: t`Reason`, width: '38%', cell: ({ reason }) => reason },
  ]
}
