import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtIns } from './built-in-table.ts'
import { didOf, keyIdOf, multibase, multikey, shownBy } from './rules.ts'

describe('multibase', () => {
  // From draft-msporny-base58.
  test.each([
    ['Hello World!', 'z2NEpo7TZRRrLZSi2U'],
    ['The quick brown fox jumps over the lazy dog.', 'zUSm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z'],
  ])('writes %s as others do', (text, written) => {
    expect(multibase(Buffer.from(text))).toBe(written)
  })

  test('keeps zeros at the beginning', () => {
    expect(multibase(Buffer.from('0000287fb4cd', 'hex'))).toBe('z11233QC4')
    expect(multibase(Buffer.alloc(2))).toBe('z11')
    expect(multibase(Buffer.alloc(0))).toBe('z')
  })

  test('writes different bytes differently', () => {
    const bytes = fc.uint8Array({ minLength: 0, maxLength: 40 })
    fc.assert(fc.property(bytes, bytes, (a, b) => (multibase(a) === multibase(b)) === (Buffer.compare(a, b) === 0)))
  })
})

test('marks a public key as one of Ed25519, as verifiers know it by its first letters', () => {
  const key = fc.uint8Array({ minLength: 32, maxLength: 32 })
  fc.assert(fc.property(key, (bytes) => /^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/.test(multikey(bytes))))
})

test('names a hub and its keys after its host', () => {
  expect(didOf('https://hub.example')).toBe('did:web:hub.example')
  expect(didOf('http://localhost:3000')).toBe('did:web:localhost%3A3000')
  expect(keyIdOf('https://hub.example', 1)).toBe('did:web:hub.example#badges')
  expect(keyIdOf('https://hub.example', 2)).toBe('did:web:hub.example#badges-2')
})

test('shows what comes with the hub in the language of the hub', () => {
  const row = { uploadedId: null, builtInId: builtIns[0]!.id, alternativeText: null, style: null }
  expect(shownBy(row, 'en-GB')).toEqual({ imageId: builtIns[0]!.id, imageAlternativeText: 'A star', style: 'sticker' })
  expect(shownBy(row, 'de-DE-Sie').imageAlternativeText).toBe('Ein Stern')
  expect(shownBy(row, 'fr-FR').imageAlternativeText).toBe('A star')
})
