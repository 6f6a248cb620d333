import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { IconStack2 } from '@tabler/icons-react'
import { useListJobs } from '../../generated/client/jobs/jobs.ts'
import type { Job } from '../../generated/client/model/job.ts'
import { useFormat } from '../i18n/use-format.ts'
import { listStateOf } from '../shell/list-state-of.ts'
import { pageOfList, TABLE_PAGE_SIZE } from '../shell/page-of-list.ts'
import type { Column } from '../ui/data-table/column.ts'
import { DataTable } from '../ui/data-table/data-table.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'
import { JobProgress } from './job-progress.tsx'
import { useJobTitle } from './use-job-title.ts'

/** The changes of many things in the last 30 days. */
export function JobsPage() {
  const { t } = useLingui()
  const { page = 1 } = useSearch({ from: '/app/manage/jobs' })
  const query = useListJobs(pageOfList(page, TABLE_PAGE_SIZE), {
    query: { placeholderData: keepPreviousData, select: (data) => ({ ...data, totalIsCapped: false }) },
  })
  const titleOf = useJobTitle()
  return (
    <Page title={t`Jobs`} sentence={t`Changes of many things at once, newest first. Kept for 30 days.`}>
      <DataTable
        name="jobs"
        label={t`Jobs`}
        columns={useJobColumns()}
        list={listStateOf(query)}
        rowId={({ id }) => id}
        rowLabel={titleOf}
        page={page}
        pageSize={TABLE_PAGE_SIZE}
        empty={
          <EmptyState icon={<IconStack2 size={28} aria-hidden />} title={t`There are no jobs yet`}>
            <Trans>When you change many things at once, you can follow it here.</Trans>
          </EmptyState>
        }
      />
    </Page>
  )
}

function useJobColumns(): Column<Job>[] {
  const { t } = useLingui()
  const format = useFormat()
  const titleOf = useJobTitle()
  return [
    {
      id: 'job',
      label: t`Job`,
      isTitle: true,
      cell: (job) => (
        <Link to="/manage/jobs/$jobId" params={{ jobId: job.id }}>
          {titleOf(job)}
        </Link>
      ),
    },
    { id: 'state', label: t`State`, width: '34%', cell: (job) => <JobProgress job={job} /> },
    { id: 'author', label: t`Done by`, width: '18%', cell: ({ createdBy }) => createdBy?.displayName ?? t`The hub` },
    {
      id: 'time',
      label: t`Time`,
      width: '172px',
      cell: ({ createdTime }) => <time dateTime={createdTime}>{format.dateTime(createdTime)}</time>,
    },
  ]
}
