import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogbook } from './logbook.ts'
import { createRecorder } from './recorder.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const attempt = { launchId: 'launch-1', sequence: 7, currentActivityId: null, activities: [] }

function setUp() {
  const post = vi.fn()
  const beacon = vi.fn()
  const collect = () => ({ currentActivityId: 'a', activities: [] })
  return { post, beacon, recorder: createRecorder({ attempt, logbook: createLogbook(), collect, post, beacon }) }
}

test('sends many changes as one snapshot 300 ms after the first, numbered on from the attempt', () => {
  const { recorder, post } = setUp()
  recorder.changed()
  vi.advanceTimersByTime(200)
  recorder.changed()
  expect(post).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(post).toHaveBeenCalledExactlyOnceWith({
    launchId: 'launch-1',
    sequence: 8,
    currentActivityId: 'a',
    activities: [],
  })
  vi.advanceTimersByTime(1000)
  expect(post).toHaveBeenCalledOnce()
})

test('sends a commit at once instead of the waiting change', () => {
  const { recorder, post } = setUp()
  recorder.changed()
  recorder.save()
  vi.advanceTimersByTime(1000)
  expect(post).toHaveBeenCalledOnce()
})

test('flushes only what the server may not have', () => {
  const { recorder, beacon } = setUp()
  recorder.flush()
  expect(beacon).not.toHaveBeenCalled()
  recorder.save()
  recorder.acknowledge(8)
  recorder.flush()
  expect(beacon).not.toHaveBeenCalled()
  recorder.changed()
  recorder.flush()
  expect(beacon).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sequence: 9 }))
})

test('sends what is said at once while the page is being left both ways, by beacon as one', async () => {
  const { recorder, post, beacon } = setUp()
  recorder.setLeaving(true)
  recorder.save()
  for (let word = 0; word < 60; word += 1) recorder.changed()
  await Promise.resolve()
  await Promise.resolve()
  expect(post).toHaveBeenCalledTimes(2)
  expect(beacon.mock.calls.map(([snapshot]) => snapshot.sequence)).toEqual([9])
  recorder.setLeaving(false)
  recorder.save()
  await Promise.resolve()
  expect(beacon).toHaveBeenCalledOnce()
})

test('takes along what is noted, and sends nothing for it alone', () => {
  const { recorder, post } = setUp()
  recorder.note({ kind: 'save', error: 'not-saved' })
  vi.advanceTimersByTime(1000)
  expect(post).not.toHaveBeenCalled()
  recorder.save()
  expect(post.mock.calls[0]?.[0].entries).toMatchObject([{ number: 1, kind: 'save', error: 'not-saved' }])
})
