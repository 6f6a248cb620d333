import { describe, expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

describe('a seal', () => {
  test('opens with the same secret and the same words alone', () => {
    const sealed = seal('secret', 'keys', 'a key', Buffer.from('bytes'))
    expect(unseal(['later', 'secret'], 'keys', 'a key', sealed)?.toString()).toBe('bytes')
    expect(unseal(['another'], 'keys', 'a key', sealed)).toBeNull()
    expect(unseal(['later', 'secret'], 'locks', 'a key', sealed)).toBeNull()
    expect(unseal(['later', 'secret'], 'keys', 'another key', sealed)).toBeNull()
    sealed[sealed.length - 20]! ^= 1
    expect(unseal(['later', 'secret'], 'keys', 'a key', sealed)).toBeNull()
  })
})
