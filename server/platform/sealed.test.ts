import { createCipheriv, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyFor } from './derived-key.ts'
import { seal, sealedAnew, unseal } from './sealed.ts'

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

test('begins with the id of its key, which tells nothing of the key', () => {
  const { id, bytes } = keyFor('secret', what.purpose)
  expect(seal('secret', what, Buffer.from('bytes')).subarray(0, 4)).toEqual(id)
  expect(keyFor('later', what.purpose).id).not.toEqual(id)
  expect(bytes.includes(id)).toBe(false)
})

/** As it was before keys had ids. */
function sealedWithoutId(secret: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, what.purpose).bytes, nonce).setAAD(
    Buffer.from(what.about),
  )
  return Buffer.concat([nonce, cipher.update('bytes'), cipher.final(), cipher.getAuthTag()])
}

test('opens what was sealed before keys had ids', () => {
  expect(unseal(['later', 'secret'], what, sealedWithoutId('secret'))?.toString()).toBe('bytes')
  expect(unseal(['later'], what, sealedWithoutId('secret'))).toBeNull()
})

test('is sealed anew with the first secret, once, and not where none of them opens it', () => {
  for (const before of [seal('secret', what, Buffer.from('bytes')), sealedWithoutId('secret')]) {
    const anew = sealedAnew(['later', 'secret'], what, before) as Buffer
    expect(unseal(['later'], what, anew)?.toString()).toBe('bytes')
    expect(sealedAnew(['later', 'secret'], what, anew)).toBeNull()
    expect(sealedAnew(['later'], what, before)).toBe('lost')
  }
})
