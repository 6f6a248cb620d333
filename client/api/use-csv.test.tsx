// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentNotices } from '../ui/notices/notices-store.ts'
import { HubProblem } from './hub-problem.ts'
import { makeQueryClient } from './query-client.ts'
import { useCsv } from './use-csv.ts'

const saved = vi.fn<(name: string, href: string) => void>()

function around({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={makeQueryClient()}>{children}</QueryClientProvider>
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en-GB', messages: {} })
  URL.createObjectURL = () => 'blob:csv'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download, this.href)
  })
})

test('saves the file that the hub answers', async () => {
  const { result } = renderHook(() => useCsv(async () => new Blob(['name']), 'people'), { wrapper: around })
  act(() => result.current.onSave())
  await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith('people.csv', 'blob:csv'))
})

test('says why there is no file', async () => {
  const busy = new HubProblem({ status: 503, code: 'unavailable', detail: '' })
  const { result } = renderHook(() => useCsv(() => Promise.reject(busy), 'people'), { wrapper: around })
  act(() => result.current.onSave())
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toEqual(['Try again in a moment.']))
})
