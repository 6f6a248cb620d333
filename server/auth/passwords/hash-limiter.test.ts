import { expect, test } from 'vitest'
import { inTurn } from './hash-limiter.ts'

test('runs four at a time, lets fifty wait and refuses the rest', async () => {
  const gate = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const work = () =>
    inTurn(async () => {
      running += 1
      most = Math.max(most, running)
      await gate.promise
      running -= 1
      return 'done'
    })
  const accepted = Array.from({ length: 54 }, work)
  await expect(work()).rejects.toMatchObject({
    status: 429,
    code: 'too-many-requests',
    options: { headers: { 'retry-after': '1' } },
  })
  gate.resolve()
  expect(await Promise.all(accepted)).toHaveLength(54)
  expect(most).toBe(4)
  expect(await inTurn(async () => 'again')).toBe('again')
})

test('passes its place on when work fails', async () => {
  const failing = Array.from({ length: 20 }, () => inTurn(() => Promise.reject(new Error('broken'))))
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await inTurn(async () => 'still works')).toBe('still works')
})
