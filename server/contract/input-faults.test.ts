import { expect, test } from 'vitest'
import { faultyInput } from './input-faults.ts'

const messageFor = (allowedValues: string[]) =>
  faultyInput([{ keyword: 'enum', instancePath: '/type', schemaPath: '', params: { allowedValues } }], 'body').options
    .errors![0]!.message

test('names what may be sent', () => {
  expect(messageFor(['open', 'complete'])).toBe('must be one of open, complete')
})

test('cuts a long list behind one of its values, to what a message has room for', () => {
  const values = Array.from({ length: 100 }, (_, index) => `value${index}`)
  const message = messageFor(values)
  expect(message.length).toBeLessThanOrEqual(500)
  expect(message).toMatch(/^must be one of value0, value1, .*value\d+, …$/)
})
