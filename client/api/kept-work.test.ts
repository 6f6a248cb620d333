import { beforeEach, expect, test, vi } from 'vitest'
import {
  readMyAsset,
  updateMyAssetAttempt,
  updateMyAssetPages,
  updateMyAssetPosition,
} from '../../generated/client/assets/assets.ts'
import { HubProblem } from './hub-problem.ts'
import { keepDone, keepPages, keepPosition, keepWork, keptPages, keptPosition, sendKeptWork } from './kept-work.ts'

vi.mock('../../generated/client/assets/assets.ts', () => ({
  readMyAsset: vi.fn(),
  updateMyAssetAttempt: vi.fn(),
  updateMyAssetPages: vi.fn(),
  updateMyAssetPosition: vi.fn(),
}))

const kept = new Map<string, string>()
const storage = {
  setItem: (place: string, text: string) => void kept.set(place, text),
  getItem: (place: string) => kept.get(place) ?? null,
  removeItem: (place: string) => void kept.delete(place),
}
// The places are found as the own names of the storage.
const asStorage = new Proxy(storage, {
  ownKeys: () => [...kept.keys()],
  getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
})

const patch = { launchId: 'launch-1', sequence: 3, currentActivityId: null, activities: [] }
const work = (userId: string) => ({ userId, assetId: 'asset', attemptId: 'attempt', patch })

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', asStorage)
  vi.mocked(updateMyAssetAttempt).mockReset()
})

test('sends what one person left in this browser, and nobody else’s', async () => {
  keepWork('launch-1', work('me'))
  keepWork('launch-2', work('somebody else'))
  expect(await sendKeptWork('me')).toBe(1)
  expect(updateMyAssetAttempt).toHaveBeenCalledExactlyOnceWith('asset', 'attempt', patch)
  expect([...kept.keys()]).toEqual(['kept-work.launch-2'])
})

test('keeps it while the hub cannot be reached, and drops what is refused for good', async () => {
  keepWork('launch-1', work('me'))
  vi.mocked(updateMyAssetAttempt).mockRejectedValueOnce(new HubProblem({ status: 0, code: 'offline', detail: '' }))
  await expect(sendKeptWork('me')).rejects.toThrow('offline')
  expect(kept.size).toBe(1)
  vi.mocked(updateMyAssetAttempt).mockRejectedValueOnce(
    new HubProblem({ status: 409, code: 'open-elsewhere', detail: '' }),
  )
  expect(await sendKeptWork('me')).toBe(1)
  expect(kept.size).toBe(0)
})

test('forgets work once the hub has it', () => {
  keepWork('launch-1', work('me'))
  keepWork('launch-1', null)
  expect(kept.size).toBe(0)
})

test('keeps the last place in a recording of one person, until the hub has it', async () => {
  keepPosition('me', 'film', { position: 5, duration: 20 })
  keepPosition('me', 'film', { position: 12, duration: 20 })
  expect([keptPosition('me', 'film'), keptPosition('somebody else', 'film'), keptPosition('me', 'other')]).toEqual([
    12,
    null,
    null,
  ])
  keepDone('me', 'guide')
  expect(await sendKeptWork('me')).toBe(2)
  expect(updateMyAssetPosition).toHaveBeenCalledExactlyOnceWith('film', { position: 12, duration: 20 })
  expect(readMyAsset).toHaveBeenCalledExactlyOnceWith('guide')
  expect(keptPosition('me', 'film')).toBe(null)
  expect(await sendKeptWork('me')).toBe(0)
})

test('keeps all pages that one person saw of a document, until the hub has them', async () => {
  keepPages('me', 'guide', { page: 3, pageCount: 12, seen: [{ first: 1, last: 3 }] })
  keepPages('me', 'guide', { page: 5, pageCount: 12, seen: [{ first: 4, last: 5 }] })
  const pages = { page: 5, pageCount: 12, seen: [{ first: 1, last: 5 }] }
  expect([keptPages('me', 'guide'), keptPages('somebody else', 'guide')]).toEqual([pages, null])
  expect(await sendKeptWork('me')).toBe(1)
  expect(updateMyAssetPages).toHaveBeenCalledExactlyOnceWith('guide', pages)
  expect(keptPages('me', 'guide')).toBe(null)
  expect(await sendKeptWork('me')).toBe(0)
})
