// @vitest-environment jsdom
import { QueryClientProvider, useMutation, useQuery, type QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HubProblem } from './hub-problem.ts'
import { makeQueryClient } from './query-client.ts'
import { useShown } from './use-shown.ts'

type Page = { items: { id: string; read: boolean }[] }

const page: Page = {
  items: [
    { id: 'm1', read: false },
    { id: 'm2', read: false },
  ],
}
const read = vi.fn<() => Promise<Page>>()
const mark = vi.fn<(variables: { id: string }) => Promise<unknown>>()
let client: QueryClient

function around({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

/** A list that is read once, and a change by the name of an operation. */
const listWithChange = () =>
  renderHook(
    () => {
      const query = useQuery({
        queryKey: ['me', 'messages'],
        queryFn: read,
        staleTime: Infinity,
        meta: { isHeld: true },
      })
      const { data } = useShown(query, {
        updateMyMessage: (page: Page, { id }: { id: string }) => ({
          items: page.items.map((item) => (item.id === id ? { ...item, read: true } : item)),
        }),
      })
      const change = useMutation({ mutationKey: ['updateMyMessage'], mutationFn: mark })
      return { isRead: data?.items.map(({ read }) => read), mark: change.mutate, refetch: query.refetch }
    },
    { wrapper: around },
  ).result

beforeEach(() => {
  client = makeQueryClient()
  read.mockResolvedValue(page)
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

test('shows a change at once, and leaves the answer of the hub as it came', async () => {
  let answer: (value: unknown) => void = () => undefined
  mark.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const list = listWithChange()
  await waitFor(() => expect(list.current.isRead).toEqual([false, false]))
  act(() => list.current.mark({ id: 'm2' }))
  await waitFor(() => expect(list.current.isRead).toEqual([false, true]))
  expect(client.getQueryData(['me', 'messages'])).toEqual(page)
  act(() => answer(null))
  // The list is held, so what it holds is older than the change.
  await waitFor(() => expect(client.isMutating()).toBe(0))
  expect(list.current.isRead).toEqual([false, true])
})

test('believes the hub from the next answer on', async () => {
  mark.mockResolvedValue(null)
  const list = listWithChange()
  await waitFor(() => expect(list.current.isRead).toEqual([false, false]))
  await act(async () => list.current.mark({ id: 'm2' }))
  await waitFor(() => expect(list.current.isRead).toEqual([false, true]))
  await new Promise((resolve) => setTimeout(resolve, 5))
  await act(() => list.current.refetch())
  await waitFor(() => expect(list.current.isRead).toEqual([false, false]))
})

test('takes a change off that the hub refuses', async () => {
  mark.mockRejectedValue(new HubProblem({ status: 503, code: 'unavailable', detail: '' }))
  const list = listWithChange()
  await waitFor(() => expect(list.current.isRead).toEqual([false, false]))
  await act(async () => list.current.mark({ id: 'm2' }))
  await waitFor(() => expect(list.current.isRead).toEqual([false, false]))
})
