import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { debounced } from './debounced.ts'

test('does once what is asked for many times', async () => {
  let done = 0
  const ask = debounced(20, async () => void (done += 1))
  for (let time = 0; time < 5; time += 1) ask()
  await wait(80)
  expect(done).toBe(1)
})

test('does once more what is asked for while it works, and never two at a time', async () => {
  const log: string[] = []
  const ask = debounced(5, async () => {
    log.push('begin')
    await wait(40)
    log.push('end')
  })
  ask()
  await wait(20)
  ask()
  await wait(15)
  ask()
  await wait(150)
  expect(log).toEqual(['begin', 'end', 'begin', 'end'])
})
