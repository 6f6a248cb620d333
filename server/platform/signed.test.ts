import { expect, test } from 'vitest'
import { isMacOf, macOf, plainMacOf, readSigned, sign } from './signed.ts'

test('gives back what was signed with one of the secrets, for the same purpose and in the right shape alone', () => {
  const signed = sign('secret', 'content token', 'a.text')
  expect(readSigned(['later', 'secret'], 'content token', signed, /^a\.text$/)).toBe('a.text')
  expect(readSigned(['another'], 'content token', signed, /^a\.text$/)).toBeNull()
  expect(readSigned(['secret'], 'known device', signed, /^a\.text$/)).toBeNull()
  expect(readSigned(['secret'], 'content token', signed, /^another$/)).toBeNull()
  expect(readSigned(['secret'], 'content token', signed.replace('text', 'test'), /^a\.te.t$/)).toBeNull()
  expect(readSigned(['secret'], 'content token', '', /^$/)).toBeNull()
})

test('takes what was signed before keys had ids, and no signature that names another key than its own', () => {
  const plain = plainMacOf('secret', 'content token', 'text')
  expect(readSigned(['later', 'secret'], 'content token', `text.${plain.toString('base64url')}`, /^text$/)).toBe('text')
  expect(isMacOf(['later'], 'content token', 'text', plain)).toBe(false)
  const [signed, other] = ['secret', 'later'].map((secret) => macOf(secret, 'content token', 'text')) as [
    Buffer,
    Buffer,
  ]
  const renamed = Buffer.concat([other.subarray(0, 4), signed.subarray(4)])
  expect([signed, renamed].map((mac) => isMacOf(['later', 'secret'], 'content token', 'text', mac))).toEqual([
    true,
    false,
  ])
  expect(isMacOf(['secret'], 'content token', 'text', signed.subarray(0, 20))).toBe(false)
})
