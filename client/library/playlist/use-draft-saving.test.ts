// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Editing } from './contents-draft.ts'
import { item } from './entry-fixtures.ts'
import { useDraftSaving } from './use-draft-saving.ts'

const fetched = vi.fn<typeof fetch>()
const onOutdated = vi.fn()

const base = { entries: [item('a')], etag: '"v1"' }
const editing = (keys: string): Editing => ({ base, entries: keys.split('').map((key) => item(key)) })

let nth = 0
const saved = () =>
  Response.json(
    { success: true, savedTime: '2026-11-20T10:42:00.000Z' },
    { headers: { ETag: `"s${(nth += 1)}"`, 'Content-Type': 'application/json' } },
  )
const refused = (status: number, code: string) => Response.json({ status, code, detail: '' }, { status })

/** What was sent, and instead of which draft. */
const sent = () =>
  fetched.mock.calls.map(([, init]) => {
    const body = init?.body ? (JSON.parse(init.body as string) as { contents: { contentId: string }[] }) : null
    const ids = body?.contents.map(({ contentId }) => contentId).join('') ?? ''
    return `${init?.method} ${ids} ${new Headers(init?.headers).get('If-Match')}`
  })

/** Begins with no draft. */
function start() {
  const view = renderHook(
    ({ shown, isPaused = false }: { shown: Editing | null; isPaused?: boolean }) =>
      useDraftSaving({ playlistId: 'p1', editing: shown, isPaused, onOutdated }),
    { initialProps: { shown: null } as { shown: Editing | null; isPaused?: boolean } },
  )
  act(() => view.result.current.begin('"none"'))
  return view
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  nth = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => saved())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
  onOutdated.mockClear()
})

test('sends what is arranged two seconds after the last change, each draft instead of the one before', async () => {
  const { result, rerender } = start()
  rerender({ shown: editing('ab') })
  await pass(1500)
  rerender({ shown: editing('abc') })
  await pass(1500)
  expect(sent()).toEqual([])
  expect(result.current.savedTime).toBeNull()
  await pass(500)
  expect(sent()).toEqual(['PUT abc "none"'])
  expect(result.current).toMatchObject({ savedTime: '2026-11-20T10:42:00.000Z', isAtRisk: false })
  const last = editing('b')
  rerender({ shown: last })
  await pass(2000)
  await pass(60_000)
  rerender({ shown: last })
  expect(sent().slice(1)).toEqual(['PUT b "s1"'])
})

test('discards the draft of what is as it was', async () => {
  const { result, rerender } = start()
  rerender({ shown: editing('ab') })
  await pass(2000)
  rerender({ shown: editing('a') })
  await pass(2000)
  expect(sent()).toEqual(['PUT ab "none"', 'DELETE  "s1"'])
  expect(result.current.savedTime).toBeNull()
})

test('waits for the draft that is on its way, and sends at once when the page is left', async () => {
  const { rerender, unmount } = start()
  let answer: () => void = () => undefined
  fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = () => resolve(saved()))))
  rerender({ shown: editing('ab') })
  await pass(2000)
  rerender({ shown: editing('abc') })
  await pass(5000)
  expect(sent()).toEqual(['PUT ab "none"'])
  await act(async () => answer())
  await pass(0)
  expect(sent().slice(1)).toEqual(['PUT abc "s1"'])
  rerender({ shown: editing('b') })
  window.dispatchEvent(new Event('pagehide'))
  window.dispatchEvent(new Event('pagehide'))
  await pass(0)
  expect(sent().slice(2)).toEqual(['PUT b "s2"'])
  expect(fetched.mock.lastCall![1]).toMatchObject({ keepalive: true })
  rerender({ shown: editing('c') })
  unmount()
  await pass(0)
  expect(sent().slice(3)).toEqual(['PUT c "s3"'])
  window.dispatchEvent(new Event('pagehide'))
  await pass(0)
  expect(sent()).toHaveLength(4)
})

test('tries again where the hub does not answer, and says meanwhile that something is at risk', async () => {
  const { result, rerender } = start()
  fetched.mockRejectedValueOnce(new TypeError('offline'))
  rerender({ shown: editing('ab') })
  await pass(2000)
  expect(result.current).toMatchObject({ savedTime: null, isAtRisk: true, failure: { code: 'offline' } })
  await pass(20_000)
  expect(sent()).toEqual(['PUT ab "none"', 'PUT ab "none"'])
  expect(result.current).toMatchObject({ isAtRisk: false, failure: null })
})

test('does not write over what another window kept, unless the person says so', async () => {
  const { result, rerender } = start()
  fetched.mockResolvedValueOnce(refused(412, 'version-mismatch'))
  rerender({ shown: editing('ab') })
  await pass(2000)
  await pass(60_000)
  window.dispatchEvent(new Event('pagehide'))
  await pass(0)
  expect(sent()).toEqual(['PUT ab "none"'])
  expect(result.current).toMatchObject({ isAtRisk: true, failure: { code: 'version-mismatch' } })
  await act(async () => result.current.overwrite())
  await pass(0)
  expect(sent().slice(1)).toEqual(['PUT ab *'])
  expect(result.current).toMatchObject({ isAtRisk: false, failure: null })
})

test('says where somebody else saved the contents, and sends nothing while they are saved', async () => {
  const { result, rerender } = start()
  fetched.mockResolvedValueOnce(refused(409, 'contents-changed'))
  rerender({ shown: editing('ab') })
  await pass(2000)
  expect(onOutdated).toHaveBeenCalledOnce()
  expect(result.current.failure).toBeNull()
  const next = editing('abc')
  rerender({ shown: next, isPaused: true })
  await pass(5000)
  expect(sent()).toHaveLength(1)
  expect(result.current.isAtRisk).toBe(true)
  rerender({ shown: next })
  await pass(2000)
  expect(sent().slice(1)).toEqual(['PUT abc "none"'])
})

test('asks before what a leaving page cannot send is lost', () => {
  const { result, rerender } = start()
  const long = Array.from({ length: 900 }, (_, index) => item(`0199d3a0-0000-7000-8000-${String(index).padStart(12)}`))
  rerender({ shown: { base, entries: long } })
  expect(result.current.isAtRisk).toBe(true)
})
