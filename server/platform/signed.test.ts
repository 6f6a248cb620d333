import { expect, test } from 'vitest'
import { readSigned, sign } from './signed.ts'

test('gives back what was signed with one of the secrets, for the same purpose and in the right shape alone', () => {
  const signed = sign('secret', 'content token', 'a.text')
  expect(readSigned(['later', 'secret'], 'content token', signed, /^a\.text$/)).toBe('a.text')
  expect(readSigned(['another'], 'content token', signed, /^a\.text$/)).toBeNull()
  expect(readSigned(['secret'], 'known device', signed, /^a\.text$/)).toBeNull()
  expect(readSigned(['secret'], 'content token', signed, /^another$/)).toBeNull()
  expect(readSigned(['secret'], 'content token', signed.replace('text', 'test'), /^a\.te.t$/)).toBeNull()
  expect(readSigned(['secret'], 'content token', '', /^$/)).toBeNull()
})
