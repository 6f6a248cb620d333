import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSaveQueue } from './save-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function snapshot(sequence: number) {
  return { launchId: 'launch-1', sequence, currentActivityId: null, activities: [] }
}

function setUp() {
  const pending: {
    sequence: number
    keepalive: boolean
    succeed: () => Promise<void>
    fail: () => Promise<void>
    beElsewhere: () => Promise<void>
  }[] = []
  const onState = vi.fn()
  const onSaved = vi.fn()
  const keep = vi.fn()
  const queue = createSaveQueue({
    onState,
    onSaved,
    keep,
    isElsewhere: (error) => error instanceof Error && error.message === 'elsewhere',
    save: ({ sequence }, { keepalive }) =>
      new Promise((resolve, reject) => {
        const settle = (act: () => void) => async () => {
          act()
          await vi.advanceTimersByTimeAsync(0)
        }
        pending.push({
          sequence,
          keepalive,
          succeed: settle(resolve),
          fail: settle(() => reject(new Error('offline'))),
          beElsewhere: settle(() => reject(new Error('elsewhere'))),
        })
      }),
  })
  return { queue, pending, onState, onSaved, keep, states: () => onState.mock.calls.map(([state]) => state) }
}

test('saves at once and says so', async () => {
  const { queue, pending, states, onSaved } = setUp()
  queue.push(snapshot(1))
  expect(pending).toMatchObject([{ sequence: 1, keepalive: false }])
  await pending[0]?.succeed()
  expect(states()).toEqual(['saving', 'saved'])
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(1)
})

test('keeps one save in flight and sends only the newest after it', async () => {
  const { queue, pending } = setUp()
  queue.push(snapshot(1))
  queue.push(snapshot(2))
  queue.push(snapshot(3))
  expect(pending).toHaveLength(1)
  await pending[0]?.succeed()
  expect(pending.map(({ sequence }) => sequence)).toEqual([1, 3])
})

test('ignores a snapshot that is older than the newest', () => {
  const { queue, pending } = setUp()
  queue.push(snapshot(2))
  queue.push(snapshot(1))
  expect(pending).toHaveLength(1)
})

test('tries again after 1, 2, 4 ... and at most 30 seconds, until it succeeds', async () => {
  const { queue, pending, states } = setUp()
  queue.push(snapshot(1))
  for (const wait of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const count = pending.length
    await pending.at(-1)?.fail()
    expect(states().at(-1)).toBe('not-saved')
    await vi.advanceTimersByTimeAsync(wait - 1)
    expect(pending).toHaveLength(count)
    await vi.advanceTimersByTimeAsync(1)
    expect(pending).toHaveLength(count + 1)
  }
  await pending.at(-1)?.succeed()
  expect(states().at(-1)).toBe('saved')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pending).toHaveLength(8)
})

test('waits with a newer snapshot too while the server is away, then sends that one', async () => {
  const { queue, pending } = setUp()
  queue.push(snapshot(1))
  await pending[0]?.fail()
  queue.push(snapshot(2))
  expect(pending).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(pending.map(({ sequence }) => sequence)).toEqual([1, 2])
})

test('tries again at once when the connection is back', async () => {
  const { queue, pending } = setUp()
  queue.push(snapshot(1))
  await pending[0]?.fail()
  queue.retryNow()
  expect(pending).toHaveLength(2)
})

test('flushes the newest with keepalive beside the save in flight', async () => {
  const { queue, pending, states } = setUp()
  queue.push(snapshot(1))
  queue.push(snapshot(2))
  queue.flush()
  expect(pending).toMatchObject([{ sequence: 1 }, { sequence: 2, keepalive: true }])
  await pending[1]?.succeed()
  await pending[0]?.succeed()
  expect(pending).toHaveLength(2)
  expect(states().at(-1)).toBe('saved')
})

test('flushes nothing that is saved', async () => {
  const { queue, pending } = setUp()
  queue.push(snapshot(1))
  await pending[0]?.succeed()
  queue.flush()
  expect(pending).toHaveLength(1)
})

test('goes on trying after a flush that failed', async () => {
  const { queue, pending } = setUp()
  queue.push(snapshot(1))
  await pending[0]?.fail()
  queue.flush()
  await pending[1]?.fail()
  expect(pending).toHaveLength(3)
  await pending[2]?.succeed()
})

test('goes on until saved when nobody listens any more', async () => {
  const { queue, pending, onState } = setUp()
  queue.push(snapshot(1))
  await pending[0]?.fail()
  onState.mockClear()
  queue.detach()
  await vi.advanceTimersByTimeAsync(1000)
  await pending[1]?.succeed()
  expect(pending).toHaveLength(2)
  expect(onState).not.toHaveBeenCalled()
})

test('keeps what could not be saved in the browser until it is', async () => {
  const { queue, pending, keep } = setUp()
  queue.push(snapshot(1))
  await pending[0]?.fail()
  expect(keep).toHaveBeenLastCalledWith(snapshot(1))
  queue.push(snapshot(2))
  expect(keep).toHaveBeenLastCalledWith(snapshot(2))
  queue.retryNow()
  await pending[1]?.succeed()
  expect(keep).toHaveBeenLastCalledWith(null)
})

test('saves nothing more once another window goes on', async () => {
  const { queue, pending, states, keep } = setUp()
  queue.push(snapshot(1))
  await pending[0]?.beElsewhere()
  expect(states()).toEqual(['saving', 'elsewhere'])
  expect(keep).toHaveBeenLastCalledWith(null)
  queue.push(snapshot(2))
  queue.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pending).toHaveLength(1)
})

test('says that what activities reported last was not taken where another window goes on', async () => {
  const { queue, pending, states } = setUp()
  queue.push({ ...snapshot(1), activities: [{ activityId: 'a', values: { 'cmi.location': '2' } }] })
  await pending[0]?.beElsewhere()
  queue.flush()
  expect(states()).toEqual(['saving', 'elsewhere-unsaved'])
})
