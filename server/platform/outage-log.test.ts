import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { labelled } from './log-labels.ts'
import { outages } from './outage-log.ts'

const lost = { err: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }) }

test('an outage is a line a minute, with how many were held back; other faults are always said', () => {
  let now = 0
  const letThrough = outages(() => now)
  const asked = (about: unknown) => letThrough(about)
  expect(asked(lost)).toEqual({})
  for (now = 1_000; now < 60_000; now += 1_000) expect(asked(lost)).toBeNull()
  expect(asked({ err: new Error('a fault of our own') })).toEqual({})
  // Another one has minutes of its own.
  expect(asked({ refusal: 'overloaded' })).toEqual({})
  expect(asked({ refusal: 'overloaded' })).toBeNull()
  now = 60_000
  expect(asked(lost)).toEqual({ heldBack: 59 })
})

test('the log itself holds them back, whoever logs, and names hub and job', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  labelled(
    () => ({ hub: 7, job: 'mails' }),
    () => {
      log.warn(lost, 'mails wait')
      log.child({}).warn(lost, 'another waits')
      log.warn('said')
    },
  )
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { msg: 'mails wait', hub: 7, job: 'mails', err: { code: 'ECONNREFUSED' } },
    { msg: 'said', hub: 7, job: 'mails' },
  ])
})
