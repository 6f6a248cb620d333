import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useListJobs } from '../../generated/client/jobs/jobs.ts'
import type { Job } from '../../generated/client/model/job.ts'
import { refreshAfter } from '../api/refresh.ts'
import { notify } from '../ui/notices/notices-store.ts'
import { useJobTitle } from './use-job-title.ts'

const SHOWN = 6
const POLL_INTERVAL_MS = 1_000

export const isOpen = ({ endedTime }: Pick<Job, 'endedTime'>) => endedTime === null

/** The latest jobs of the person. While one is open it is asked for again each second, and its end is said and shown everywhere. */
export function useOwnJobs(): Job[] {
  const { data } = useListJobs(
    { isMine: true, limit: SHOWN, offset: 0 },
    { query: { refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? POLL_INTERVAL_MS : false) } },
  )
  useSayEnds(data?.items)
  return data?.items ?? []
}

/** @param jobs undefined before they are there */
function useSayEnds(jobs: readonly Job[] | undefined): void {
  const { t } = useLingui()
  const client = useQueryClient()
  const titleOf = useJobTitle()
  // A job can be over before it is first seen here, so all that are over count but those that were when the page came.
  const said = useRef<Set<string> | null>(null)
  useEffect(() => {
    if (!jobs) return
    const over = jobs.filter((job) => !isOpen(job))
    const before = (said.current ??= new Set(over.map(({ id }) => id)))
    for (const job of over) {
      if (before.has(job.id)) continue
      before.add(job.id)
      void refreshAfter(client, job.undoes === null ? job.kind : 'undoJob')
      const [title, failed] = [titleOf(job), job.failedCount]
      if (failed > 0) notify(t`${title}: ${plural(failed, { one: '# failed', other: '# failed' })}.`, 'problem')
      else if (job.state === 'succeeded') notify(t`${title}: done.`)
    }
  }, [jobs, client, t, titleOf])
}
