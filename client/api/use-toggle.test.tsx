// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getGetMyPlaylistQueryKey, useLikeMyPlaylist } from '../../generated/client/playlists/playlists.ts'
import { currentNotices } from '../ui/notices/notices-store.ts'
import { HubProblem } from './hub-problem.ts'
import { makeQueryClient } from './query-client.ts'
import { useToggle } from './use-toggle.ts'

const safety = { id: 'p1', name: 'Safety' }
const key = getGetMyPlaylistQueryKey('p1')
let client: QueryClient

function around({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </QueryClientProvider>
  )
}

const toggleWith = (send: () => Promise<unknown>) =>
  renderHook(() => useToggle({ name: 'saved', send, operationOf: () => 'saveMyPlaylist' }), { wrapper: around }).result

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en-GB', messages: {} })
  client = makeQueryClient()
  client.setQueryData(key, {} as never)
})

test('shows a change at once, wherever the thing is shown, and reads anew what it affects', async () => {
  let answer: (value: unknown) => void = () => undefined
  const [here, there] = [toggleWith(() => new Promise((resolve) => (answer = resolve))), toggleWith(async () => null)]
  expect(here.current.isOn('p1', false)).toBe(false)
  act(() => here.current.set(safety, true))
  await waitFor(() => expect([here.current.isOn('p1', false), there.current.isOn('p1', false)]).toEqual([true, true]))
  expect(here.current.isOn('p2', false)).toBe(false)
  act(() => answer(null))
  // From here on the answer of the hub counts.
  await waitFor(() => expect(here.current.isOn('p1', false)).toBe(false))
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
})

test('takes itself back with a word if the hub refuses', async () => {
  const toggle = toggleWith(() => Promise.reject(new HubProblem({ status: 503, code: 'unavailable', detail: '' })))
  act(() => toggle.current.set(safety, true))
  await waitFor(() =>
    expect(currentNotices().map(({ text }) => text)).toEqual(['Safety was not changed. Try again in a moment.']),
  )
  expect(toggle.current.isOn('p1', false)).toBe(false)
  expect(client.getQueryState(key)?.isInvalidated).toBe(false)
})

test('reads anew what any generated change affects, with no word of the screen', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true }))
  const { result } = renderHook(() => useLikeMyPlaylist(), { wrapper: around })
  act(() => result.current.mutate({ playlistId: 'p1', data: { isLiked: true } }))
  await waitFor(() => expect(client.getQueryState(key)?.isInvalidated).toBe(true))
  vi.unstubAllGlobals()
})

test('reads anew what a change is about where the hub no longer has it, and not where it is busy', async () => {
  for (const [status, isRead] of [
    [503, false],
    [404, true],
  ] as const) {
    vi.stubGlobal('fetch', async () => Response.json({ status, code: 'any', detail: '' }, { status }))
    const { result } = renderHook(() => useLikeMyPlaylist(), { wrapper: around })
    act(() => result.current.mutate({ playlistId: 'p1', data: { isLiked: true } }))
    await waitFor(() => expect(result.current.isError).toBe(true))
    await waitFor(() => expect(client.getQueryState(key)?.isInvalidated).toBe(isRead))
  }
  vi.unstubAllGlobals()
})
