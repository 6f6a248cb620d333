import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const what = { purpose: 'badge key', about: 'a key' } as const

test('opens with the same secret, purpose and words alone', () => {
  const sealed = seal('secret', what, Buffer.from('bytes'))
  expect(unseal(['later', 'secret'], what, sealed)?.toString()).toBe('bytes')
  expect(unseal(['another'], what, sealed)).toBeNull()
  expect(unseal(['later', 'secret'], { ...what, about: 'another key' }, sealed)).toBeNull()
  expect(unseal(['later', 'secret'], { ...what, purpose: 'totp secret' }, sealed)).toBeNull()
  sealed[sealed.length - 20]! ^= 1
  expect(unseal(['later', 'secret'], what, sealed)).toBeNull()
})
