// @vitest-environment jsdom
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getGetAssetQueryKey } from '../../generated/client/assets-admin/assets-admin.ts'
import { getListMyApiTokensQueryKey } from '../../generated/client/auth/auth.ts'
import type { FileInfo } from '../../generated/client/model/fileInfo.ts'
import { HubProblem } from './hub-problem.ts'
import { makeQueryClient } from './query-client.ts'
import { upload } from './uploads.ts'
import { useChange } from './use-change.ts'
import { useUpload, useUploadThen } from './use-upload.ts'

vi.mock('./uploads.ts', () => ({ upload: vi.fn<typeof upload>() }))

const sent = {
  file: new File(['x'], 'safety.pdf'),
  purpose: { type: 'asset', referenceId: 'a1' },
  isPatient: true,
} as const
const info = { id: 'f1' } as FileInfo
const [asset, tokens] = [getGetAssetQueryKey('a1'), getListMyApiTokensQueryKey()]
let client: QueryClient

const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <I18nProvider i18n={i18n}>{children}</I18nProvider>
  </QueryClientProvider>
)
const outdated = () => [asset, tokens].map((key) => client.getQueryState(key)?.isInvalidated)

beforeAll(() => i18n.loadAndActivate({ locale: 'en-GB', messages: {} }))
beforeEach(() => {
  client = makeQueryClient()
  for (const key of [asset, tokens]) client.setQueryData(key, 0 as never)
})
afterEach(() => {
  cleanup()
  vi.mocked(upload).mockReset()
})

test('sends a file, and what it affects is read anew', async () => {
  vi.mocked(upload).mockResolvedValue(info)
  const { result } = renderHook(() => useChange(useUpload), { wrapper: around })
  expect(await act(() => result.current.send(sent))).toBeNull()
  expect(upload).toHaveBeenCalledExactlyOnceWith(sent.file, sent.purpose, { isPatient: true })
  await waitFor(() => expect(result.current.data).toEqual(info))
  expect(outdated()).toEqual([true, false])
})

test('changes something with the file once it is there, and refreshes what that affects', async () => {
  vi.mocked(upload).mockResolvedValue(info)
  const change = vi.fn<(info: FileInfo) => Promise<string>>(async ({ id }) => id)
  const { result } = renderHook(() => useChange(() => useUploadThen(change, 'createMyApiToken')), { wrapper: around })
  expect(await act(() => result.current.send(sent))).toBeNull()
  expect(change).toHaveBeenCalledExactlyOnceWith(info, sent)
  await waitFor(() => expect(result.current.data).toBe('f1'))
  expect(outdated()).toEqual([false, true])
})

test('changes nothing with a file that the hub refuses', async () => {
  const refusal = new HubProblem({ status: 400, code: 'file-invalid', detail: 'It is empty.' })
  vi.mocked(upload).mockRejectedValue(refusal)
  const change = vi.fn<() => string>(() => '')
  const { result } = renderHook(() => useChange(() => useUploadThen(change)), { wrapper: around })
  expect(await act(() => result.current.send(sent))).toMatchObject({ title: 'The file cannot be used' })
  expect(change).not.toHaveBeenCalled()
  await waitFor(() => expect(result.current.error).toBe(refusal))
})
