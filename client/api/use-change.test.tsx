// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { currentNotices } from '../ui/notices/notices-store.ts'
import { HubProblem } from './hub-problem.ts'
import { makeQueryClient } from './query-client.ts'
import { useChange } from './use-change.ts'

type Rename = { data: { name: string } }

const busy = new HubProblem({ status: 503, code: 'unavailable', detail: '' })
const rename = vi.fn<(variables: Rename) => Promise<{ id: string }>>()
const useRename = () => useMutation({ mutationFn: rename })

function around({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={makeQueryClient()}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </QueryClientProvider>
  )
}

const changeWith = (options: Parameters<typeof useChange<{ id: string }, Rename>>[1]) =>
  renderHook(() => useChange(useRename, options), { wrapper: around }).result
const said = () => currentNotices().map(({ text, tone }) => [text, tone])

beforeAll(() => i18n.loadAndActivate({ locale: 'en-GB', messages: {} }))
afterEach(() => {
  cleanup()
  rename.mockReset()
})

test('says when it is done', async () => {
  rename.mockResolvedValue({ id: 't1' })
  const change = changeWith({ done: (_, { data }) => `${data.name} is saved.` })
  act(() => change.current.run({ data: { name: 'Safety' } }))
  await waitFor(() => expect(said()).toEqual([['Safety is saved.', 'done']]))
})

test('can be taken back where it is said', async () => {
  rename.mockResolvedValue({ id: 't1' })
  const undo = vi.fn<(answer: { id: string }) => Promise<void>>(async () => undefined)
  const change = changeWith({ done: () => 'Saved.', undo })
  act(() => change.current.run({ data: { name: 'Safety' } }))
  await waitFor(() => expect(currentNotices()[0]?.onUndo).toBeDefined())
  act(() => currentNotices()[0]!.onUndo!())
  await waitFor(() => expect(said()).toContainEqual(['Undone.', 'done']))
  expect(undo.mock.calls[0]![0]).toEqual({ id: 't1' })
})

test('says why it cannot be taken back', async () => {
  rename.mockResolvedValue({ id: 't1' })
  const change = changeWith({ done: () => 'Saved.', undo: () => Promise.reject(busy) })
  act(() => change.current.run({ data: { name: 'Safety' } }))
  await waitFor(() => expect(currentNotices()[0]?.onUndo).toBeDefined())
  act(() => currentNotices()[0]!.onUndo!())
  await waitFor(() => expect(said()).toContainEqual(['Try again in a moment.', 'problem']))
})

test('says in the corner what the hub refuses to a click', async () => {
  rename.mockRejectedValue(busy)
  const change = changeWith({ refused: (reason, { data }) => `${data.name} stays. ${reason}` })
  act(() => change.current.run({ data: { name: 'Safety' } }))
  await waitFor(() => expect(said()).toEqual([['Safety stays. Try again in a moment.', 'problem']]))
})

test('hands to a form what the hub refuses, and says nothing besides', async () => {
  rename.mockRejectedValue(busy)
  const change = changeWith({ done: () => 'Saved.' })
  const refusal = await act(() => change.current.send({ data: { name: '' } }))
  expect(refusal).toEqual({ title: 'The hub is busy', text: 'Try again in a moment.', fields: {} })
  expect(said()).toEqual([])
})

test('answers a form with nothing where it was kept', async () => {
  rename.mockResolvedValue({ id: 't1' })
  const change = changeWith({})
  expect(await act(() => change.current.send({ data: { name: 'Safety' } }))).toBeNull()
})
