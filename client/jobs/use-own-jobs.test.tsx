// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getListJobsQueryKey } from '../../generated/client/jobs/jobs.ts'
import type { Job } from '../../generated/client/model/job.ts'
import { useOwnJobs } from './use-own-jobs.ts'

const fetched = vi.fn<typeof fetch>()
let client: QueryClient
let jobs: Partial<Job>[]

const job = (id: string, endedTime: string | null): Partial<Job> => ({
  id,
  kind: 'createContentChanges',
  undoes: null,
  state: endedTime ? 'succeeded' : 'running',
  failedCount: 0,
  endedTime,
})
const OVER = '2026-11-28T09:00:00.000Z'

/** Reads of something else that such a job changes. */
const reads = vi.fn(async () => null)

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en-GB', messages: {} })
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => Response.json({ items: jobs, total: jobs.length, nextOffset: null }))
  client = new QueryClient()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  fetched.mockReset()
  reads.mockClear()
})

async function start() {
  void client.fetchQuery({ queryKey: ['playlists'], queryFn: reads })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </QueryClientProvider>
  )
  const { result } = renderHook(() => useOwnJobs(), { wrapper })
  await waitFor(() => expect(result.current).toHaveLength(jobs.length))
}

const isStale = () => client.getQueryState(['playlists'])?.isInvalidated
const lookAgain = () =>
  act(() => client.refetchQueries({ queryKey: getListJobsQueryKey().slice(0, 1), type: 'active' }))

test('reads anew what a job changed that was over before it was seen, and leaves alone what was over before', async () => {
  jobs = [job('old', OVER)]
  await start()
  expect(isStale()).toBe(false)
  jobs = [job('quick', OVER), job('old', OVER)]
  await lookAgain()
  await waitFor(() => expect(isStale()).toBe(true))
})

test('reads anew what a job changed that was seen running', async () => {
  jobs = [job('one', null)]
  await start()
  expect(isStale()).toBe(false)
  jobs = [job('one', OVER)]
  await lookAgain()
  await waitFor(() => expect(isStale()).toBe(true))
})
