import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounced } from './debounced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('does once what is asked for many times', async () => {
  let done = 0
  const ask = debounced(20, async () => void (done += 1))
  for (let time = 0; time < 5; time += 1) ask()
  await pass(80)
  expect(done).toBe(1)
})

test('does once more what is asked for while it works, and never two at a time', async () => {
  const log: string[] = []
  const ask = debounced(5, async () => {
    log.push('begin')
    await new Promise((resolve) => setTimeout(resolve, 40))
    log.push('end')
  })
  ask()
  await pass(20)
  ask()
  await pass(15)
  ask()
  await pass(150)
  expect(log).toEqual(['begin', 'end', 'begin', 'end'])
})
