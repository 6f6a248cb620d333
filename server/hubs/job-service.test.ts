import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testHub, type TestHub } from '../testing/app.ts'
import { scheduleForEachHub } from './job-service.ts'

let hub: TestHub
beforeAll(async () => {
  hub = await testHub()
})
afterAll(() => hub.close())

test('works for every hub now and again, also after it failed in one', async () => {
  const seen: number[] = []
  const end = scheduleForEachHub(hub.context, 20, 'trials', async ({ hub: { domainId } }) => {
    seen.push(domainId)
    if (domainId === 1) throw new Error('broken')
  })
  await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(4))
  end()
  expect(seen.slice(0, 4)).toEqual([1, 2, 1, 2])
})
