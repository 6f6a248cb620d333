// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createAsset } from '../../../generated/client/assets-admin/assets-admin.ts'
import type * as uploads from '../../api/uploads.ts'
import { hasArrived, settledFile } from '../../api/uploads.ts'
import { keepUnfinished } from './unfinished.ts'
import { recallUploads, useUploads } from './uploads-store.ts'

vi.mock('../../../generated/client/assets-admin/assets-admin.ts', () => ({ createAsset: vi.fn() }))
vi.mock('../../api/uploads.ts', async (original) => ({
  ...(await original<typeof uploads>()),
  hasArrived: vi.fn(),
  settledFile: vi.fn(),
}))

const by = { client: new QueryClient(), userId: 'ada', teamId: null }
const course = {
  name: 'course.zip',
  size: 10,
  lastModified: 1,
  begun: { fileId: 'f1', uploadToken: 't', resumableUrl: '/u/t' },
}

afterEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

const shown = () => renderHook(() => useUploads()).result.current.items

test('what had arrived before the page ended becomes an asset, under the key that the page had', async () => {
  vi.mocked(hasArrived).mockResolvedValue(true)
  vi.mocked(settledFile).mockResolvedValue({ assetType: 'scorm', conversionErrorDetail: null } as never)
  vi.mocked(createAsset).mockResolvedValue({ id: 'a1' } as never)
  keepUnfinished('ada', [course])
  recallUploads(by)
  await waitFor(() => expect(shown()).toMatchObject([{ name: 'course.zip', state: 'done', asset: { id: 'a1' } }]))
  expect(createAsset).toHaveBeenCalledExactlyOnceWith(
    { type: 'scorm', name: 'course', fileId: 'f1' },
    { headers: { 'Idempotency-Key': 'asset-of-f1' } },
  )
})

test('what had not arrived asks for the file again', async () => {
  vi.mocked(hasArrived).mockResolvedValue(false)
  keepUnfinished('ada', [{ ...course, name: 'other.zip' }])
  recallUploads(by)
  await waitFor(() => expect(hasArrived).toHaveBeenCalled())
  expect(shown().filter(({ name }) => name === 'other.zip')).toMatchObject([{ state: 'lost' }])
  expect(createAsset).not.toHaveBeenCalled()
})
